import { escapeToken, isObject, resolveReference } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../compared.ts';
import type { Finding } from '../model.ts';
import type { ReviewedOperation } from '../operations.ts';
import { mediaFor, type SideOfMessage } from './contract.ts';
import { partOf } from './parameters.ts';
import { isAbout, pointersOnPath } from './places.ts';
import type { PartName, Violation } from './violation.ts';

/** A finding about requests. */
export interface CheckedFinding {
  finding: Finding;
  /** The index of the finding's cause in the list of breaking causes. */
  cause: number;
  /** The parameters and the body that the finding concerns. */
  parts: Set<PartName>;
}

/** The rules that can explain a violation of a keyword, besides the rule with the name of the keyword. */
const rulesOf: Record<string, string[]> = {
  'body-required': ['body-added'],
  const: ['enum'],
  contains: ['minContains', 'maxContains'],
  'content-type': ['request-content-type'],
  exclusiveMaximum: ['maximum'],
  exclusiveMinimum: ['minimum'],
  // A schema `false` becomes `not: {}` in the review, so these rules can explain a violation of `not`.
  not: 'additionalProperties items prefixItems property-removed unevaluatedItems unevaluatedProperties'.split(' '),
  'parameter-required': ['parameter-added'],
};
/** Rules about a value as a whole. They can explain the violation of any keyword. */
const wholeValue = new Set(['property-added', 'schema', 'readOnly', 'writeOnly']);
const choices = new Set(['anyOf', 'oneOf', 'contains']);

const explains = ({ finding: { rule } }: CheckedFinding, keyword: string): boolean =>
  rule === keyword || wholeValue.has(rule) || (rulesOf[keyword]?.includes(rule) ?? false);

/**
 * Finds the causes that explain why the revision refuses a request. `explained` contains the causes whose change is at
 * the place of a violation. If a violation has no such cause, `possible` contains all causes that change the same
 * parameter or the same body.
 */
export function attribute(
  violations: Violation[],
  findings: CheckedFinding[],
  { sides, operations, body, type }: AttributeContext,
): { explained: Map<number, Violation>; possible: Set<number> } {
  const open = violations.map((violation) => ({
    violation,
    places: placesOf(violation),
    found: [] as CheckedFinding[],
  }));
  const about = (pointers: string[]) =>
    findings.filter(({ finding }) => pointers.some((pointer) => isAbout(finding.pointer, pointer)));
  const isInside = (inner: Violation, outer: Violation): boolean =>
    inner !== outer && inner.part === outer.part && outer.path.every((key, i) => inner.path[i] === key);
  const isChoice = ({ keyword }: Violation): boolean => choices.has(keyword);
  for (const one of open)
    if (!isChoice(one.violation))
      one.found = about(one.places[0] ?? []).filter((finding) => explains(finding, one.violation.keyword));
  const isInChoice = ({ violation }: (typeof open)[number]): boolean =>
    open.some((other) => isChoice(other.violation) && isInside(violation, other.violation));
  const possible = new Set<number>();
  // If no branch of an `anyOf` fits, the `anyOf` and its branches have violations. If a violation of a branch has a
  // cause, the violation of the `anyOf` needs none. So the loop begins with the innermost violations.
  for (const one of open.toSorted((a, b) => b.violation.path.length - a.violation.path.length)) {
    const inside = open.filter(({ violation }) => isInside(violation, one.violation));
    const isCovered = isChoice(one.violation) ? inside.some(({ found }) => found.length > 0) : isInChoice(one);
    if (one.found.length === 0 && !isCovered) one.found = one.places.map(about).find(({ length }) => length > 0) ?? [];
    if (one.found.length > 0) continue;
    const isOpen = !isCovered && !isInChoice(one);
    const here = isOpen ? findings.filter(({ parts }) => parts.has(one.violation.part)) : about(one.places[0] ?? []);
    for (const { cause } of here) possible.add(cause);
  }
  const explained = open.flatMap(({ found, violation }) => found.map(({ cause }) => [cause, violation] as const));
  return { explained: new Map(explained), possible };

  /** Returns the pointers to the schemas of the wrong value, then those to the schemas of each value around it. */
  function placesOf({ part, path, member }: Violation): string[][] {
    const found = mapCompared({ base: 'base', revision: 'revision' } as const, (side) => {
      const operation = operations[side];
      const root = operation && partPointer(sides[side], operation, part, type);
      if (root === undefined) return [];
      const value = part === 'body' ? body : undefined;
      const full = member === undefined ? path : [...path, member];
      return [
        [root.part],
        ...(root.schema === undefined ? [] : pointersOnPath(sides[side].document, root.schema, full, value)),
      ];
    });
    const length = Math.max(found.base.length, found.revision.length);
    const outermostFirst = Array.from({ length }, (_, i) => [...(found.base[i] ?? []), ...(found.revision[i] ?? [])]);
    const [last = [], ...others] = outermostFirst.toReversed();
    if (member === undefined) return [last, ...others];
    return [[...last, ...(others[0] ?? [])], ...others.slice(1)];
  }
}

interface AttributeContext {
  sides: Compared<SideOfMessage>;
  operations: Compared<ReviewedOperation | undefined>;
  body: unknown;
  type: string | undefined;
}

function partPointer(
  { document }: SideOfMessage,
  operation: ReviewedOperation,
  part: PartName,
  type: string | undefined,
): { part: string; schema?: string } | undefined {
  if (part !== 'body') {
    const parameter = operation.parameters.find((one) => partOf(one) === part);
    return parameter && { part: parameter.pointer, schema: `${parameter.pointer}/schema` };
  }
  const pointer = operation.requestBody?.pointer;
  if (pointer === undefined) return { part: `${operation.pointer}/requestBody` };
  const node = resolveReference(document, pointer);
  const content = isObject(node) && isObject(node['content']) ? Object.keys(node['content']) : [];
  const [media] = mediaFor(operation.requestBody?.content ?? {}, type ?? 'application/json') ?? [];
  const name = content.find((one) => one.toLowerCase() === media);
  return { part: pointer, ...(name === undefined ? {} : { schema: `${pointer}/content/${escapeToken(name)}/schema` }) };
}
