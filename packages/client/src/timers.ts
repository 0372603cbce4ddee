/** The longest delay that `setTimeout` accepts, in milliseconds. A timer with a longer delay fires at once. */
const maxTimerMs = 2 ** 31 - 1;

/** Calls `setTimeout`. Shortens delays that `setTimeout` does not accept, for example `Infinity`, to about 25 days. */
export function startTimer(ms: number, callback: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(callback, Math.min(ms, maxTimerMs));
}

/** Resolves after `ms` milliseconds. Rejects with the reason of the signal as soon as it is aborted. */
export function delay(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = startTimer(ms, () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });
}
