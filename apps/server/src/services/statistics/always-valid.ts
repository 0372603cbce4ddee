/**
 * The always-valid interval of a win rate, which also decides whether the votes are enough.
 *
 * Wilson's interval (`interval.ts`) contains the true rate in 95 % of evaluations if people look at it once, at a time
 * that they planned beforehand. The always-valid interval contains it after every vote, from the first to the last, in
 * at least 95 % of evaluations. So people may stop as soon as it excludes a win rate of 50 %.
 *
 * Each scenario counts with one outcome, from 0 (the other variant) to 1 (this variant), in the order in which the
 * scenarios were decided. Votes for both variants or for neither are excluded, as in the win rate. The remaining votes
 * are still independent of each other. A scenario only counts after its last judge has voted, because the guarantee is
 * only for outcomes that do not change.
 *
 * The interval is only correct under two assumptions: nobody changes a vote because of the results, and the order of
 * the scenarios has nothing to do with their outcomes.
 */
import { confidenceLevel, type Interval } from './interval.ts';
import { bisect, logBeta } from './special-functions.ts';

/**
 * Both shape parameters of the beta distribution Beta(3, 3), by which `logEvidence` weights all rates. The interval is
 * valid with any value. The value decides at which win rates the interval is short. With 3, few votes are enough at win
 * rates of 60 to 80 %: 56 votes at 70 %, and 249 at 60 %. With Beta(1, 1), the numbers would be 60 and 279.
 */
const shape = 3;

const logThreshold = -Math.log(1 - confidenceLevel);

/**
 * Returns the natural logarithm of the evidence against a rate. The evidence is A / B. A is the mean likelihood of the
 * outcomes over all rates, weighted by Beta(3, 3). B is the likelihood of the outcomes at this rate. If the rate is the
 * true win rate, the evidence is a martingale that begins at 1. So the probability that the evidence reaches 20 after
 * any number of outcomes is at most 1/20, which is 1 − 95 % (J. Ville, 1939).
 */
function logEvidence(wins: number, count: number, rate: number): number {
  const losses = count - wins;
  const part = (times: number, share: number) => (times === 0 ? 0 : times * Math.log(share));
  return logBeta(shape + wins, shape + losses) - logBeta(shape, shape) - part(wins, rate) - part(losses, 1 - rate);
}

/**
 * Returns the always-valid 95 % interval of a win rate: all rates with `logEvidence` below `logThreshold`. `count` is
 * the number of outcomes. `wins` is their sum, and may be a fraction.
 *
 * `logEvidence` explains the method, a beta-binomial mixture: H. Robbins, "Statistical methods related to the law of
 * the iterated logarithm", Annals of Mathematical Statistics 41 (1970) 1397–1409. With several judges, outcomes may lie
 * between 0 and 1. The interval is valid for them too, because the expected evidence against the true rate never rises
 * with a further outcome (the evidence is a supermartingale): S. R. Howard, A. Ramdas, J. McAuliffe, J. Sekhon,
 * "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49 (2021) 1055–1080.
 */
export function alwaysValidInterval(wins: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 };
  // The evidence against a rate (`logEvidence`) is lowest at the observed rate, `wins / count`, and rises on both sides
  // of it. So the interval has one end on each side.
  const endFrom = (outside: 0 | 1) =>
    bisect(outside, wins / count, 60, (rate) => logEvidence(wins, count, rate) >= logThreshold)[0];
  return { low: wins === 0 ? 0 : endFrom(0), high: wins === count ? 1 : endFrom(1) };
}

/** Returns whether the votes are enough to name a winner: whether the always-valid interval excludes a rate of 50 %. */
export function isEnough(wins: number, count: number): boolean {
  return count > 0 && logEvidence(wins, count, 0.5) >= logThreshold;
}

/** Estimates how many more outcomes `isEnough` needs at the same win rate. Returns undefined above `atMost`. */
export function outcomesStillNeeded(wins: number, count: number, atMost: number): number | undefined {
  if (isEnough(wins, count)) return 0;
  const rate = count === 0 ? 0.5 : wins / count;
  const isEnoughAfter = (more: number) => isEnough(rate * (count + more), count + more);
  // Bisection is possible, because `isEnoughAfter` is false below one value of `more`, and true from this value on.
  if (rate === 0.5 || !isEnoughAfter(atMost)) return undefined;
  const [, enough] = bisect(0, atMost, 60, (more) => !isEnoughAfter(Math.floor(more)));
  return Math.floor(enough);
}
