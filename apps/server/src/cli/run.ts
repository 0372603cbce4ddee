import { version } from '@jurybox/types';
import { ConfigError } from '../config.ts';
import { maskKeys } from '../mask.ts';
import { UnusableStorage } from '../store/database.ts';
import { escapeControls, UsageError } from './terminal.ts';
import { help } from './help.ts';

// Loads only the module of the called command, so that most commands do not load the web server.
const commands: Record<string, () => Promise<(args: string[]) => Promise<void>>> = {
  'admin-log': async () => (await import('./stored-data.ts')).adminLog,
  backup: async () => (await import('./database.ts')).backup,
  check: async () => (await import('./database.ts')).check,
  copy: async () => (await import('./database.ts')).copy,
  evaluation: async () => (await import('./evaluation.ts')).evaluation,
  key: async () => (await import('./key.ts')).key,
  migrate: async () => (await import('./database.ts')).migrate,
  project: async () => (await import('./project.ts')).project,
  restore: async () => (await import('./database.ts')).restore,
  purge: async () => (await import('./stored-data.ts')).purge,
  serve: async () => (await import('./serve.ts')).serve,
  usage: async () => (await import('./stored-data.ts')).usage,
  user: async () => (await import('./stored-data.ts')).user,
};

/** Runs a command and returns its exit code. Prints the error if it fails. After `serve`, the server keeps running. */
export async function runCommand([name = 'help', ...args]: string[]): Promise<0 | 1> {
  try {
    const load = commands[name];
    if (name === '--version') console.log(version);
    else if (name === 'help' || [name, ...args].some((arg) => arg === '--help' || arg === '-h')) help();
    else if (load === undefined) throw new UsageError(`there is no command "${name}"`);
    else await (await load())(args);
    return 0;
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof UnusableStorage || error instanceof UsageError;
    const lines = error instanceof UsageError ? error.lines : [];
    // A line may repeat an argument or a stored name, so it may contain an API key or control characters.
    const printed = [`jurybox: ${expected ? error.message : oneLine(error)}`, ...lines];
    console.error(printed.map((line) => escapeControls(maskKeys(line))).join('\n'));
    if (!expected && isDebugging(args)) console.error(error);
    if (error instanceof UsageError) console.error('See: jurybox --help');
    return 1;
  }
}

/** Returns the message in one line. The stack trace is printed at the log levels `debug` and `trace` only. */
function oneLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `unexpected ${text.replaceAll(/\s+/g, ' ')} (set JURYBOX_LOG_LEVEL=debug for the stack trace)`;
}

function isDebugging(args: string[]): boolean {
  const level = process.env['JURYBOX_LOG_LEVEL'];
  return level === 'debug' || level === 'trace' || /--log-level[= ](?:debug|trace)\b/.test(args.join(' '));
}
