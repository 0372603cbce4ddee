let pending: Promise<void> | undefined;

/**
 * Resolves when the current iteration of the event loop has read all input that is available. If the body of a request
 * arrived together with the headers, the server has then read the whole body. All callers in one iteration get the same
 * promise.
 */
export function endOfIteration(): Promise<void> {
  return (pending ??= new Promise((resolve) => {
    setImmediate(() => {
      pending = undefined;
      resolve();
    });
  }));
}
