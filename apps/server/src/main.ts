#!/usr/bin/env node
/** The command line. Each command is a file in `cli/`; what they share is how they fail: one line, exit code 1. */
import { backup } from './cli/backup.ts';
import { help } from './cli/help.ts';
import { key } from './cli/key.ts';
import { migrate } from './cli/migrate.ts';
import { project } from './cli/project.ts';
import { serve } from './cli/serve.ts';
import { UsageError } from './cli/usage.ts';
import { ConfigError } from './config.ts';
import { UnusableStorage } from './store/index.ts';

const commands: Record<string, (args: string[]) => Promise<void>> = { backup, key, migrate, project, serve };

const [name = 'help', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (name === 'help' || name === '--help' || name === '-h' || args.includes('--help') || args.includes('-h')) help();
  else if (command === undefined) throw new UsageError(`there is no command "${name}"`);
  else await command(args);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof UnusableStorage || error instanceof UsageError;
  console.error(expected ? `jurybox: ${error.message}` : error);
  if (error instanceof UsageError) console.error('See: jurybox --help');
  process.exit(1);
}
