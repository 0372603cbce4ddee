/** The instructions for an attacker process. The process gets them as JSON in a command-line argument. */
export interface Orders {
  origin: string;
  key: string;
  appId: string;
  variantIds: readonly string[];
  /** A variant whose revisions 1 and 2 differ in 19,000 members. */
  comparedVariantId: string;
  /** The id of an evaluation with many scenarios. */
  evaluation: string;
  /** The id of an A/B evaluation with forty scenarios of a megabyte each. */
  longEvaluation: string;
  /** The id of an evaluation with many different scores of 190 digits and a letter. */
  scores: string;
  kinds: readonly Kind[];
  /** The number of concurrent requests with a slow body. */
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
