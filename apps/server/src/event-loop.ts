let pending: Promise<void> | undefined;

/**
 * Resolves at the end of the current iteration of the event loop, for all callers in it. The server has then read all
 * bytes that had arrived, also a whole body that arrived together with the headers.
 */
export function endOfIteration(): Promise<void> {
  return (pending ??= new Promise((resolve) => {
    setImmediate(() => {
      pending = undefined;
      resolve();
    });
  }));
}
