import { once } from 'node:events';

/** Writes text to standard output. Waits for a slow reader. Returns false if the reading program has ended. */
export async function writeOut(text: string): Promise<boolean> {
  const { stdout } = process;
  if (!isWatched) {
    // A program such as `head` may stop reading early. This listener prevents an error with a stack trace.
    stdout.on('error', () => (hasReader = false));
    isWatched = true;
  }
  if (!hasReader) return false;
  if (!stdout.write(text)) {
    const listening = new AbortController();
    await Promise.race(['drain', 'close'].map((event) => once(stdout, event, listening))).catch(() => {});
    listening.abort();
  }
  return hasReader;
}

let isWatched = false;
let hasReader = true;
