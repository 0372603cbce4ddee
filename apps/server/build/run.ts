/**
 * Builds the published package into `dist/`: the code of the server, its migrations, the contract, the documentation
 * site and the page for judges. Builds the site and the page first if they are outdated.
 *
 * Node.js removes no types from the files of an installed package, so the package contains JavaScript. The packages of
 * this repository are bundled. Packages of others stay dependencies.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { contractFile, judgePageFolder, migrationsFolder, siteFolder } from '../src/file-locations.ts';

const server = join(import.meta.dirname, '..');
const root = join(server, '../..');
const dist = join(server, 'dist');
const fresh = `${dist}.new`;

for (const script of ['apps/docs/src/run.ts', 'apps/judge/build/run.ts'])
  execFileSync(process.execPath, [join(root, script)], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

rmSync(fresh, { recursive: true, force: true });
const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
await build({
  absWorkingDir: server,
  entryPoints: { main: 'src/main.ts', 'checkpoint-thread': 'src/store/sqlite/checkpoint-thread.ts' },
  outdir: fresh,
  bundle: true,
  // A command still loads only the code that it needs.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: Object.keys(dependencies),
  logLevel: 'warning',
});
cpSync(migrationsFolder, join(fresh, 'migrations'), { recursive: true });
for (const name of ['openapi.json', 'openapi.yaml'] as const) cpSync(contractFile(name), join(fresh, name));
for (const [from, to] of [
  [siteFolder, 'docs'],
  [judgePageFolder, 'judge'],
] as const)
  cpSync(from, join(fresh, to), { recursive: true, filter: (path) => !path.endsWith('.built-from') });
rmSync(dist, { recursive: true, force: true });
renameSync(fresh, dist);
