/** What a score says: a number, or a category (U36). */

/** Text that reads as a decimal number is that number; nothing for other text. `""` is not scored. */
export function readNumber(score: string | number): number | undefined {
  if (typeof score === 'number') return score;
  const text = score.trim();
  return isDecimal(text) && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Digits with at most one point among them, a sign before and an exponent behind; read once from left to right. */
function isDecimal(text: string): boolean {
  const [mantissa = '', exponent, ...rest] = text.split(/[eE]/);
  const [whole = '', fraction = '', ...more] = unsigned(mantissa).split('.');
  if (rest.length > 0 || more.length > 0 || !isDigits(whole + fraction)) return false;
  return exponent === undefined || isDigits(unsigned(exponent));
}

function unsigned(text: string): string {
  return text.startsWith('+') || text.startsWith('-') ? text.slice(1) : text;
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}
