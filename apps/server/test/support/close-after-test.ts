import { onTestFinished, TestRunner } from 'vitest';

/**
 * Calls `close` when the current test ends, also if the test fails. Does nothing in a hook such as `beforeAll`, whose
 * resources the test file closes in a hook too. Returns a function that calls `close` once, for a test that closes the
 * resource itself.
 */
export function closeAfterTest<T>(close: () => Promise<T>): () => Promise<T> {
  let closing: Promise<T> | undefined;
  const closeOnce = () => (closing ??= close());
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(async () => void (await closeOnce()));
  return closeOnce;
}
