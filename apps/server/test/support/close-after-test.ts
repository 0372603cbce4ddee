import { onTestFinished, TestRunner } from 'vitest';

/**
 * Calls `close` when the current test ends, even if the test fails. In a hook such as `beforeAll`, no test is current,
 * so the test file must close the resource in `afterAll`. Returns a function with which a test can close the resource
 * earlier. `close` is called only once.
 */
export function closeAfterTest<T>(close: () => Promise<T>): () => Promise<T> {
  let closing: Promise<T> | undefined;
  const closeOnce = () => (closing ??= close());
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(async () => void (await closeOnce()));
  return closeOnce;
}
