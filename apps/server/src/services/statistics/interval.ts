/** A range around a rate or a mean, in the unit of the rate or the mean. */
export interface Interval {
  low: number;
  high: number;
}

export const confidenceLevel = 0.95;

/** Half the width of a 95 % interval, in standard errors. This is the 97.5 % quantile of the normal distribution. */
export const z = 1.959963984540054;

/**
 * Returns Wilson's score interval of a proportion at the 95 % level, which is valid if the number of votes was chosen
 * before looking at the results. E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
 * JASA 22 (1927) 209–212.
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  const share = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  // The formula would return 0 and 1 with a rounding error.
  return { low: successes === 0 ? 0 : centre - half, high: successes === trials ? 1 : centre + half };
}

/**
 * Returns the number of votes at which Wilson's interval would exclude 0.5 if the share stayed the same. The interval
 * excludes 0.5 if |share − ½| > z · √(¼ / n) for n votes (the score test). Returns null for a share of one half.
 */
export function votesNeeded(share: number): number | null {
  const lead = Math.abs(share - 0.5);
  return lead === 0 ? null : Math.floor(z ** 2 / (4 * lead ** 2)) + 1;
}
