/**
 * `pnpm dev`: runs the server with demo data and restarts it when a source file changes. If the contract in `spec/`
 * changes, the command first generates all derived files again. Arguments go to `jurybox serve`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/**
 * The pause in milliseconds between a change and the generation. Without it, the generator could read a file that an
 * editor has not completely written.
 */
const pauseMs = 200;

const jurybox = [join(root, 'apps/server/bin/jurybox.js'), 'serve', '--demo', ...process.argv.slice(2)];
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...jurybox], {
  cwd: root,
  stdio: 'inherit',
});

let timer: NodeJS.Timeout | undefined;
const watcher = watch(join(root, 'spec'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(generate, pauseMs);
});

/** Generates the derived files. Node.js restarts the server when they change. */
function generate(): void {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    console.error('Could not generate the files from spec/. The server keeps using the previous files.');
}

// A terminal sends Ctrl-C to the server as well. Without these handlers, this process would end before the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
const [code] = (await once(server, 'exit')) as [number | null];
clearTimeout(timer);
watcher.close();
process.exitCode = code ?? 0;
