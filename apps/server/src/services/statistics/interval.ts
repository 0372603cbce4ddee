/** A range around a rate or a mean, in the unit of the rate or the mean. */
export interface Interval {
  low: number;
  high: number;
}

export const confidenceLevel = 0.95;

/** Half the width of a 95 % interval, in standard errors. This is the 97.5 % quantile of the normal distribution. */
export const z = 1.959963984540054;
