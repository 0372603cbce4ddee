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

/** Registers our transport as hey-api's client. The generated functions use its types. */
const runtime = definePluginConfig({
  ...clientDefaultMeta,
  // hey-api's types only allow the settings of its own clients.
  config: { ...clientDefaultConfig, bundle: false, throwOnError: true } as never,
  handler: clientPluginHandler as never,
  name: '../src/types.ts',
});

/** The SDK by @hey-api/openapi-ts: one function per operation. */
export async function emitClient({ document, operations }: Spec): Promise<Files> {
  const folderAside = await mkdtemp(join(tmpdir(), 'jurybox-client-'));
  // One level down, because hey-api also writes a file to the path of the transport.
  const aside = join(folderAside, 'generated');
  try {
    await createClient({
      input: structuredClone(document) as unknown as Record<string, unknown>,
      output: { path: aside, header: [`// ${header}`], module: { extension: '.ts' }, entryFile: false },
      logs: { level: 'silent', file: false },
      // Callers pass the client into each generated function, so that there is no global client.
      plugins: [runtime(), '@hey-api/typescript', { name: '@hey-api/sdk', client: false }],
    });
    const entries = await readdir(aside, { recursive: true, withFileTypes: true });
    const files: Files = new Map();
    for (const entry of entries.filter((e) => e.isFile()).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(entry.parentPath, entry.name);
      files.set(folder + path.slice(aside.length).replaceAll('\\', '/'), await readFile(path, 'utf8'));
    }
    // hey-api succeeds and writes nothing if the name of a plugin is wrong.
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
