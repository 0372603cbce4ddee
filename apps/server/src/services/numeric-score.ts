/** What a score says: a number, or a category (U36). */

/** A decimal number: a sign, digits with at most one point among them, an exponent. Takes linear time. */
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Text that reads as a decimal number is that number; nothing for other text. */
export function parseNumericScore(score: string | number): number | undefined {
  if (typeof score === 'number') return score;
  const text = score.trim();
  return decimal.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
