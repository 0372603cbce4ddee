/**
 * Builds the code of the published package: bundled JavaScript, the migrations and the contract.
 *
 * The package contains JavaScript, because Node.js does not run TypeScript files of installed packages. The bundle
 * includes the packages of this repository. All other packages are dependencies of the published package.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { contractFile, migrationsFolder } from '../src/file-locations.ts';

const server = join(import.meta.dirname, '..');

/** The packages that the published package depends on. */
export const dependencies = Object.keys(
  (
    JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    }
  ).dependencies,
);

/** Builds into an empty or missing folder. */
export async function buildCode(folder: string): Promise<void> {
  await build({
    absWorkingDir: server,
    entryPoints: { main: 'src/main.ts', 'writer-thread': 'src/store/sqlite/writer-thread.ts' },
    outdir: folder,
    bundle: true,
    // With separate chunks, a command loads only the code that it needs.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: dependencies,
    logLevel: 'warning',
  });
  cpSync(migrationsFolder, join(folder, 'migrations'), { recursive: true });
  for (const name of ['openapi.json', 'openapi.yaml'] as const) cpSync(contractFile(name), join(folder, name));
}
