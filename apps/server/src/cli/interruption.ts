export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `work`. If the user interrupts the command, aborts the signal of `work`, so that it can remove what it has
 * written. A second interruption ends the process at once.
 */
export async function abortOnInterruption<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stopListening = () => {
    for (const name of stopSignals) process.off(name, abort);
  };
  const abort = () => {
    stopListening();
    console.error('stopping …; press Ctrl-C again to end at once');
    controller.abort();
  };
  for (const name of stopSignals) process.on(name, abort);
  try {
    return await work(controller.signal);
  } finally {
    stopListening();
  }
}
