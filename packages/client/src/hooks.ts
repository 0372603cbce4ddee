/** Tells a hook of the caller's. What only watches a call does not change how it ends, so what it throws is dropped. */
export async function tell<Payload>(hook: ((payload: Payload) => unknown) | undefined, payload: Payload): Promise<void> {
  try {
    await hook?.(payload);
  } catch {
    // A watcher that fails is its owner's business.
  }
}
