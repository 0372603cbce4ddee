/** The settings: environment variables or flags, read once at the start. Error messages contain no secret values. */
import { parseArgs } from 'node:util';
import { parseNetworks, parseOrigins } from './network-settings.ts';
import type { DatabaseLocation } from './store/open.ts';
import { hostUrls } from './store/postgres/address.ts';

interface Setting<T> {
  variable: string;
  otherVariable?: string;
  defaultText: string;
  help: string;
  /** Throws an error with a message such as "should be a number". `readConfig` puts the setting's name before it. */
  parse: (text: string) => T;
}

export const settings = {
  host: { variable: 'JURYBOX_HOST', defaultText: '127.0.0.1', help: 'address to listen on', parse: (text) => text },
  port: {
    variable: 'JURYBOX_PORT',
    otherVariable: 'PORT',
    defaultText: '8787',
    help: 'port to listen on; 0 finds a free one; without JURYBOX_PORT, PORT is used',
    parse: wholeNumber(0, 65_535),
  },
  database: {
    variable: 'DATABASE_URL',
    defaultText: 'file:.data/jurybox.db',
    help: 'where to store the data: file:<path> or postgres://<user>:<password>@<host>[,<host>…]/<name>',
    parse: databaseTarget,
  },
  poolSize: {
    variable: 'JURYBOX_POOL_SIZE',
    defaultText: '10',
    help: 'maximum number of connections to PostgreSQL',
    parse: wholeNumber(1, 1000),
  },
  notices: {
    variable: 'JURYBOX_NOTICES',
    defaultText: 'listen',
    help: 'how the server notices deployments by other processes: listen, or poll if a pooler allows no LISTEN',
    parse: oneOf('listen', 'poll'),
  },
  logLevel: {
    variable: 'JURYBOX_LOG_LEVEL',
    defaultText: 'info',
    help: 'trace, debug, info, warn, error or silent',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
  },
  rateLimit: {
    variable: 'JURYBOX_RATE_LIMIT',
    defaultText: 'off',
    help: 'maximum number of requests per second and key, or off',
    parse: (text) => (text === 'off' ? undefined : wholeNumber(1, 1_000_000)(text)),
  },
  maxInFlight: {
    variable: 'JURYBOX_MAX_IN_FLIGHT',
    defaultText: '1000',
    help: 'maximum number of requests in flight; further requests get a 503',
    parse: wholeNumber(1, 1_000_000),
  },
  checkReplies: {
    variable: 'JURYBOX_CHECK_REPLIES',
    defaultText: 'off',
    help: 'check every reply against the contract: on or off',
    parse: (text) => oneOf('on', 'off')(text) === 'on',
  },
  drainSeconds: {
    variable: 'JURYBOX_DRAIN_SECONDS',
    defaultText: '0',
    help: 'at a shutdown, the server closes its listener this many seconds after it reports "not ready"',
    parse: wholeNumber(0, 600),
  },
  allowedOrigins: {
    variable: 'JURYBOX_ALLOWED_ORIGINS',
    defaultText: 'off',
    help: 'origins of web pages whose scripts may call the API, with commas between them, or off',
    parse: parseOrigins,
  },
  trustedProxies: {
    variable: 'JURYBOX_TRUSTED_PROXIES',
    defaultText: 'off',
    help: 'trusted proxies, whose X-Forwarded-For header names the client: IP addresses and networks, or off',
    parse: parseNetworks,
  },
} satisfies Record<string, Setting<unknown>>;

export type Config = { readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['parse']> };

/** Environment variables of `@jurybox/client`, which may share an environment with the server. They are ignored. */
const clientVariables = ['JURYBOX_BASE_URL', 'JURYBOX_API_KEY', 'JURYBOX_DEBUG'];

export function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Thrown for an invalid setting. Its message is one line for the person who starts the process. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(environment: NodeJS.ProcessEnv, flags: Record<string, string | undefined> = {}) {
  const all: [name: string, Setting<unknown>][] = Object.entries(settings);
  const known = new Set(all.map(([, { variable }]) => variable));
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('JURYBOX_') && !known.has(name) && !clientVariables.includes(name),
  );
  if (unknown !== undefined)
    throw new ConfigError(`${unknown} is not a setting; the settings are ${[...known].join(', ')}`);
  const entries = all.map(([name, { variable, otherVariable, defaultText, parse }]) => {
    const flag = flags[flagOf(name)];
    const isOtherUsed = otherVariable !== undefined && (environment[variable] ?? '') === '';
    const source = isOtherUsed ? otherVariable : variable;
    const given = environment[source];
    try {
      return [name, parse(flag ?? (given === undefined || given === '' ? defaultText : given))];
    } catch (error) {
      throw new ConfigError(`${flag === undefined ? source : `--${flagOf(name)}`} ${(error as Error).message}`);
    }
  });
  return Object.freeze(Object.fromEntries(entries) as unknown as Config);
}

/**
 * Parses the flags of a command: the settings, and the command's own flags with a value (`texts`) and without a value
 * (`switches`). Throws ConfigError for an unknown flag.
 */
export function readFlags(args: string[], texts: string[] = [], switches: string[] = []) {
  const withText = [...Object.keys(settings).map(flagOf), ...texts];
  const options = Object.fromEntries([
    ...withText.map((name) => [name, { type: 'string' as const }] as const),
    ...switches.map((name) => [name, { type: 'boolean' as const }] as const),
  ]);
  try {
    return parseArgs({ args: connectNegativeValues(args, withText), options, allowPositionals: true });
  } catch (error) {
    throw new ConfigError((error as Error).message.split('\n')[0] ?? 'invalid arguments');
  }
}

/** Replaces `--flag -1` by `--flag=-1`, because `parseArgs` rejects `--flag -1` as ambiguous. */
function connectNegativeValues(args: string[], withText: string[]): string[] {
  const connected: string[] = [];
  const end = args.indexOf('--');
  for (const [index, arg] of args.entries()) {
    const flag = args[index - 1] ?? '';
    const isFlag = end === -1 || index < end;
    const isValue = isFlag && /^-\d/.test(arg) && flag.startsWith('--') && withText.includes(flag.slice(2));
    if (isValue) connected.splice(-1, 1, `${flag}=${arg}`);
    else connected.push(arg);
  }
  return connected;
}

function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
      throw new Error(`should be a whole number from ${min} to ${max}`);
    return Number(text);
  };
}

function oneOf<Word extends string>(...words: Word[]): (text: string) => Word {
  return (text) => {
    if (!words.includes(text as Word)) throw new Error(`should be one of ${words.join(', ')}`);
    return text as Word;
  };
}

/** Parses a database URL. Its errors do not repeat the URL, which may contain a password. */
function databaseTarget(text: string): DatabaseLocation {
  if (/^file:./.test(text)) return { engine: 'sqlite', file: text.slice(5) };
  if (/^postgres(ql)?:/.test(text)) {
    hostUrls(text);
    return { engine: 'postgres', url: text };
  }
  throw new Error('should be file:<path> or postgres://<user>:<password>@<host>/<name>');
}
