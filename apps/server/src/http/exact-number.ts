/** Checks whether a JSON number keeps its value as a double (U46), by the digits of the texts and in linear time. */

export type NumberError = 'infinite' | 'vanishing' | 'inexact';

/** Returns an error if a double changes an integer, or makes a number 0 or infinite. Fractions may be rounded. */
export function numberError(literal: string): NumberError | undefined {
  const value = Number(literal);
  if (!Number.isFinite(value)) return 'infinite';
  const given = decimalOf(literal);
  if (given.digits === '') return undefined;
  if (value === 0) return 'vanishing';
  if (given.exponent < 0) return undefined;
  const written = decimalOf(String(value));
  return written.digits === given.digits && written.exponent === given.exponent ? undefined : 'inexact';
}

/** Returns a decimal number as `digits` times ten to the power of `exponent`. `digits` has no zeros at its ends. */
function decimalOf(literal: string) {
  const start = literal.startsWith('-') ? 1 : 0;
  const exponentMark = Math.max(literal.indexOf('e'), literal.indexOf('E'));
  const end = exponentMark === -1 ? literal.length : exponentMark;
  const point = literal.indexOf('.');
  const digits = point === -1 ? literal.slice(start, end) : literal.slice(start, point) + literal.slice(point + 1, end);
  const fraction = point === -1 ? 0 : end - point - 1;
  let last = digits.length;
  while (last > 0 && digits.charCodeAt(last - 1) === 0x30) last--;
  let first = 0;
  while (first < last && digits.charCodeAt(first) === 0x30) first++;
  const exponent = exponentMark === -1 ? 0 : Number(literal.slice(exponentMark + 1));
  return { digits: digits.slice(first, last), exponent: exponent - fraction + digits.length - last };
}
