import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clientDefaultConfig,
  clientDefaultMeta,
  clientPluginHandler,
  createClient,
  definePluginConfig,
} from '@hey-api/openapi-ts';
import { header, type Files, type NamedOperation, type Spec } from './spec.ts';

const folder = 'packages/client/generated';

/** Makes the generated functions import their types from `src/types.ts` instead of from a client of hey-api. */
const runtime = definePluginConfig({
  ...clientDefaultMeta,
  // hey-api's types only allow the settings of its own clients, so the cast is needed.
  config: { ...clientDefaultConfig, bundle: false, throwOnError: true } as never,
  handler: clientPluginHandler as never,
  name: '../src/types.ts',
});

/** Generates the functions of the client with @hey-api/openapi-ts, one for each operation. */
export async function emitClient({ document, operations }: Spec): Promise<Files> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'jurybox-client-'));
  // The plugin `runtime` is named `../src/types.ts`, so the generator hey-api also writes a file into the folder `src`
  // next to its output folder. Both folders are in `temporaryFolder`.
  const outputFolder = join(temporaryFolder, 'generated');
  try {
    await createClient({
      // For server-sent events, the generator would write calls of `client.sse`, which our client does not have.
      input: JSON.parse(JSON.stringify(document).replaceAll('"text/event-stream"', '"text/plain"')),
      output: { path: outputFolder, header: [`// ${header}`], module: { extension: '.ts' }, entryFile: false },
      logs: { level: 'silent', file: false },
      // With `client: false`, hey-api generates no global client. The caller passes a client to each function.
      plugins: [runtime(), '@hey-api/typescript', { name: '@hey-api/sdk', client: false, auth: false }],
    });
    const files: Files = new Map();
    for (const path of globSync('**/*.ts', { cwd: outputFolder }).sort())
      files.set(`${folder}/${path.replaceAll('\\', '/')}`, await readFile(join(outputFolder, path), 'utf8'));
    files.set(`${folder}/sdk.gen.ts`, withMediaTypes(files.get(`${folder}/sdk.gen.ts`) ?? '', operations));
    return files;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

/**
 * Adds members to the generated calls: `accept` if the successful response is not JSON, `isPublic` if the operation
 * needs no API key, `creates` if it creates something. Throws if hey-api wrote no function for an operation.
 */
export function withMediaTypes(sdk: string, operations: NamedOperation[]): string {
  const missing = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  const text = sdk.replaceAll(
    /\.client\.(\w+)<.*?>\(\{\s*(?=url: '([^']+)')/g,
    (call, method: string, path: string) => {
      const key = `${method.toUpperCase()} ${path}`;
      const operation = missing.get(key);
      missing.delete(key);
      return operation === undefined ? call : call + addedTo(operation);
    },
  );
  for (const { operationId } of missing.values())
    throw new Error(`@hey-api/openapi-ts wrote no function for ${operationId}; see scripts/generate/client.ts`);
  return text;
}

function addedTo({ responses, security, parameters }: NamedOperation): string {
  const [mediaType = 'application/json'] = [...responses]
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.keys(content));
  return [
    mediaType === 'application/json' ? '' : `accept: '${mediaType}', `,
    security.length === 0 ? 'isPublic: true, ' : '',
    parameters.some(({ name }) => name === 'Idempotency-Key') ? 'creates: true, ' : '',
  ].join('');
}
