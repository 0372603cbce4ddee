/**
 * Returns the milliseconds that a `Retry-After` header asks the client to wait. Returns undefined if the header is
 * neither a number of whole seconds nor a date in GMT.
 */
export function parseRetryAfter(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  // `Date.parse` alone would read `-5` and `soon 5` as days in 2001, and the client would retry at once.
  const date = /^[A-Z][a-z]+, .* GMT$/.test(text) ? text : '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(date) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, Math.min(ms, 2 ** 53 - 1));
}
