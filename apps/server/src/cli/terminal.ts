import { createInterface } from 'node:readline';
import { once } from 'node:events';

const shortEscapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes control characters, line breaks and changes of the writing direction, so that the text fits in one line. */
export function escapeControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, (character) => {
    return shortEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Returns a function that prints a line if `isDue` is true, or if two seconds have passed since the last line. */
export function progressPrinter(): (line: string, isDue: boolean) => void {
  let nextLineAt = performance.now() + 2000;
  return (line, isDue) => {
    if (!isDue && performance.now() < nextLineAt) return;
    nextLineAt = performance.now() + 2000;
    console.error(line);
  };
}

export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  const unit = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${unit === 0 ? bytes : (bytes / 1024 ** unit).toFixed(1)} ${units[unit]}`;
}

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

export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `work`. If the process receives one of `stopSignals`, aborts the AbortSignal of `work`, so that `work` can
 * remove its files. A second signal ends the process at once.
 */
export async function abortOnInterruption<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stopListening = () => {
    for (const name of stopSignals) process.off(name, abort);
  };
  const abort = () => {
    stopListening();
    console.error('stopping …; press Ctrl-C again to end at once');
    controller.abort();
  };
  for (const name of stopSignals) process.on(name, abort);
  try {
    return await work(controller.signal);
  } finally {
    stopListening();
  }
}

export class UsageError extends Error {
  override name = 'UsageError';
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[] = []) {
    super(message);
    this.lines = lines;
  }
}

export function printTable(head: string[], texts: string[][]): void {
  const rows = texts.map((row) => row.map(escapeControls));
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Asks the user to type `expected`, unless `--yes` is set. Throws UsageError if the user types anything else. */
export async function confirm(isSet: ReadonlySet<string>, question: string, expected = 'yes'): Promise<void> {
  if (isSet.has('yes')) return;
  process.stderr.write(`${question} Type ${escapeControls(expected)} to continue: `);
  const typed = await readLine();
  // At a terminal, the Enter key has already ended the line of the question.
  if (!process.stdin.isTTY) process.stderr.write('\n');
  if (typed !== expected)
    throw new UsageError(`nothing was changed, because "${expected}" was not typed; --yes skips the question`);
}

async function readLine(): Promise<string> {
  using lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line.trim();
  return '';
}
