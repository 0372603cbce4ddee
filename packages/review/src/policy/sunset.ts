import { deprecationOf, type Document } from '@jurybox/openapi';
import { dayOf } from '../dates.ts';
import type { Finding } from '../model.ts';
import { reviewedOperations } from '../operations.ts';

interface Life {
  deprecated?: boolean;
  sunset?: string;
}

/** The result of checking whether one removal was announced. */
export interface Removal {
  /** Whether an approval can allow the removal although it was not announced. */
  canBeApproved: boolean;
  /** Why the review does not accept the announcement of the removal. Undefined if the announcement is complete. */
  problem?: string;
}

/**
 * Returns a function that checks whether a removal was announced: the removed part had `deprecated: true` and an
 * `x-sunset` that has passed. For a finding that is no removal, the function returns undefined. If an operation or
 * parameter was removed without an announcement, an approval cannot allow it. If a member or header was removed, an
 * approval can: somebody may only have rewritten a schema, and nothing was really removed.
 */
export function removalCheck(base: Document, today: string): (finding: Finding) => Removal | undefined {
  const operations = [...reviewedOperations(base).values()];
  return ({ rule, base: removed, operations: [label = ''] }) => {
    const mustBeAnnounced = rule === 'operation-removed' || rule === 'parameter-removed';
    if (!mustBeAnnounced && rule !== 'property-removed' && rule !== 'header-removed') return undefined;
    const life: Life | undefined =
      rule === 'operation-removed'
        ? operations.find(({ method, path }) => `${method} ${path}` === label)
        : // `base` of a removed parameter or header holds `deprecated` and `x-sunset` itself. For a removed member of a
          // body, `base` is the schema that holds them.
          { ...(removed as Life | undefined), ...deprecationOf(removed) };
    const problem = problemOf(life ?? {}, today);
    return { canBeApproved: !mustBeAnnounced, ...(problem === undefined ? {} : { problem }) };
  };
}

function problemOf({ deprecated, sunset }: Life, today: string): string | undefined {
  if (deprecated !== true) return 'it was not deprecated: mark it `deprecated: true` with `x-sunset` first';
  if (sunset === undefined) return 'it has no sunset: announce it with `x-sunset` first';
  const day = dayOf(sunset);
  if (day === undefined)
    return `its \`x-sunset\` is ${JSON.stringify(sunset)}, which is not a date: announce it again, like 2027-01-31`;
  return day < today ? undefined : `its sunset is on ${day}: remove it after that day`;
}

/** Returns what is wrong with a sunset that the revision announces; undefined if nothing is wrong. */
export function announcementProblem({ rule, revision }: Finding, today: string): string | undefined {
  if (rule !== 'sunset' || typeof revision !== 'string') return undefined;
  const day = dayOf(revision);
  if (day === undefined)
    return `\`x-sunset\` is ${JSON.stringify(revision)}, which is not a date: write it like 2027-01-31`;
  return day < today
    ? `the sunset ${day} is in the past: announce a day that callers can still prepare for`
    : undefined;
}
