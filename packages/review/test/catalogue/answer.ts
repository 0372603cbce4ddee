import { worst } from '../../src/review.ts';
import type { Finding, Level } from '../../src/model.ts';

/** One word for a review, to be compared with what another tool says. */
export const answer = (findings: Finding[]): Level | 'none' => worst(findings) ?? 'none';
