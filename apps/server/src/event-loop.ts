let pending: Promise<void> | undefined;

/**
 * Resolves when the current iteration of the event loop has read all input that is available. All callers in the same
 * iteration share one promise. By then, the server has read the complete body of a request if the body arrived together
 * with the headers.
 */
export function endOfIteration(): Promise<void> {
  return (pending ??= new Promise((resolve) => {
    setImmediate(() => {
      pending = undefined;
      resolve();
    });
  }));
}
