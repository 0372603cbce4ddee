import type { SortedNumbers } from './summary.ts';

interface Bin {
  from: number;
  to: number;
  count: number;
}

const maxWholeBins = 20;
const equalBinCount = 10;

/**
 * Returns one bin per whole number if all numbers are whole and 20 bins are enough. Otherwise returns ten bins of equal
 * width. Only the last bin includes its upper edge.
 */
export function histogram(sorted: SortedNumbers): Bin[] {
  const [min, max] = [sorted[0], sorted[sorted.length - 1]];
  if (min === undefined || max === undefined) return [];
  const isWhole = max - min < maxWholeBins && sorted.every((value) => Number.isSafeInteger(value));
  if (!isWhole && min === max) return [{ from: min, to: max, count: sorted.length }];
  const edge = (index: number) =>
    isWhole ? min + index : min * (1 - index / equalBinCount) + max * (index / equalBinCount);
  const bins = Array.from({ length: isWhole ? max - min + 1 : equalBinCount }, (_, index) => ({
    from: edge(index),
    to: edge(index + 1),
  }));
  // Compare with the same edges as in the response, so that each count matches the edges of its bin.
  const starts = [...bins.map(({ from }) => firstAtLeast(sorted, from)), sorted.length];
  return bins.map((bin, index) => ({ ...bin, count: (starts[index + 1] ?? 0) - (starts[index] ?? 0) }));
}

/** Returns the index of the first number that is at least `value`. */
function firstAtLeast(sorted: SortedNumbers, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
