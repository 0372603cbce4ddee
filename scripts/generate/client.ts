import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clientDefaultConfig,
  clientDefaultMeta,
  clientPluginHandler,
  createClient,
  definePluginConfig,
} from '@hey-api/openapi-ts';
import { header, type Files, type Spec } from './spec.ts';

const folder = 'packages/client/generated';

/** Our transport as hey-api's client: the generated functions take their types from it. */
const runtime = definePluginConfig({
  ...clientDefaultMeta,
  // hey-api's types know its own clients' settings only.
  config: { ...clientDefaultConfig, bundle: false, throwOnError: true } as never,
  handler: clientPluginHandler as never,
  name: '../src/types.ts',
});

/** The SDK by @hey-api/openapi-ts: one function per operation. */
export async function emitClient({ document, operations }: Spec): Promise<Files> {
  const folderAside = await mkdtemp(join(tmpdir(), 'jurybox-client-'));
  // One level down, because hey-api also writes a file where it believes the transport to be.
  const aside = join(folderAside, 'generated');
  try {
    await createClient({
      input: structuredClone(document) as unknown as Record<string, unknown>,
      output: { path: aside, header: [`// ${header}`], module: { extension: '.ts' }, entryFile: false },
      logs: { level: 'silent', file: false },
      // The functions are generated; what sends them is ours, and the caller passes it in, so that nothing is global.
      plugins: [runtime(), '@hey-api/typescript', { name: '@hey-api/sdk', client: false }],
    });
    const entries = await readdir(aside, { recursive: true, withFileTypes: true });
    const files: Files = new Map();
    for (const entry of entries.filter((e) => e.isFile()).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(entry.parentPath, entry.name);
      files.set(folder + path.slice(aside.length).replaceAll('\\', '/'), await readFile(path, 'utf8'));
    }
    // A mistyped plugin name is no error to hey-api: it writes nothing and succeeds.
    const sdk = files.get(`${folder}/sdk.gen.ts`) ?? '';
    for (const { operationId } of operations) {
      if (!sdk.includes(`export const ${operationId} =`))
        throw new Error(`@hey-api/openapi-ts gave no function for ${operationId}`);
    }
    return files;
  } finally {
    await rm(folderAside, { recursive: true, force: true });
  }
}
