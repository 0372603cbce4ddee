import { contractFile } from '../file-locations.ts';
import type { Metrics } from '../metrics.ts';
import { createBuiltFolder } from './built-folder.ts';
import { FileCache } from './file-cache.ts';
import { judgePage, site } from './pages.ts';
import type { DocumentFinder, ServedDocument } from './served-document.ts';

/**
 * Creates the function that finds documents: the contract, the metrics, and the site and the page for judges if they
 * are built. Each file is read when it is first requested.
 */
export function createDocuments(metrics: Metrics): DocumentFinder {
  const files = new FileCache();
  const contract = (name: 'openapi.json' | 'openapi.yaml', type: string): ServedDocument => ({
    type,
    bytes: () => files.read(contractFile(name)),
  });
  const fixed = new Map<string, ServedDocument>([
    ['/openapi.json', contract('openapi.json', 'application/json')],
    ['/openapi.yaml', contract('openapi.yaml', 'application/yaml')],
    ['/metrics', { type: metrics.contentType, bytes: () => metrics.text() }],
  ]);
  const built = [createBuiltFolder(site), createBuiltFolder(judgePage)];
  const findBuilt = (path: string) => built.map((each) => each.find(path)).find((found) => found !== undefined);
  return { find: (path) => fixed.get(path) ?? findBuilt(path) };
}
