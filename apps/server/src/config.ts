/**
 * The configuration: read once, strictly, frozen. A setting is a variable or a flag; one that is wrong or unknown stops
 * the process with one line that names it and never repeats a secret.
 */
import { parseArgs } from 'node:util';
import type { DatabaseLocation } from './store/index.ts';
import { hostUrls } from './store/postgres/address.ts';

export interface Config {
  host: string;
  port: number;
  /** Where the data is. */
  database: DatabaseLocation;
  /** Connections to PostgreSQL that this process may hold. */
  poolSize: number;
  logLevel: string;
  /** Requests a second per key; undefined is no limit. */
  rateLimit: number | undefined;
  /** Requests under way at once; more are answered 503. */
  maxInFlight: number;
  /** Hold every answer to the contract. */
  checkReplies: boolean;
  /** Seconds between "not ready" and taking no more connections. */
  drainSeconds: number;
}

interface Setting<T> {
  variable: string;
  fallback: string;
  help: string;
  /** Gives the value; throws a plain sentence that completes "<name> …". */
  read: (text: string) => T;
}

export const settings: { [Name in keyof Config]: Setting<Config[Name]> } = {
  host: { variable: 'JURYBOX_HOST', fallback: '127.0.0.1', help: 'address to listen on', read: (text) => text },
  port: {
    variable: 'JURYBOX_PORT',
    fallback: '8787',
    help: 'port to listen on; 0 finds a free one',
    read: whole(0, 65_535),
  },
  database: {
    variable: 'DATABASE_URL',
    fallback: 'file:.data/jurybox.db',
    help: 'where the data is: file:<path> or postgres://<user>:<password>@<host>[,<host>…]/<name>',
    read: target,
  },
  poolSize: {
    variable: 'JURYBOX_POOL_SIZE',
    fallback: '10',
    help: 'connections to PostgreSQL that this process may hold',
    read: whole(1, 1000),
  },
  logLevel: {
    variable: 'JURYBOX_LOG_LEVEL',
    fallback: 'info',
    help: 'trace, debug, info, warn, error or silent',
    read: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
  },
  rateLimit: {
    variable: 'JURYBOX_RATE_LIMIT',
    fallback: 'off',
    help: 'requests a second per key, or off',
    read: (text) => (text === 'off' ? undefined : whole(1, 1_000_000)(text)),
  },
  maxInFlight: {
    variable: 'JURYBOX_MAX_IN_FLIGHT',
    fallback: '1000',
    help: 'requests under way at once; more are answered 503',
    read: whole(1, 1_000_000),
  },
  checkReplies: {
    variable: 'JURYBOX_CHECK_REPLIES',
    fallback: 'off',
    help: 'hold every answer to the contract: on or off',
    read: (text) => oneOf('on', 'off')(text) === 'on',
  },
  drainSeconds: {
    variable: 'JURYBOX_DRAIN_SECONDS',
    fallback: '0',
    help: 'seconds between "not ready" and closing the door',
    read: whole(0, 600),
  },
};

/** The client's, set where both run; none of the server's business. */
const clients = ['JURYBOX_BASE_URL', 'JURYBOX_API_KEY'];

/** The name of a setting's flag: `logLevel` is `--log-level`. */
export function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Thrown for a setting that cannot be used; the message is one line for who starts the process. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Flags win over variables, variables over defaults. */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  flags: Record<string, string | undefined> = {},
): Readonly<Config> {
  const known = new Set(Object.values(settings).map(({ variable }) => variable));
  const stray = Object.keys(environment).find(
    (name) => name.startsWith('JURYBOX_') && !known.has(name) && !clients.includes(name),
  );
  if (stray !== undefined)
    throw new ConfigError(`${stray} is not a setting; the settings are ${[...known].join(', ')}`);
  const entries = Object.entries(settings).map(([name, { variable, fallback, read }]) => {
    const flag = flags[flagOf(name)];
    const given = environment[variable];
    try {
      return [name, read(flag ?? (given === undefined || given === '' ? fallback : given))];
    } catch (error) {
      throw new ConfigError(`${flag === undefined ? variable : `--${flagOf(name)}`} ${(error as Error).message}`);
    }
  });
  return Object.freeze(Object.fromEntries(entries) as unknown as Config);
}

/** Splits arguments into flags of ours and words. Throws ConfigError for anything else. */
export function readFlags(args: string[], own: Record<string, { type: 'string' | 'boolean' }> = {}) {
  const shared = Object.fromEntries(Object.keys(settings).map((name) => [flagOf(name), { type: 'string' as const }]));
  try {
    return parseArgs({ args, options: { ...shared, ...own }, allowPositionals: true });
  } catch (error) {
    throw new ConfigError((error as Error).message.split('\n')[0] ?? 'bad arguments');
  }
}

function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    if (!/^\d+$/.test(text) || Number(text) < least || Number(text) > most)
      throw new Error(`should be a whole number from ${least} to ${most}`);
    return Number(text);
  };
}

function oneOf<Word extends string>(...words: Word[]): (text: string) => Word {
  return (text) => {
    if (!words.includes(text as Word)) throw new Error(`should be one of ${words.join(', ')}`);
    return text as Word;
  };
}

/** Says what is wrong without repeating the text: it holds a password. */
function target(text: string): DatabaseLocation {
  if (/^file:./.test(text)) return { engine: 'sqlite', file: text.slice(5) };
  if (/^postgres(ql)?:/.test(text)) {
    hostUrls(text);
    return { engine: 'postgres', url: text };
  }
  throw new Error('should be file:<path> or postgres://<user>:<password>@<host>/<name>');
}
