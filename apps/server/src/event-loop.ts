let pending: Promise<void> | undefined;

/**
 * Resolves when the current iteration of the event loop has read all input that is available. All callers of one
 * iteration share a promise. A request whose body came with its head is complete by then.
 */
export function endOfIteration(): Promise<void> {
  return (pending ??= new Promise((resolve) => {
    setImmediate(() => {
      pending = undefined;
      resolve();
    });
  }));
}
