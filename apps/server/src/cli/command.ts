import { ConfigError, readConfig, readFlags, type Config } from '../config.ts';
import { continueIds } from '../services/ids.ts';
import { createServices, type Services } from '../services/index.ts';
import { InvalidValue } from '../services/contract-limits.ts';
import { maxTimeMs, parseTime } from '../services/time.ts';
import { openDatabase } from '../store/index.ts';
import { escapeControls } from './format.ts';

/** Thrown for an invalid command line. `run.ts` prints the message and points to `--help`. */
export class UsageError extends Error {
  override name = 'UsageError';
  /** Further lines of the message. */
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[] = []) {
    super(message);
    this.lines = lines;
  }
}

export type Flags = Record<string, string | boolean | undefined>;

/** Parses the arguments of a command: the configuration, the flags and the positional arguments. */
export function readCommand(
  args: string[],
  commandFlags: Record<string, { type: 'string' | 'boolean' }> = {},
): { config: Config; flags: Flags; words: string[] } {
  try {
    const { values, positionals } = readFlags(args, commandFlags);
    return {
      config: readConfig(process.env, values as Record<string, string | undefined>),
      flags: values as Flags,
      words: positionals,
    };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new UsageError((error as Error).message);
  }
}

/** Opens the database, runs `work` on its services and closes it. A server may use the database at the same time. */
export async function withServices(config: Config, work: (services: Services) => Promise<void>): Promise<void> {
  const database = await openDatabase(config.database, { as: 'command', migrate: false });
  try {
    await continueIds(database);
    await work(createServices(database));
  } finally {
    await database.close();
  }
}

/**
 * Waits for `work`. If a value breaks a limit of the contract, throws a UsageError. `describe` names the value as the
 * user knows it, for example `--user` for `user_id`.
 */
export async function explainLimits<T>(describe: (invalid: InvalidValue) => string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof InvalidValue ? new UsageError(describe(error)) : error;
  }
}

/** Parses the date or time of a flag, in milliseconds since 1970. A date is the start of the day in UTC. */
export function readTime(flag: string, text: string | boolean | undefined): number | undefined {
  if (text === undefined) return undefined;
  const timeMs = parseTime(/^\d{4}-\d\d-\d\d$/.test(String(text)) ? `${text}T00:00:00Z` : String(text));
  if (timeMs === undefined || timeMs < 0 || timeMs > maxTimeMs)
    throw new UsageError(`--${flag} should be a date like 2030-01-31 or 2030-01-31T12:00:00Z`);
  return timeMs;
}

/** Prints rows of text in aligned columns. Each row is one line, even if a text contains line breaks. */
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
