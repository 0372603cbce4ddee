let pending: Promise<void> | undefined;

/**
 * Resolves when the current iteration of the event loop has read all input that is available. All callers in the same
 * iteration share one promise. A request is then complete if its body arrived together with its headers.
 */
export function endOfIteration(): Promise<void> {
  return (pending ??= new Promise((resolve) => {
    setImmediate(() => {
      pending = undefined;
      resolve();
    });
  }));
}
