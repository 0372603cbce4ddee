/** What an attacker has to do, as one argument of its process. */
export interface Orders {
  origin: string;
  key: string;
  appId: string;
  variantIds: readonly string[];
  /** Its revisions 1 and 2 differ in 19,000 members. */
  comparedVariantId: string;
  /** An evaluation of many rows. */
  evaluation: string;
  /** An A/B evaluation of forty rows of a megabyte. */
  longEvaluation: string;
  /** Many different text scores that almost are numbers. */
  scores: string;
  kinds: readonly Kind[];
  /** How many slow bodies at once. */
  bodies: number;
}

export const kinds = [
  'slow bodies',
  'stalled readers',
  'largest rows',
  'patterns',
  'exports',
  'comparisons',
  'pipelining',
  'flood',
] as const;
export type Kind = (typeof kinds)[number];
