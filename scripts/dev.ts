/**
 * `pnpm dev`: the server with demo data. It restarts when a source file changes; when the contract in `spec/` changes,
 * everything is generated again first. Arguments go to `jurybox serve`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Editors write a file in several steps. */
const pauseMs = 200;

const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    join(root, 'apps/server/bin/jurybox.js'),
    'serve',
    '--demo',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);

let timer: NodeJS.Timeout | undefined;
const watcher = watch(join(root, 'spec'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(generate, pauseMs);
});

/** Node restarts the server when it sees the generated files change. */
function generate(): void {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) console.error('The contract cannot be generated; the server runs with the last one that could.');
}

// A terminal sends Ctrl-C to the server as well.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
const [code] = (await once(server, 'exit')) as [number | null];
clearTimeout(timer);
watcher.close();
process.exitCode = code ?? 0;
