/**
 * Checks whether a JSON number keeps its value as a double (U46). Compares the digits of the number with the digits of
 * the double, which takes linear time.
 */

export type NumberError = 'infinite' | 'vanishing' | 'inexact';

/**
 * Returns an error if a double changes the number too much. An integer must keep its value, and no number may become 0
 * or infinite. Any other number may be rounded to the nearest double.
 */
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
  const [, whole = '', fraction = '', exponent = ''] = /^-?(\d*)(?:\.(\d*))?(?:[eE](.*))?$/.exec(literal) ?? [];
  const digits = whole + fraction;
  let last = digits.length;
  while (last > 0 && digits.charCodeAt(last - 1) === 0x30) last--;
  let first = 0;
  while (first < last && digits.charCodeAt(first) === 0x30) first++;
  return { digits: digits.slice(first, last), exponent: Number(exponent) + whole.length - last };
}
