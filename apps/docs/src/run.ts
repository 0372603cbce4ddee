/**
 * Builds the site into `dist/`: guides, reference, and files for programs. Does nothing if the site is up to date.
 *
 *   pnpm --filter docs build:site                      for the server, which serves it at /docs/
 *   pnpm --filter docs build:site --base /other/path/  for a host that serves it at another path
 *   pnpm --filter docs build:site --force              builds even if the site is up to date
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentHash } from './content-hash.ts';
import { dist, stampName } from './paths.ts';
import { hideTerminalWithoutWidth } from './terminal.ts';

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/docs/' }, force: { type: 'boolean', default: false } },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');
const from = contentHash(base);
const stamp = `${dist}/${stampName}`;
if (values.force || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== from) {
  hideTerminalWithoutWidth(process.stderr);
  // This module loads VitePress, which takes seconds. So it is imported only if the site is outdated.
  const { buildSite } = await import('./site.ts');
  const { pages, bytes, ms } = await buildSite(base, from);
  console.log(`site built into apps/docs/dist: ${pages} pages, ${Math.round(bytes / 1000)} kB, ${Math.round(ms)} ms`);
}
