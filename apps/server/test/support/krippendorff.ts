/**
 * Krippendorff's alpha: agreement beyond chance, 1 − Dₒ / Dₑ. Dₒ is the mean squared difference of two values of the
 * same unit, and Dₑ is the mean squared difference of two values of any units. Alpha is 1 if judges agree perfectly. It
 * is 0 if they agree only as often as chance would give. It is below 0 if they disagree systematically. K.
 * Krippendorff, "Computing Krippendorff's alpha-reliability", University of Pennsylvania (2011), defines the
 * differences in the section on metrics.
 */
export type Metric = 'nominal' | 'ordinal' | 'interval' | 'ratio';

/**
 * Returns alpha, or undefined if no unit has two values or all values are equal. A unit is one scenario and holds the
 * values that its judges gave. A unit with one value is ignored. For n values, v of them different, this function takes
 * v² + n·v steps, so v must be small. The functions in agreement.ts take n steps.
 */
export function krippendorffAlpha(units: readonly (readonly number[])[], metric: Metric): number | undefined {
  const pairable = units.filter(({ length }) => length > 1);
  const values = [...new Set(pairable.flat())].sort((a, b) => a - b);
  const indexOf = new Map(values.map((value, index) => [value, index]));
  const counts = values.map(() => 0);
  const coincidences = values.map(() => values.map(() => 0));
  for (const unit of pairable) {
    for (const [position, value] of unit.entries()) {
      const row = indexOf.get(value) as number;
      counts[row] = (counts[row] as number) + 1;
      for (const [other, paired] of unit.entries()) {
        if (other === position) continue;
        const column = indexOf.get(paired) as number;
        (coincidences[row] as number[])[column] = (coincidences[row]?.[column] ?? 0) + 1 / (unit.length - 1);
      }
    }
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  let [observed, expected] = [0, 0];
  for (const [row, value] of values.entries()) {
    for (const [column, other] of values.entries()) {
      const difference = squaredDifference(metric, counts, [row, value], [column, other]);
      observed += (coincidences[row]?.[column] ?? 0) * difference;
      expected += ((counts[row] as number) * (counts[column] as number) * difference) / (total - 1);
    }
  }
  return expected === 0 ? undefined : 1 - observed / expected;
}

/** Returns δ², the squared difference of two values. Each value comes with its index in the sorted list of values. */
function squaredDifference(
  metric: Metric,
  counts: readonly number[],
  [row, value]: [number, number],
  [column, other]: [number, number],
): number {
  if (row === column) return 0;
  switch (metric) {
    case 'nominal':
      return 1;
    case 'interval':
      return (value - other) ** 2;
    case 'ratio':
      return ((value - other) / (value + other)) ** 2;
    case 'ordinal': {
      const [from, to] = [Math.min(row, column), Math.max(row, column)];
      const between = counts.slice(from, to + 1).reduce((sum, count) => sum + count, 0);
      return (between - ((counts[row] as number) + (counts[column] as number)) / 2) ** 2;
    }
  }
}
