import type { Finding, Level, Proof } from '../model.ts';

/**
 * What a person changed, with all findings that it causes. For example, a renamed member is one cause of three
 * findings, and a limit of a shared schema is one cause in all operations that use the schema.
 */
export interface Cause {
  /** The fingerprint to approve. If there is one finding, it is the fingerprint of the finding. */
  fingerprint: string;
  /** One sentence for a reader. Code is between backticks. */
  title: string;
  /** The worst level of the findings. */
  level: Level;
  rule: string;
  proof: Proof;
  /** The fingerprints of the findings, worst first. */
  findings: string[];
  /** The operations of all findings, as `METHOD /path`. */
  operations: string[];
  /** The places in the source files, without duplicates. */
  sources: NonNullable<Finding['source']>[];
  /** `blocks`: it blocks the merge. `baseline`: it was there when the review was introduced. */
  status: 'blocks' | 'approved' | 'announced' | 'ignored' | 'baseline' | 'passes';
  /** What to do, if the cause blocks the merge. */
  blocks?: string;
  /** Whether an approval of the fingerprint allows the cause. */
  canBeApproved?: boolean;
  /** Why a cause that would block the merge does not. */
  allowed?: string;
  /** The reason in the approval. */
  reason?: string;
  /** Why the level is not the level of the rule. */
  levelReason?: string;
}
