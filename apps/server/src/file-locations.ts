/** The files that the server reads. In the published package, build/run.ts puts them beside the built code. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;
const isBuilt = import.meta.filename.endsWith('.js');

export const migrationsFolder = join(here, isBuilt ? 'migrations' : 'store/migrations');
export const siteFolder = join(here, isBuilt ? 'docs' : '../../docs/dist');
export const judgePageFolder = join(here, isBuilt ? 'judge' : '../../judge/dist/judge');
export const teamPagesFolder = join(here, isBuilt ? 'app' : '../../judge/dist/app');
export const writerThread = join(here, isBuilt ? 'writer-thread.js' : 'store/sqlite/writer-thread.ts');

export function contractFile(name: 'openapi.json' | 'openapi.yaml'): string {
  return isBuilt ? join(here, name) : fileURLToPath(import.meta.resolve(`@jurybox/types/${name}`));
}
