/**
 * A decimal number: an optional sign, digits with at most one point, and an optional exponent. Matching a text takes
 * time in proportion to its length.
 */
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Returns the number of a score, or undefined for a category, which is text that is not a decimal number (U36). */
export function parseNumericScore(score: string | number): number | undefined {
  if (typeof score === 'number') return score;
  const text = score.trim();
  return decimal.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
