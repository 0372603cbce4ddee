/**
 * Calls a hook of the caller and ignores the errors of the hook. A hook only observes a call, so it must not make the
 * call fail.
 */
export async function callHook(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch {
    // An error of the hook does not change the call.
  }
}
