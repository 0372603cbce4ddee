/** Calls a hook of the caller and ignores its errors: a hook that only observes a call must not make it fail. */
export async function callHook(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch {
    // An error of the hook does not change the call.
  }
}
