#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Node.js caches the compiled program, so that later runs start faster. Node.js 22.0 has no such cache.
enableCompileCache?.();
// Objects of recorded requests live only for a moment. Without this flag, V8 gives them up to 100 MB.
if (process.argv.some((arg) => arg.startsWith('--traffic'))) setFlagsFromString('--semi-space-growth-factor=1');
const { main } = await import('./cli.ts');

// A program that reads the output, such as `head`, can close the pipe early. That must not change the exit code.
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
