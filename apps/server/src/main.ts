#!/usr/bin/env node
/**
 * The entry point of the command line. Each command has a file in `cli/`. A failed command prints one line and exits
 * with code 1. If an imported file has faults, it prints one line per fault.
 */
import { help } from './cli/help.ts';
import { UsageError } from './cli/command.ts';
import { ConfigError } from './config.ts';
import { UnusableStorage } from './store/index.ts';

type Command = (args: string[]) => Promise<void>;

// A command is loaded when it is called, so that creating a key does not load the web server.
const commands: Record<string, () => Promise<Command>> = {
  'admin-log': async () => (await import('./cli/admin-log.ts')).adminLog,
  backup: async () => (await import('./cli/backup.ts')).backup,
  copy: async () => (await import('./cli/copy.ts')).copy,
  evaluation: async () => (await import('./cli/evaluation.ts')).evaluation,
  key: async () => (await import('./cli/key.ts')).key,
  migrate: async () => (await import('./cli/migrate.ts')).migrate,
  project: async () => (await import('./cli/project.ts')).project,
  restore: async () => (await import('./cli/restore.ts')).restore,
  purge: async () => (await import('./cli/purge.ts')).purge,
  serve: async () => (await import('./cli/serve.ts')).serve,
  usage: async () => (await import('./cli/usage.ts')).usage,
  user: async () => (await import('./cli/user.ts')).user,
};

// By default, SIGUSR1 makes Node.js open a debugger port that needs no password. A listener prevents that.
process.on('SIGUSR1', () => {});

const [name = 'help', ...args] = process.argv.slice(2);
try {
  const load = commands[name];
  if (name === 'help' || [name, ...args].some((arg) => arg === '--help' || arg === '-h')) help();
  else if (load === undefined) throw new UsageError(`there is no command "${name}"`);
  else await (await load())(args);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof UnusableStorage || error instanceof UsageError;
  console.error(`jurybox: ${expected ? error.message : oneLine(error)}`);
  if (!expected && isDebugging()) console.error(error);
  if (error instanceof UsageError) console.error('See: jurybox --help');
  process.exit(1);
}

/** Returns the message of the error in one line. Adds the stack trace at the log levels `debug` and `trace` only. */
function oneLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `unexpected ${text.replaceAll(/\s+/g, ' ')} (set JURYBOX_LOG_LEVEL=debug for the stack trace)`;
}

function isDebugging(): boolean {
  const level = process.env['JURYBOX_LOG_LEVEL'];
  return level === 'debug' || level === 'trace' || /--log-level[= ](?:debug|trace)\b/.test(args.join(' '));
}
