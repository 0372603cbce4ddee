#!/usr/bin/env node
/** The command line. Each command is a file in `cli/`; what they share is how they fail: one line, exit code 1. */
import { help } from './cli/help.ts';
import { UsageError } from './cli/command.ts';
import { ConfigError } from './config.ts';
import { UnusableStorage } from './store/index.ts';

type Command = (args: string[]) => Promise<void>;

// Loaded when asked for: a key is made without starting up a web server.
const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./cli/backup.ts')).backup,
  key: async () => (await import('./cli/key.ts')).key,
  migrate: async () => (await import('./cli/migrate.ts')).migrate,
  project: async () => (await import('./cli/project.ts')).project,
  serve: async () => (await import('./cli/serve.ts')).serve,
};

// Node opens a debugger, which obeys whoever reaches its port, on SIGUSR1; with a listener it does not.
process.on('SIGUSR1', () => {});

const [name = 'help', ...args] = process.argv.slice(2);
try {
  const load = commands[name];
  if (name === 'help' || [name, ...args].some((word) => word === '--help' || word === '-h')) help();
  else if (load === undefined) throw new UsageError(`there is no command "${name}"`);
  else await (await load())(args);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof UnusableStorage || error instanceof UsageError;
  console.error(`jurybox: ${expected ? error.message : oneLine(error)}`);
  if (!expected && isDebugging()) console.error(error);
  if (error instanceof UsageError) console.error('See: jurybox --help');
  process.exit(1);
}

/** What happened, without the stack: that is for who works on the program, and asks for it. */
function oneLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `unexpected ${text.replaceAll(/\s+/g, ' ')} (JURYBOX_LOG_LEVEL=debug shows where)`;
}

function isDebugging(): boolean {
  const level = process.env['JURYBOX_LOG_LEVEL'];
  return level === 'debug' || level === 'trace' || /--log-level[= ](?:debug|trace)\b/.test(args.join(' '));
}
