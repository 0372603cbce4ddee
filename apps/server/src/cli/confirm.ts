import { createInterface } from 'node:readline';
import { UsageError, type Flags } from './command.ts';

/** The flag of every command that asks. */
export const yesFlag = { yes: { type: 'boolean' } } as const;

/** Asks before a change that cannot be undone, unless `--yes` was given. Throws UsageError for any other reply. */
export async function confirm(flags: Flags, question: string, expected = 'yes'): Promise<void> {
  if (flags['yes'] === true) return;
  process.stderr.write(`${question} Type ${expected} to continue: `);
  const typed = await readLine();
  // Input that is not typed at a terminal does not end the line of the question.
  if (!process.stdin.isTTY) process.stderr.write('\n');
  if (typed !== expected)
    throw new UsageError(`nothing was changed, because "${expected}" was not typed; --yes skips the question`);
}

/** Returns the first line of standard input, or an empty text at its end. */
async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
  }
}
