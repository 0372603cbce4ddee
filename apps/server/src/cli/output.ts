import { once } from 'node:events';

/** Writes text to standard output and waits while its reader is slower. Returns false when the reader has left. */
export async function writeOut(text: string): Promise<boolean> {
  const { stdout } = process;
  if (!isWatched) {
    // Without a listener, a reader that leaves (`| head`) would end this process with a stack trace.
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
