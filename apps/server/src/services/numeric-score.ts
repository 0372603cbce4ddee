/** A decimal number: a sign, digits with at most one point, an exponent. Matching takes linear time. */
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** The number of a score. Text that is no decimal number is a category and gives undefined (U36). */
export function parseNumericScore(score: string | number): number | undefined {
  if (typeof score === 'number') return score;
  const text = score.trim();
  return decimal.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
