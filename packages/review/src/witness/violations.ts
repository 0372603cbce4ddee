import { escapeToken, type Schema } from '@jurybox/openapi';

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
