import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metrics } from './metrics.ts';
import type { Page, Pages } from './middleware/pages.ts';

const built = join(import.meta.dirname, '../../docs/dist');

/** The contract, the reference and the metrics. The reference is there once it has been built: `pnpm docs`. */
export function createDocuments(metrics: Metrics, docs = built): Pages {
  const file = (path: string, type: string): Page => ({ type, bytes: () => readFile(path) });
  const contract = (name: string, type: string) => file(fileURLToPath(import.meta.resolve(`@jurybox/types/${name}`)), type);
  const pages = new Map<string, Page>([
    ['/openapi.json', contract('openapi.json', 'application/json')],
    ['/openapi.yaml', contract('openapi.yaml', 'application/yaml')],
    ['/metrics', { type: metrics.contentType, bytes: () => metrics.text() }],
  ]);
  const html = 'text/html; charset=utf-8';
  if (existsSync(join(docs, 'index.html'))) {
    for (const path of ['/', '/docs', '/docs/']) pages.set(path, file(join(docs, 'index.html'), html));
    pages.set('/docs/errors', file(join(docs, 'errors.html'), html));
  }
  return pages;
}
