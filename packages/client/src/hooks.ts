/** Calls a hook of the caller. Drops what it throws: a hook that only observes a call cannot change its outcome. */
export async function callHook(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch {
    // The caller owns the hook and its errors.
  }
}
