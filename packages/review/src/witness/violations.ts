import { escapeToken, unescapeToken, type Schema } from '@jurybox/openapi';

/** One error of a value. It has those members of an Ajv error that the search needs. */
export interface Violation {
  keyword: string;
  /** The JSON pointer into the value. */
  instancePath: string;
  params: Record<string, unknown>;
}

/**
 * The state of a check: the place of the value, and the list that collects the violations. If there is no list, the
 * check stops at the first violation.
 */
export interface Check {
  path: string;
  found: Violation[] | undefined;
}

/** Whether a value fits one keyword of a schema. Adds the violations to the list of the check. */
export type Keyword = (check: Check, value: unknown, operand: unknown, schema: Schema) => boolean;

/** The maximum number of violations to list. One value can violate a recursive choice in millions of ways. */
const mostViolations = 2000;

/** A check without a list of violations. */
export const silent: Check = { path: '', found: undefined };

export function add(found: Violation[] | undefined, ...violations: Violation[]): void {
  found?.push(...violations.slice(0, mostViolations - found.length));
}

export function fail({ path, found }: Check, keyword: string, params: Record<string, unknown> = {}): false {
  if (found && found.length < mostViolations) found.push({ keyword, instancePath: path, params });
  return false;
}

/**
 * Returns the state of a check inside a member or item. If no list collects the violations, returns the same state,
 * because nothing needs the path.
 */
export const inside = (at: Check, name: string): Check =>
  at.found === undefined ? at : { path: `${at.path}/${escapeToken(name)}`, found: at.found };

/** Whether a validator refuses a value because it fits two branches of `oneOf`. */
export const isOverlap = ({ keyword, params }: Violation): boolean =>
  keyword === 'oneOf' && Array.isArray((params as { passingSchemas?: unknown }).passingSchemas);

/**
 * For these keywords, a validator does not report the error at the wrong value itself. It reports the error at a value
 * that contains the wrong value.
 */
const enclosingKeywords = new Set([
  'oneOf',
  'anyOf',
  'not',
  'if',
  'contains',
  'propertyNames',
  'false schema',
  'unevaluatedProperties',
  'unevaluatedItems',
]);

/**
 * Whether a validation error concerns the place of a finding. The error must be at the place or below it, or at a
 * keyword such as `oneOf` of an enclosing schema. The names of members must be equal, but the index of an item may be
 * different. This check keeps findings apart if one message has several changes.
 */
export function isAbout({ instancePath, keyword, params }: Violation, place: (string | number)[]): boolean {
  const { additionalProperty, unevaluatedProperty, missingProperty, propertyName } = params as Record<
    string,
    string | undefined
  >;
  const named = additionalProperty ?? unevaluatedProperty ?? missingProperty ?? propertyName;
  const path = [...instancePath.split('/').slice(1).map(unescapeToken), ...(named === undefined ? [] : [named])];
  const shared = place
    .slice(0, path.length)
    .every((part, i) => (typeof part === 'number' ? /^\d+$/.test(path[i] ?? '') : path[i] === part));
  return shared && (path.length >= place.length || enclosingKeywords.has(keyword));
}
