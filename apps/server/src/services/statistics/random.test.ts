import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom returns the same numbers for the same seed', () => {
  it('two random sources return equal numbers if they have the same seed, and different numbers otherwise', () => {
    const take = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(take(1)).toEqual(take(1));
    expect(take(1)).not.toEqual(take(2));
  });

  it('all whole numbers below a limit are equally frequent, and so are all pairs of successive numbers', () => {
    for (const seed of [0, 1, 1979, 2 ** 32 - 1]) {
      const random = createRandom(seed);
      const counts = Array.from({ length: 36 }, () => 0);
      let before = random.below(6);
      for (let draw = 0; draw < 36_000; draw++) {
        const now = random.below(6);
        counts[before * 6 + now]! += 1;
        before = now;
      }
      // The chi-squared statistic with 35 degrees of freedom exceeds 80 with a probability of 2e-5.
      expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(80);
    }
  });
});
