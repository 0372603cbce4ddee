import { contractFile, judgePageFolder, siteFolder, teamPagesFolder } from '../file-locations.ts';
import type { Metrics } from '../metrics.ts';
import { createBuiltFolder, FileCache, type BuiltFolder, type FindDocument } from './built-folder.ts';

const common =
  "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

/** The documentation. Its code samples need inline styles. Some of its pictures and a font are `data:` URLs. */
const site: BuiltFolder = {
  folder: siteFolder,
  base: '/docs/',
  redirects: ['/'],
  contentSecurityPolicy: `${common}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:`,
};

/**
 * The content security policy of the page for judges and of the pages for the team. These pages show text of language
 * models. So they may only load files from this server and send requests to it, and their scripts cannot turn text into
 * HTML.
 */
const strict =
  `${common}; style-src 'self'; img-src 'self'; font-src 'none'; connect-src 'self'; ` +
  "require-trusted-types-for 'script'; trusted-types";

/** The page's only policy for trusted types is `service-worker`, which creates the URL of its service worker. */
const judgePage: BuiltFolder = {
  folder: judgePageFolder,
  base: '/judge/',
  contentSecurityPolicy: `${strict} service-worker`,
};

const teamPages: BuiltFolder = {
  folder: teamPagesFolder,
  base: '/app/',
  hasRoutes: true,
  contentSecurityPolicy: `${strict} 'none'`,
};

export function createDocuments(metrics: Metrics): FindDocument {
  const files = new FileCache();
  const contract = (name: 'openapi.json' | 'openapi.yaml', type: string) => ({
    type,
    bytes: () => files.read(contractFile(name)),
  });
  const fixed = new Map<string, ReturnType<FindDocument>>([
    ['/openapi.json', contract('openapi.json', 'application/json')],
    ['/openapi.yaml', contract('openapi.yaml', 'application/yaml')],
    ['/metrics', { type: metrics.contentType, bytes: () => metrics.text() }],
  ]);
  const built = [site, judgePage, teamPages].map(createBuiltFolder);
  const findBuilt = (path: string) => built.map((find) => find(path)).find((found) => found !== undefined);
  return (path) => fixed.get(path) ?? findBuilt(path);
}
