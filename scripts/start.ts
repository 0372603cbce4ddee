/** `npm start`: serves demo data with `jurybox serve`. First builds the site and the pages if they are outdated. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './paths.ts';

for (const [what, script] of [
  ['docs', 'apps/docs/src/run.ts'],
  ['pages for judges and the team', 'apps/judge/build/run.ts'],
] as const) {
  // Do not print this line if nothing is outdated, because the build then takes less than a second.
  const progress = setTimeout(() => console.error(`Building the ${what} …`), 1000);
  const built = spawn(process.execPath, [join(root, script)], { stdio: ['ignore', 'ignore', 'inherit'], cwd: root });
  const [code] = (await once(built, 'exit')) as [number | null];
  clearTimeout(progress);
  if (code !== 0) console.error(`The ${what} could not be built; the server runs without them.`);
}

process.argv.splice(2, 0, 'serve', '--demo', '--log-level', process.env['JURYBOX_LOG_LEVEL'] ?? 'warn');
// @ts-expect-error Plain JavaScript without types: it starts the server and exports nothing.
await import('../apps/server/bin/jurybox.js');
