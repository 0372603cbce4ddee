/**
 * Builds the code of the published package: bundled JavaScript, the migrations and the contract.
 *
 * The package contains JavaScript, because Node.js does not run TypeScript files of installed packages. The bundle
 * includes all packages that the server uses. To find and read their 350 files would take a fifth of the start time.
 */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { licensesOf } from '../../../scripts/licenses.ts';
import { contractFile, migrationsFolder } from '../src/file-locations.ts';

const server = join(import.meta.dirname, '..');

/** Builds into `folder`, which must be empty or missing. Returns esbuild's description of the bundled files. */
export async function buildCode(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: server,
    entryPoints: { main: 'src/main.ts', 'writer-thread': 'src/store/sqlite/writer-thread.ts' },
    outdir: folder,
    bundle: true,
    metafile: true,
    // With separate chunks, a command loads only the code that it needs.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // The package pg imports this optional package, which the server does not use.
    external: ['pg-native'],
    // The bundled CommonJS packages call `require`, which an ES module does not have.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    logLevel: 'warning',
  });
  const files = Object.keys(metafile.inputs).map((file) => join(server, file));
  writeFileSync(join(folder, 'licenses.txt'), licensesOf(files));
  cpSync(migrationsFolder, join(folder, 'migrations'), { recursive: true });
  for (const name of ['openapi.json', 'openapi.yaml'] as const) cpSync(contractFile(name), join(folder, name));
  return metafile;
}
