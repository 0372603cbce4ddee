#!/usr/bin/env node
import { main } from './cli.ts';

// Whoever reads only the beginning (`| head`) has seen enough; the exit code stays what the review says.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await main(process.argv.slice(2), {
  folder: process.cwd(),
  env: process.env,
  now: () => new Date(),
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
});
