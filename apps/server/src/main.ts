#!/usr/bin/env node
/** The command line. Each command is a file in `cli/`; what they share is how they fail: one line, exit code 1. */
import { help } from './cli/help.ts';
import { UsageError } from './cli/usage.ts';
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

const [name = 'help', ...args] = process.argv.slice(2);
try {
  const load = commands[name];
  if (name === 'help' || [name, ...args].some((word) => word === '--help' || word === '-h')) help();
  else if (load === undefined) throw new UsageError(`there is no command "${name}"`);
  else await (await load())(args);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof UnusableStorage || error instanceof UsageError;
  console.error(expected ? `jurybox: ${error.message}` : error);
  if (error instanceof UsageError) console.error('See: jurybox --help');
  process.exit(1);
}
