import { describe, expect, it } from 'vitest';
import { coverage, coverageCases, votesAsIndependent } from '../../../simulations/coverage.ts';
import { countWinRate, scoreOutcome, voteOutcome } from './scenario-outcomes.ts';
import { wilsonInterval } from './interval.ts';

const noPause = async () => {};
const winRateOf = (scenarios: [number, number][]) => {
  const counter = countWinRate();
  for (const [first, second] of scenarios) counter.add(first, second);
  return counter.result(noPause);
};
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('a scenario has one outcome, whatever the number of its judges', () => {
  it('the outcome of votes is the share of the first variant among the votes that name a variant', () => {
    expect([voteOutcome(1, 0), voteOutcome(2, 1), voteOutcome(1, 1), voteOutcome(0, 0)]).toEqual([
      1,
      2 / 3,
      0.5,
      undefined,
    ]);
  });

  it('the outcome of scores is their mean, even if their sum would be infinite', () => {
    expect([scoreOutcome([3, 4]), scoreOutcome([]), scoreOutcome([Number.MAX_VALUE, Number.MAX_VALUE])]).toEqual([
      3.5,
      undefined,
      Number.MAX_VALUE,
    ]);
  });

  it('a scenario with twenty judges counts as much as a scenario with one judge', async () => {
    const { wins, count } = await winRateOf([
      [20, 0],
      [0, 1],
      [0, 0],
    ]);
    expect([wins, count]).toEqual([1, 2]);
  });
});

describe('countWinRate returns the Wilson interval or a resampled interval', () => {
  it("if each scenario has one judge, the interval of the win rate is Wilson's interval", async () => {
    const { interval } = await winRateOf([
      ...times<[number, number]>(30, [1, 0]),
      ...times<[number, number]>(10, [0, 1]),
    ]);
    expect(interval).toEqual({ ...wilsonInterval(30, 40), method: 'wilson' });
  });

  it('the interval for several judges is resampled if 20 or more outcomes are not all equal', async () => {
    const mixed: [number, number][] = [...times<[number, number]>(20, [2, 1]), ...times<[number, number]>(10, [0, 3])];
    expect((await winRateOf(mixed)).interval?.method).toBe('bootstrap_bca');
    expect((await winRateOf(mixed.slice(11, 30))).interval?.method).toBe('wilson');
    expect((await winRateOf(times(30, [2, 1]))).interval?.method).toBe('wilson');
    expect(await winRateOf([])).toEqual({ wins: 0, count: 0, interval: null });
  });
});

console.warn('coverage of intervals: 100 simulated evaluations only; `pnpm --filter server simulate` runs 10,000');
describe('each 95 % interval contains the true value in about 95 % of simulated evaluations', () => {
  const find = (text: string) => coverageCases.find(({ name }) => name.includes(text))!;
  // With 100 simulated evaluations, the standard error of a share of 95 % is 2.2 percentage points. This test tolerates
  // three standard errors. `pnpm --filter server simulate` runs more evaluations with closer bounds.
  it('the resampled interval of the win rate contains the true rate', async () => {
    expect(await coverage(find('bootstrap over scenarios'), 100, 3)).toBeGreaterThan(0.88);
  });

  it('the interval of the mean score contains the true mean if each scenario counts as one outcome', async () => {
    expect(await coverage(find('Student'), 1000, 3)).toBeGreaterThan(0.929);
  });

  it('planted fault: an interval that counts each vote as independent misses the true rate too often', async () => {
    expect(await coverage(votesAsIndependent, 1000, 3)).toBeLessThan(0.85);
  });
});
