/**
 * Builds the code of the published package: bundled JavaScript, the migrations and the contract.
 *
 * Node.js removes no types from the files of an installed package, so the package contains JavaScript. The packages of
 * this repository are bundled. Packages of others stay dependencies.
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
    entryPoints: { main: 'src/main.ts', 'checkpoint-thread': 'src/store/sqlite/checkpoint-thread.ts' },
    outdir: folder,
    bundle: true,
    // A command still loads only the code that it needs.
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
