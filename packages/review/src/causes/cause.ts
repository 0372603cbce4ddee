import type { Finding, Level, Proof } from '../model.ts';

/**
 * One change that a person made, with all findings that the change causes. For example, renaming a member causes up to
 * three findings. A changed limit of a shared schema is one cause, although it concerns every operation that uses the
 * schema.
 */
export interface Cause {
  /** The fingerprint that an approval names. A cause with one finding has the fingerprint of that finding. */
  fingerprint: string;
  /** One sentence that describes the change to people. Code is between backticks. */
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
  /**
   * `blocks`: the cause blocks the merge. `announced`: the removal was announced, and its sunset has passed.
   * `baseline`: the baseline file lists the findings, because they are older than the introduction of the review.
   */
  status: 'blocks' | 'approved' | 'announced' | 'ignored' | 'baseline' | 'passes';
  /** The steps that unblock the merge; undefined for a cause that does not block it. */
  blocks?: string;
  /** Whether somebody can unblock the merge by approving the fingerprint of the cause. */
  canBeApproved?: boolean;
  /** The reason why a breaking cause does not block the merge, for example an approval. */
  allowed?: string;
  /** The reason that the approval gives for allowing the cause. */
  reason?: string;
  /** The reason in the configuration for giving the rule another level. */
  levelReason?: string;
}
