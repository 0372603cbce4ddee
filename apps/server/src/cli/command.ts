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

/** The flags with text, by name. */
export type Flags = Readonly<Record<string, string | undefined>>;

/** Parses the arguments of a command: the configuration, its flags with and without text, and other arguments. */
export function readCommand(args: string[], texts: string[] = [], switches: string[] = []) {
  try {
    const { values, positionals: words } = readFlags(args, texts, switches);
    const flags = values as Flags;
    const isSet: ReadonlySet<string> = new Set(switches.filter((name) => name in values));
    return { config: readConfig(process.env, flags), flags, isSet, words };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new UsageError((error as Error).message);
  }
}

/** Like `readCommand`, for a command without positional arguments. */
export function readFlagsOnly(command: string, ...[args, ...names]: Parameters<typeof readCommand>) {
  const read = readCommand(args, ...names);
  if (read.words.length > 0) throw new UsageError(`${command} accepts only flags`);
  return read;
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
export function readTime(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const timeMs = parseTime(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
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
