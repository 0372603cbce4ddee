import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparable, hasEstimate } from './comparable.ts';
import { fitDavidson, type Pair } from './davidson.ts';

const noPause = async () => {};
const pairOf = (first: number, second: number, [firstWins = 0, secondWins = 0, ties = 0]: number[]): Pair => ({
  first,
  second,
  firstWins,
  secondWins,
  ties,
});

describe('hasEstimate returns whether the votes are enough to estimate the abilities', () => {
  it('fitDavidson finds an estimate if hasEstimate returns true, and none if it returns false', async () => {
    const votes = fc.array(fc.nat(2), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(votes, votes, votes, votes, async (one, two, three, four) => {
        const pairs = [pairOf(0, 1, one), pairOf(1, 2, two), pairOf(2, 3, three), pairOf(3, 0, four)];
        fc.pre(new Set(comparable(4, pairs).groups).size === 1);
        const found = await fitDavidson(4, pairs, noPause);
        expect(found !== undefined).toBe(await hasEstimate(4, pairs, noPause));
      }),
      { numRuns: 1000 },
    );
  });

  it('if all votes between two groups prefer the same group, fitDavidson finds no estimate', async () => {
    const pairs = [pairOf(0, 1, [3, 2]), pairOf(1, 2, [4, 0]), pairOf(2, 3, [1, 2])];
    const { groups, chains } = comparable(4, pairs);
    expect([new Set(groups).size, new Set(chains).size]).toEqual([2, 1]);
    expect(await fitDavidson(4, pairs, noPause)).toBeUndefined();
  });
});
