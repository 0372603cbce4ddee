import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCategory, mergeSorted, maxDifferentCategories } from './votes-and-scores.ts';

it('mergeSorted merges sorted lists into one list, and pauses after each merge of two lists', async () => {
  // Adding 0 turns -0 into 0. The lists must not contain -0: `sort` puts -0 before 0, but mergeSorted does not.
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
  const numbers = fc.array(number, { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(numbers, { maxLength: 9 }), async (lists) => {
      let pauses = 0;
      const sorted = lists.map((list) => Float64Array.from(list).sort());
      const merged = await mergeSorted(sorted, async () => void (pauses += 1));
      expect(merged).toEqual(Float64Array.from(lists.flat()).sort());
      expect(pauses).toBeGreaterThanOrEqual(lists.length - 1);
    }),
  );
});

it('addCategory counts the first 20,000 categories exactly, and ignores further categories', () => {
  const categories = new Map<string, number>();
  for (let index = 0; index < maxDifferentCategories + 10; index++) addCategory(categories, `c${index}`, 1);
  addCategory(categories, 'c0', 4);
  addCategory(categories, `c${maxDifferentCategories + 1}`, 4);
  expect([maxDifferentCategories, categories.size, categories.get('c0')]).toEqual([20_000, 20_000, 5]);
  expect(categories.has(`c${maxDifferentCategories + 1}`)).toBe(false);
});
