/**
 * Whether a JSON number survives being read as a double and written again (U46). Compared as text, so that a number of
 * a million digits takes linear time.
 */

/** A decimal number as its digits without zeros at either end, times a power of ten. No digits: zero. */
interface Decimal {
  digits: string;
  exponent: number;
}

export type NumberFault = 'infinite' | 'vanishing' | 'inexact';

/**
 * What reading a literal would change about it: a whole number must keep its value, and no number may become 0 or
 * infinite. One that is not whole is rounded to the nearest double, which is no fault.
 */
export function numberFault(literal: string): NumberFault | undefined {
  const value = Number(literal);
  if (!Number.isFinite(value)) return 'infinite';
  const said = decimalOf(literal);
  if (said.digits === '') return undefined;
  if (value === 0) return 'vanishing';
  if (said.exponent < 0) return undefined;
  const written = decimalOf(String(value));
  return written.digits === said.digits && written.exponent === said.exponent ? undefined : 'inexact';
}

function decimalOf(literal: string): Decimal {
  const start = literal.startsWith('-') ? 1 : 0;
  const mark = Math.max(literal.indexOf('e'), literal.indexOf('E'));
  const end = mark === -1 ? literal.length : mark;
  const point = literal.indexOf('.');
  const digits = point === -1 ? literal.slice(start, end) : literal.slice(start, point) + literal.slice(point + 1, end);
  const fraction = point === -1 ? 0 : end - point - 1;
  let last = digits.length;
  while (last > 0 && digits.charCodeAt(last - 1) === 0x30) last--;
  let first = 0;
  while (first < last && digits.charCodeAt(first) === 0x30) first++;
  const exponent = mark === -1 ? 0 : Number(literal.slice(mark + 1));
  return { digits: digits.slice(first, last), exponent: exponent - fraction + digits.length - last };
}
