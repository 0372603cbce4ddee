import { fileURLToPath } from 'node:url';
import type { Metrics } from '../metrics.ts';
import { FileCache } from './file-cache.ts';
import type { DocumentFinder, ServedDocument } from './served-document.ts';
import { builtSite, createSite } from './site.ts';

/**
 * Creates the function that finds the contract, the metrics and, after `pnpm docs:build`, the site. Each file is read
 * when it is first requested.
 */
export function createDocuments(metrics: Metrics, siteFolder = builtSite): DocumentFinder {
  const files = new FileCache();
  const contract = (name: string, type: string): ServedDocument => ({
    type,
    bytes: () => files.read(fileURLToPath(import.meta.resolve(`@jurybox/types/${name}`))),
  });
  const fixed = new Map<string, ServedDocument>([
    ['/openapi.json', contract('openapi.json', 'application/json')],
    ['/openapi.yaml', contract('openapi.yaml', 'application/yaml')],
    ['/metrics', { type: metrics.contentType, bytes: () => metrics.text() }],
  ]);
  const site = createSite(siteFolder);
  return { find: (path) => fixed.get(path) ?? site.find(path) };
}
