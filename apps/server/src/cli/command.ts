import { readConfig, readFlags, type Config } from '../config.ts';
import { continueIds } from '../services/ids.ts';
import { createServices, type Services } from '../services/index.ts';
import { InvalidValue } from '../services/contract-limits.ts';
import { maxTimeMs, parseTime } from '../services/time.ts';
import { StorageUnavailable } from '../store/database.ts';
import { openDatabase } from '../store/open.ts';
import { escapeControls, UsageError } from './terminal.ts';
import type { ProjectRow } from '../store/projects.ts';

export type Flags = Readonly<Record<string, string | undefined>>;

/**
 * Parses the arguments of a command. `texts` are the names of its flags with a value, and `switches` are the names of
 * its flags without a value. In the result, `words` are the arguments that are not flags.
 */
export function readCommand(args: string[], texts: string[] = [], switches: string[] = []) {
  const { values, positionals: words } = readFlags(args, texts, switches);
  const flags = values as Flags;
  const isSet: ReadonlySet<string> = new Set(switches.filter((name) => name in values));
  return { config: readConfig(process.env, flags), flags, isSet, words };
}

export type Command = ReturnType<typeof readCommand>;

/** The subcommands by name, each with its number of arguments and the function that runs it. */
export type Subcommands = Record<
  string,
  [argumentCount: number, run: (services: Services, command: Command, ...words: string[]) => Promise<void>]
>;

/** Runs the subcommand that the first word names. Throws UsageError(`usage`) if there is no such subcommand. */
export async function runSubcommand(subcommands: Subcommands, usage: string, command: Command): Promise<void> {
  const [name = '', ...words] = command.words;
  const [count, run] = (Object.hasOwn(subcommands, name) ? subcommands[name] : undefined) ?? [];
  if (run === undefined || words.length !== count) throw new UsageError(usage);
  await withServices(command.config, (services) => run(services, command, ...words));
}

export function readFlagsOnly(command: string, ...[args, ...names]: Parameters<typeof readCommand>) {
  const read = readCommand(args, ...names);
  if (read.words.length > 0) throw new UsageError(`${command} accepts only flags`);
  return read;
}

/** Opens the database, calls `work`, and closes the database. A server may use the database at the same time. */
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
 * Returns the result of `work`. If `work` rejects with InvalidValue, rejects with a UsageError instead. Its message
 * comes from `describe`, and names the value as the user knows it, for example `--name`.
 */
export async function explainLimits<T>(describe: (invalid: InvalidValue) => string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof InvalidValue ? new UsageError(describe(error)) : error;
  }
}

/** Parses the date or time in a flag. A date means the start of the day in UTC. Returns milliseconds since 1970. */
export function readTime(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const timeMs = parseTime(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
  if (timeMs === undefined || timeMs < 0 || timeMs > maxTimeMs)
    throw new UsageError(`--${flag} should be a date like 2030-01-31 or 2030-01-31T12:00:00Z`);
  return timeMs;
}

/** Removes the rows of deleted objects. If the database is busy, leaves the remaining rows to a running server. */
export async function purgeRows({ purge }: Services): Promise<void> {
  try {
    await purge.run();
    console.log('the rows are removed');
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    console.error(`the database is busy (${error.message}); a running server removes the rows of deleted objects`);
  }
}

export async function findProject({ projects }: Services, name: string | undefined): Promise<ProjectRow> {
  if (name === undefined) throw new UsageError('--project <name> is missing');
  const found = await projects.find(name);
  if (found === undefined) throw noProject(name);
  return found;
}

export function noProject(name: string): UsageError {
  return new UsageError(`there is no project "${escapeControls(name)}"`);
}
