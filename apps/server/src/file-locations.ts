/**
 * The paths of the files that the server reads. In the published package, build/run.ts puts these files beside the
 * built code. In the repository, they belong to other packages and apps.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;
const isBuilt = import.meta.filename.endsWith('.js');

export const migrationsFolder = join(here, isBuilt ? 'migrations' : 'store/migrations');
export const siteFolder = join(here, isBuilt ? 'docs' : '../../docs/dist');
export const judgePageFolder = join(here, isBuilt ? 'judge' : '../../judge/dist');
/** The program of the thread that runs checkpoints. */
export const checkpointThread = join(here, isBuilt ? 'checkpoint-thread.js' : 'store/sqlite/checkpoint-thread.ts');

/** Returns the path of the contract as one file. */
export function contractFile(name: 'openapi.json' | 'openapi.yaml'): string {
  return isBuilt ? join(here, name) : fileURLToPath(import.meta.resolve(`@jurybox/types/${name}`));
}
