import type { Cause } from './causes/cause.ts';
import type { Side } from './compared.ts';
import type { Bump, Finding } from './model.ts';
import type { Names } from './names.ts';

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
  /** The names that callers import from a generated client, as far as they were added, removed or changed. */
  names: Names;
  /** The parts of the contracts that the review could not read and therefore left out. */
  notReviewed: NotReviewed[];
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
