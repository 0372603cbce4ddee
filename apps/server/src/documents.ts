import { fileURLToPath } from 'node:url';
import { FileBytes } from './file-bytes.ts';
import type { Metrics } from './metrics.ts';
import type { Page, Pages } from './middleware/pages.ts';
import { builtSite, createSite } from './site.ts';

/** The contract, the metrics, and the site once it has been built: `pnpm docs:build`. Files are read when they are asked for. */
export function createDocuments(metrics: Metrics, folder = builtSite): Pages {
  const files = new FileBytes();
  const contract = (name: string, type: string): Page => ({
    type,
    bytes: () => files.read(fileURLToPath(import.meta.resolve(`@jurybox/types/${name}`))),
  });
  const fixed = new Map<string, Page>([
    ['/openapi.json', contract('openapi.json', 'application/json')],
    ['/openapi.yaml', contract('openapi.yaml', 'application/yaml')],
    ['/metrics', { type: metrics.contentType, bytes: () => metrics.text() }],
  ]);
  const site = createSite(folder);
  return { find: (path) => fixed.get(path) ?? site.find(path) };
}
