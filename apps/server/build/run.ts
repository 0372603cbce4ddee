/**
 * Builds the published package into `dist/`: the code of the server, its migrations, the contract, the documentation
 * site and the pages for judges and the team. Builds the site and the pages first if they are outdated.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { judgePageFolder, siteFolder, teamPagesFolder } from '../src/file-locations.ts';
import { buildCode } from './code.ts';

const server = join(import.meta.dirname, '..');
const root = join(server, '../..');
const dist = join(server, 'dist');
const fresh = `${dist}.new`;

for (const script of ['apps/docs/src/run.ts', 'apps/judge/build/run.ts'])
  execFileSync(process.execPath, [join(root, script)], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

rmSync(fresh, { recursive: true, force: true });
await buildCode(fresh);
for (const [from, to] of [
  [siteFolder, 'docs'],
  [judgePageFolder, 'judge'],
  [teamPagesFolder, 'app'],
] as const)
  cpSync(from, join(fresh, to), { recursive: true, filter: (path) => !path.endsWith('.built-from') });
rmSync(dist, { recursive: true, force: true });
renameSync(fresh, dist);
