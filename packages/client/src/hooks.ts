/** Runs a hook of the caller's. What only watches a call does not change how it ends, so what it throws is dropped. */
export async function tell(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {
    // A watcher that fails is its owner's business.
  }
}
