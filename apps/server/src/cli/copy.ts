import { ConfigError, settings } from '../config.ts';
import { copyDatabase, type CopyProgress } from '../store/copy/copy.ts';
import type { DatabaseLocation } from '../store/index.ts';
import { readCommand, UsageError } from './command.ts';
import { formatBytes } from './format.ts';

/** The time between two lines about the progress of one table. */
const progressIntervalMs = 2000;

export async function copy(args: string[]): Promise<void> {
  const { flags, words } = readCommand(args, ['from', 'to']);
  if (words.length > 0) throw new UsageError('copy accepts only --from <database> and --to <database>');
  const from = readLocation('from', flags['from']);
  const to = readLocation('to', flags['to']);
  const { tables, rows } = await copyDatabase(from, to, { onProgress: progressPrinter() });
  console.log(`copied ${rows} rows of ${tables} tables; source and target have equal counts and checksums`);
}

/** Parses a database address. The error messages do not repeat the address, because it may contain a password. */
function readLocation(flag: string, address: string | undefined): DatabaseLocation {
  if (address === undefined) throw new UsageError(`--${flag} <database> is missing`);
  try {
    return settings.database.parse(address);
  } catch (error) {
    throw new ConfigError(`--${flag} ${(error as Error).message}`);
  }
}

/** Returns a function that prints the progress: one line per table, and further lines if a table takes long. */
function progressPrinter(): (progress: CopyProgress) => void {
  let nextLineAt = performance.now() + progressIntervalMs;
  return ({ table, rows, bytes, isComplete }) => {
    if (!isComplete && performance.now() < nextLineAt) return;
    nextLineAt = performance.now() + progressIntervalMs;
    console.error(`${table}: ${rows} rows, ${formatBytes(bytes)}${isComplete ? '' : ' …'}`);
  };
}
