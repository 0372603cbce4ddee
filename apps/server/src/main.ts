#!/usr/bin/env node
/** The entry point of the command-line tool. Each command has a file in `cli/`. */
import { runCommand } from './cli/run.ts';

// By default, SIGUSR1 makes Node.js open a debugger port that needs no password. A listener prevents that.
process.on('SIGUSR1', () => {});

const code = await runCommand(process.argv.slice(2));
if (code !== 0) process.exit(code);
