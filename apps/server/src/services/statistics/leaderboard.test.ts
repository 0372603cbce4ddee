import { describe, expect, it } from 'vitest';
import { coverage, coverageCases } from '../../../simulations/coverage.ts';
import { leaderboard, maxVariants, type Comparison } from './leaderboard.ts';

const noPause = async () => {};
const versus = (first: string, second: string, firstWins: number, secondWins: number, ties = 0): Comparison => ({
  first,
  second,
  firstWins,
  secondWins,
  ties,
});
/**
 * Returns each group as text: "ranked" or the reason why the group cannot be compared, and then its variants in order.
 */
const groupsOf = async (comparisons: Comparison[]) =>
  (await leaderboard(comparisons, noPause)).groups.map(
    ({ cannotBeCompared, variants }) =>
      `${cannotBeCompared ?? 'ranked'}: ${variants.map(({ variant }) => variant).join(' ')}`,
  );

describe('leaderboard orders the variants of an application', () => {
  it('the leaderboard adds up all votes between two variants, whichever variant is first', async () => {
    const one = await leaderboard([versus('a', 'b', 10, 4, 2)], noPause);
    expect(await leaderboard([versus('a', 'b', 7, 4), versus('b', 'a', 0, 3, 2)], noPause)).toEqual(one);
    const [a, b] = one.groups[0]!.variants;
    expect([a!.variant, b!.variant, a!.scenarios]).toEqual(['a', 'b', 16]);
    expect(a!.ability!.value).toBeCloseTo(Math.log(2.5) / 2, 10);
    expect(a!.ability!.value + b!.ability!.value).toBeCloseTo(0, 10);
    expect(a!.winProbability!.value).toBeCloseTo(1 / (1 + 1 / Math.sqrt(2.5)), 10);
  });

  it('the leaderboard compares two variants that both have votes against a third variant', async () => {
    expect(await groupsOf([versus('a', 'b', 6, 4), versus('b', 'c', 8, 2)])).toEqual(['ranked: a b c']);
  });

  it('the leaderboard does not compare variants that no chain of votes connects', async () => {
    expect(await groupsOf([versus('a', 'b', 6, 4), versus('c', 'd', 8, 2)])).toEqual(['ranked: a b', 'ranked: c d']);
    const { groups } = await leaderboard([versus('a', 'b', 6, 4), versus('c', 'd', 8, 2)], noPause);
    expect(new Set(groups.map(({ chain }) => chain)).size).toBe(2);
  });

  it('a variant that lost every vote cannot be compared, but belongs to the same chain as the others', async () => {
    const comparisons = [versus('a', 'b', 6, 4), versus('b', 'c', 8, 0)];
    expect(await groupsOf(comparisons)).toEqual(['ranked: a b', 'no_chain_of_votes: c']);
    const { groups } = await leaderboard(comparisons, noPause);
    expect(groups[0]!.chain).toBe(groups[1]!.chain);
    expect(groups[1]!.variants[0]).toEqual({ variant: 'c', scenarios: 8, ability: null, winProbability: null });
  });

  it('variants with ties but too few wins get no abilities, but the reason `too_few_votes`', async () => {
    expect(await groupsOf([versus('a', 'b', 0, 0, 5)])).toEqual(['too_few_votes: a b']);
    expect(await groupsOf([versus('a', 'b', 1, 0, 5)])).toEqual(['too_few_votes: a b']);
    expect(await groupsOf([versus('a', 'b', 1, 1, 5)])).toEqual(['ranked: a b']);
    // The next group can be ranked, because its votes form a cycle with more wins than ties: a wins against b, b wins
    // against c, and c ties with a.
    expect(await groupsOf([versus('a', 'b', 1, 0), versus('b', 'c', 1, 0), versus('c', 'a', 0, 0, 1)])).toEqual([
      'ranked: a b c',
    ]);
    expect(await groupsOf([versus('a', 'b', 1, 0), versus('b', 'c', 0, 0, 1), versus('c', 'a', 0, 0, 1)])).toEqual([
      'too_few_votes: a b c',
    ]);
  });

  it('variants without an ability are sorted by name, not by their number of votes', async () => {
    const comparisons = [versus('a', 'b', 0, 0, 1), versus('b', 'c', 0, 0, 2)];
    expect(await groupsOf(comparisons)).toEqual(['too_few_votes: a b c']);
  });

  it('the leaderboard is empty if there are no votes, and never has more than 200 variants', async () => {
    expect(await leaderboard([versus('a', 'b', 0, 0)], noPause)).toEqual({ groups: [], leftOut: 0 });
    const circle = Array.from({ length: maxVariants + 5 }, (_, index) =>
      versus(`${index}`, `${(index + 1) % (maxVariants + 5)}`, 3 + (index < maxVariants ? 1 : 0), 2),
    );
    expect((await leaderboard(circle, noPause)).leftOut).toBe(5);
  });

  it('a 95 % interval of an ability contains the true value in about 95 % of simulated evaluations', async () => {
    const one = coverageCases.find(({ name }) => name.includes('leaderboard'))!;
    expect(await coverage(one, 300, 3)).toBeGreaterThan(0.93);
  });
});
