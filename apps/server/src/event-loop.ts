let pending: Promise<void> | undefined;

/**
 * Resolves at the end of the current iteration of the event loop. The server has then read all bytes that had arrived.
 * So if the body of a request arrived together with the headers, the server has read the whole body. All callers in one
 * iteration get the same promise.
 */
export function endOfIteration(): Promise<void> {
  return (pending ??= new Promise((resolve) => {
    setImmediate(() => {
      pending = undefined;
      resolve();
    });
  }));
}
