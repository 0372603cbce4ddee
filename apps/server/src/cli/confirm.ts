import { createInterface } from 'node:readline';
import { UsageError } from './command.ts';
import { escapeControls } from './format.ts';

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

/** Returns the first line of standard input, or an empty text if standard input is empty. */
async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
  }
}
