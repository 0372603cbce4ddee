/** The longest time a timer takes; a longer one would fire at once. */
const longest = 2 ** 31 - 1;

/** Calls back after that many milliseconds, `Infinity` included. */
export function after(millis: number, call: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(call, Math.min(millis, longest));
}

/** Fulfils after that many milliseconds, or rejects with what the signal was aborted with. Leaves no timer behind. */
export function wait(millis: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = after(millis, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Milliseconds that `Retry-After` asks for: whole seconds or a date in GMT; nothing where it says neither. `Date.parse`
 * alone takes `-5` and `soon 5` for days in 2001, and a service that asks for these would be asked again at once.
 */
export function retryAfterOf(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  const at = Date.parse(/^[A-Z][a-z]+, .* GMT$/.test(text) ? text : '');
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
