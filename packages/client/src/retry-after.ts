/**
 * Returns the milliseconds that a `Retry-After` header asks the client to wait. Returns undefined if the header is
 * neither a number of whole seconds nor a date in GMT.
 */
export function parseRetryAfter(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  // `Date.parse` alone reads `-5` and `soon 5` as days in 2001, and the client would retry at once.
  const time = Date.parse(/^[A-Z][a-z]+, .* GMT$/.test(text) ? text : '');
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}
