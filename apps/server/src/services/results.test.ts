import { describe, expect, it } from 'vitest';
import { scoreResults } from './results.ts';
import { outcomesOfVotes, voteResults } from './figures.ts';
import { addCategory, parseNumericScore } from './votes-and-scores.ts';
import { wilsonInterval } from './statistics/interval.ts';

const [one, two] = ['0198d2a4-0000-7000-8000-000000000001', '0198d2a4-0000-7000-8000-000000000002'];
const variants = [one, two].map((variant_id, index) => ({ variant_id, variant_name: `v.${index}`, revision: 1 }));
const votes = (counts: Record<string, number>, scenarioCount = 1000) => {
  const given = new Map(Object.entries(counts));
  return voteResults(variants, given, outcomesOfVotes(variants, given, scenarioCount, { first: 0, other: 0 }));
};
const scores = (...given: (string | number)[]) => {
  const categories = new Map<string, number>();
  const numbers = given.map((score) => ({ score, number: parseNumericScore(score) }));
  for (const { score, number } of numbers) if (number === undefined) addCategory(categories, String(score), 1);
  const sorted = numbers.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b);
  return scoreResults({ numbers: Float64Array.from(sorted), categories });
};

describe('voteResults computes the result of votes', () => {
  it('votes for both good and both bad are counted separately, and excluded from the win rates', () => {
    const results = votes({ [one]: 30, [two]: 10, 1: 5, 0: 3 });
    const rounded = (value: number) => Number(value.toPrecision(10));
    expect(results.variants.map(({ variant_name, wins, win_rate }) => [variant_name, wins, win_rate])).toEqual([
      ['v.0', 30, 0.75],
      ['v.1', 10, 0.25],
    ]);
    expect(results.variants[0]?.interval).toEqual({
      low: rounded(wilsonInterval(30, 40).low),
      high: rounded(wilsonInterval(30, 40).high),
      level: 0.95,
      method: 'wilson',
    });
    expect([results.both_good, results.both_bad]).toEqual([5, 3]);
    expect(results.enough_votes).toMatchObject({
      is_enough: true,
      leader_id: one,
      votes_counted: 40,
      votes_needed: 16,
    });
  });

  it('`is_enough` is true exactly if the interval of the leading variant excludes a win rate of one half', () => {
    for (let wins = 0; wins <= 30; wins++) {
      for (let losses = 0; losses <= 30; losses++) {
        const {
          enough_votes: enough,
          variants: [first],
        } = votes({ [one]: wins, [two]: losses });
        const interval = first?.interval;
        const leaves = interval != null && (interval.low > 0.5 || interval.high < 0.5);
        expect(enough.is_enough, `${wins}:${losses}`).toBe(leaves);
        expect(enough.leader_id).toBe(wins === losses ? null : wins > losses ? one : two);
      }
    }
  });

  it('there is no leader if both variants have equally many votes, and no win rate if no vote names a variant', () => {
    expect(votes({ [one]: 4, [two]: 4 }).enough_votes).toEqual({
      is_enough: false,
      leader_id: null,
      method: 'wilson_excludes_half',
      level: 0.95,
      votes_counted: 8,
      votes_needed: null,
    });
    const none = votes({ 1: 2 });
    expect(none.variants.map(({ wins, win_rate, interval }) => [wins, win_rate, interval])).toEqual([
      [0, null, null],
      [0, null, null],
    ]);
    expect(none.enough_votes).toMatchObject({
      is_enough: false,
      leader_id: null,
      votes_counted: 0,
      votes_needed: null,
    });
    expect(votes({}).both_good).toBe(0);
  });

  it('if all votes name one variant, its interval ends at 1, and the interval of the other variant begins at 0', () => {
    expect(votes({ [one]: 20 }).variants.map(({ interval }) => [interval?.low === 0, interval?.high === 1])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

describe('voteResults computes the result if a scenario has several judges (U59)', () => {
  const outcomes = (wins: number, count: number) =>
    voteResults(variants, new Map(), {
      winRate: { wins, count, interval: { low: 0.25, high: 0.5, method: 'bootstrap_bca' } },
      complete: { wins, count },
      openCount: 100,
      position: { first: 3, other: 1 },
    });

  it('the result has no leader if both variants have the same sum of outcomes', () => {
    const given = Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? 0.1 : 0.7));
    const sum = given.reduce((total, outcome) => total + outcome, 0);
    // The exact sum of the outcomes is half of their number, but the computed sum has a rounding error.
    expect(sum).not.toBe(15);
    const { enough_votes: votesOf, enough_outcomes: always, variants: sides } = outcomes(sum, 30);
    expect([votesOf.leader_id, votesOf.votes_needed]).toEqual([null, null]);
    expect([always.leader_id, always.outcomes_still_needed, always.outcomes_needed]).toEqual([null, null, null]);
    expect(sides.map(({ win_rate }) => win_rate)).toEqual([0.5, 0.5]);
  });

  it('`votes_needed` does not exceed the maximum in the contract, even if the win rate is almost one half', () => {
    const { enough_votes: found } = outcomes(500_000.00001, 1_000_000);
    expect([found.leader_id, found.votes_needed, found.is_enough]).toEqual([one, Number.MAX_SAFE_INTEGER, false]);
  });

  it('`outcomes_needed` may exceed the number of scenarios, but is null for more than a billion outcomes', () => {
    const needed = (wins: number, count: number) => {
      const { enough_outcomes: found } = outcomes(wins, count);
      return [found.outcomes_still_needed, found.outcomes_needed];
    };
    expect(needed(60, 100)).toEqual([null, 249]);
    expect(needed(20, 25)).toEqual([0, 25]);
    expect(needed(500_000.6, 1_000_000)).toEqual([null, null]);
  });

  it('the intervals of the second variant mirror the intervals of the first variant', () => {
    const { variants: sides, position } = outcomes(12.5, 40);
    expect(sides.map(({ fixed_sample_interval: own }) => [own?.low, own?.high, own?.method])).toEqual([
      [0.25, 0.5, 'bootstrap_bca'],
      [0.5, 0.75, 'bootstrap_bca'],
    ]);
    const [first, second] = sides.map(({ always_valid_interval: own }) => own);
    expect((first?.low ?? 0) + (second?.high ?? 0)).toBeCloseTo(1, 8);
    expect(position).toMatchObject({ first_share: 0.75, votes_counted: 4 });
  });
});

describe('the result of scores has numbers and categories (U36)', () => {
  it('scores like "4.5" count as numbers, and other text counts as a category', () => {
    const results = scores(
      4,
      '4',
      ' 4 ',
      '4.0',
      '+4',
      '4e0',
      'good',
      'Good',
      'good',
      '0x10',
      '1e400',
      'Infinity',
      'NaN',
      '4,5',
      '.',
      '1_000',
      ' ',
    );
    expect([results.count, results.mean, results.standard_deviation]).toEqual([6, 4, 0]);
    expect(results.categories).toEqual([
      { category: 'good', count: 2 },
      ...[' ', '.', '0x10', '1_000', '1e400', '4,5', 'Good', 'Infinity', 'NaN'].map((category) => ({
        category,
        count: 1,
      })),
    ]);
    expect(scores('.5', '5.', '-3').min).toBe(-3);
  });

  it('if nobody has given a score, the result of an evaluation is empty', () => {
    const none = {
      count: 0,
      mean: null,
      median: null,
      standard_deviation: null,
      min: null,
      max: null,
      interval: null,
      histogram: [],
      categories: [],
    };
    expect(scores()).toEqual(none);
  });

  it('the result of a single score has no standard deviation', () => {
    expect(scores(3.5)).toMatchObject({
      count: 1,
      mean: 3.5,
      median: 3.5,
      standard_deviation: null,
      interval: null,
      histogram: [{ from: 3.5, to: 3.5, count: 1 }],
    });
  });

  it('the figures of scores are rounded, so that callers see no floating-point errors', () => {
    expect(scores(0.1, 0.2)).toMatchObject({ mean: 0.15, median: 0.15, min: 0.1, max: 0.2 });
    expect(
      Object.values(scores(1.7976931348623157e308, -1.7976931348623157e308, 1.7976931348623157e308))
        .flat()
        .filter((value) => typeof value === 'number' && !Number.isFinite(value)),
    ).toEqual([]);
  });

  it('the result of scores lists at most the 1000 most frequent categories', () => {
    const counts = new Map(Array.from({ length: 1500 }, (_, index) => [`word ${index}`, index + 1]));
    const { categories } = scoreResults({ numbers: new Float64Array(), categories: counts });
    expect([categories.length, categories[0], categories.at(-1)]).toEqual([
      1000,
      { category: 'word 1499', count: 1500 },
      { category: 'word 500', count: 501 },
    ]);
  });
});
