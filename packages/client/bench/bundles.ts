import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';

const here = join(import.meta.dirname, '..');

/** Generates a client with `@hey-api/openapi-ts` only. The benchmark compares it with `@jurybox/client`. */
export async function plainHeyApi(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'jurybox-size-'));
  await createClient({
    input: join(here, '../types/generated/openapi.gen.json'),
    output: { path: folder, module: { extension: '.ts' } },
    logs: { level: 'silent', file: false },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Bundles and minifies a program for a browser. Returns its code, and its size in bytes before and after gzip. */
export async function bundle(program: string): Promise<{ code: string; minified: number; gzipped: number }> {
  const result = await build({
    stdin: { contents: program, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text ?? '';
  return { code, minified: Buffer.byteLength(code), gzipped: gzipSync(code, { level: 9 }).byteLength };
}

/** Returns a program that imports the given names from each file. It uses the names, so that the bundler keeps them. */
export function programUsing(imports: Record<string, string[]>): string {
  const lines = Object.entries(imports).map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`);
  return [...lines, `globalThis.keep = [${Object.values(imports).flat().join(', ')}];`].join('\n');
}
