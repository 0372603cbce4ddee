/** The fixed-sample interval of a share. Valid if the number of votes was chosen before looking at the results. */
import { type Interval, z } from './interval.ts';

/**
 * Returns Wilson's score interval of a proportion at the 95 % level. E. B. Wilson, "Probable inference, the law of
 * succession, and statistical inference", JASA 22 (1927) 209–212.
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  const share = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  // The formula would miss these exact ends by a rounding error.
  return { low: successes === 0 ? 0 : centre - half, high: successes === trials ? 1 : centre + half };
}

/**
 * Returns the number of votes at which Wilson's interval would exclude 0.5 if the share stayed the same: if the score
 * test rejects the share 0.5, |share − ½| > z · √(¼ / n). Returns null for a share of one half.
 */
export function votesNeeded(share: number): number | null {
  const lead = Math.abs(share - 0.5);
  return lead === 0 ? null : Math.floor(z ** 2 / (4 * lead ** 2)) + 1;
}
