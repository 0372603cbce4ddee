#!/usr/bin/env node
import nodeModule from 'node:module';
import { isMainThread, Worker } from 'node:worker_threads';

// `engines` in package.json requires Node.js 22 too, but npx only prints a warning.
if (Number(process.versions.node.split('.')[0]) < 22) {
  process.stderr.write(`jurybox-review needs Node.js 22 or newer, and this is Node.js ${process.versions.node}.\n`);
  process.exit(2);
}

// Node.js caches the compiled program, so that later runs start faster. Node.js 22.0 has no such cache.
nodeModule.enableCompileCache?.();

// A program that reads the output, such as `head`, can close the pipe early. That must not change the exit code.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

if (isMainThread && process.argv.some((arg) => arg.startsWith('--traffic'))) {
  // The review needs each recorded request only briefly. Without this limit, V8 keeps up to 100 MB of earlier ones.
  const limits = { maxYoungGenerationSizeMb: 16 };
  const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), resourceLimits: limits });
  worker.on('exit', (code) => (process.exitCode = code));
} else {
  const { main } = await import('./cli.ts');
  process.exitCode = await main(process.argv.slice(2), {
    folder: process.cwd(),
    env: process.env,
    now: () => new Date(),
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
  });
}
