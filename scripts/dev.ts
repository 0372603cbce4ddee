/**
 * `pnpm dev`: runs the server with demo data. Restarts it if a source file changes, or if `spec/` changes and the
 * derived files were generated again. Passes its arguments to `jurybox serve`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Waits this long after a change in `spec/`, because an editor may not have written the whole file yet. */
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

/** Generates the derived files. Their change makes `node --watch` restart the server. */
function generate(): void {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    console.error('Could not generate the files from spec/. The server keeps using the previous files.');
}

// A terminal also sends Ctrl-C to the server. Without these handlers, this process would end before the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
const [code] = (await once(server, 'exit')) as [number | null];
clearTimeout(timer);
watcher.close();
process.exitCode = code ?? 0;
