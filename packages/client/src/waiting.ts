/** Fulfils after that many milliseconds, or rejects with what the signal was aborted with. Leaves no timer behind. */
export function wait(millis: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, millis);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Milliseconds that `Retry-After` asks for: seconds or a date; nothing where it says neither. */
export function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const millis = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(millis) ? undefined : Math.max(0, millis);
}
