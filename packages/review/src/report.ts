import type { Callers } from './callers/effect.ts';
import type { Cause } from './causes/cause.ts';
import type { Side } from './compared.ts';
import type { Bump, Finding } from './model.ts';

/** The result of a review, from which every output format is made. `report.schema.json` describes its JSON form. */
export interface Report {
  /** The version of the report format. A new member does not raise this version. */
  format: 2;
  /** The name of the contract, if several contracts are reviewed. */
  contract?: string;
  base: string;
  revision: string;
  /** The smallest version bump that the findings allow; `none` if nothing changed. */
  bump: Bump | 'none';
  /** The findings, worst first. */
  findings: Finding[];
  /**
   * The causes of the findings. The causes that block the merge come first, then the others from the worst level to the
   * least.
   */
  causes: Cause[];
  /** The problems that block the merge, one sentence each. The problems of the blocking causes come first. */
  problems: string[];
  /** Hints about approvals and ignore entries that you can delete. Hints do not block the merge. */
  hints: string[];
  /**
   * Approvals for all causes that you may approve. `text` is ready to paste into `file`. `isConfigured` is false if the
   * configuration names no file, so that `file` is the usual one.
   */
  approvals?: { file: string; text: string; isConfigured: boolean };
  callers: Callers;
  /** The parts of the review that need an optional package, and whether each part ran. */
  sections: Section[];
  /** The parts of the contracts that the review could not read and therefore left out. */
  notReviewed: NotReviewed[];
}

/**
 * A part of the review that needs an optional package. `says` describes its result, or says why it did not run and what
 * to do.
 */
export interface Section {
  name: 'generated clients' | 'programs';
  ran: boolean;
  says: string;
}

/** A part of one contract that the review could not read, with the reason. */
export interface NotReviewed {
  contract: Side;
  /** JSON pointer into the bundled contract. */
  pointer: string;
  reason: string;
  /** Whether the part differs from the base. */
  isChanged?: true;
}

/** Returns 0 if nothing blocks the merge, otherwise 1. The command exits with 2 if the review fails. */
export const exitCode = ({ problems }: Report): 0 | 1 => (problems.length === 0 ? 0 : 1);

/** Lists the names that were added, removed or changed: one line for each kind of change, with at most `most` names. */
export const nameChangeLines = (
  kind: string,
  changes: Callers['functions'],
  most: number,
  escape = (name: string) => name,
): string[] =>
  (['added', 'removed', 'changed'] as const).flatMap((change) => {
    const names = changes[change];
    if (names.length === 0) return [];
    const more = names.length > most ? ` and ${names.length - most} more` : '';
    return [`${kind} ${change}: ${names.slice(0, most).map(escape).join(', ')}${more}`];
  });

/** Describes in one line which examples fit if one client calls one server. */
export const cellLine = ({ client, server, requests, responses, untried }: Callers['matrix'][number]): string =>
  `${client} client × ${server} server: ${requests.passed} of ${requests.of} example requests and ` +
  `${responses.passed} of ${responses.of} example responses fit` +
  (untried > 0 ? `; ${untried} example messages were not tried` : '');
