import { deprecationOf } from '@jurybox/openapi';
import { dayOf } from '../dates.ts';
import type { Finding } from '../model.ts';
import type { ReviewedOperation } from '../operations.ts';

/**
 * For each rule about a removed part: whether the part must have had a sunset. For a member or a header, an approval is
 * enough, because the review can take a rewritten schema for a removal.
 */
const removals = new Map([
  ['operation-removed', true],
  ['parameter-removed', true],
  ['property-removed', false],
  ['header-removed', false],
]);

export type OperationOf = (label: string) => ReviewedOperation | undefined;

/**
 * Returns undefined if the finding is no removal. `problem` says what the removed part lacks: `deprecated: true`, or an
 * `x-sunset` that has passed.
 */
export function removalOf({ rule, base, operations: [label = ''] }: Finding, operationOf: OperationOf, today: string) {
  const mustBeAnnounced = removals.get(rule);
  if (mustBeAnnounced === undefined) return undefined;
  // For a removed parameter or header, `base` has `deprecated` and `sunset`. For a removed member of a body, `base` is
  // its schema, which has `deprecated` and `x-sunset`.
  const part = rule === 'operation-removed' ? operationOf(label) : { ...(base as object), ...deprecationOf(base) };
  return { mustBeAnnounced, problem: problemOf(part ?? {}, today) };
}

function problemOf(
  { deprecated, sunset }: { deprecated?: boolean; sunset?: string },
  today: string,
): string | undefined {
  if (deprecated !== true) return 'it was not deprecated: mark it `deprecated: true` with `x-sunset` first';
  if (sunset === undefined) return 'it has no sunset: announce it with `x-sunset` first';
  const day = dayOf(sunset);
  if (day === undefined)
    return `its \`x-sunset\` is ${JSON.stringify(sunset)}, which is not a date: announce it again, like 2027-01-31`;
  return day < today ? undefined : `its sunset is on ${day}: remove it after that day`;
}

export function announcementProblem({ rule, revision }: Finding, today: string): string | undefined {
  if (rule !== 'sunset' || typeof revision !== 'string') return undefined;
  const day = dayOf(revision);
  if (day === undefined)
    return `\`x-sunset\` is ${JSON.stringify(revision)}, which is not a date: write it like 2027-01-31`;
  return day < today
    ? `the sunset ${day} is in the past: announce a day that callers can still prepare for`
    : undefined;
}
