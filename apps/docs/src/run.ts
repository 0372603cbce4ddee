/**
 * Builds the site into `dist/`: guides, reference, and the same for machines. Does nothing when it is up to date.
 *
 *   pnpm docs:build                      for the server, which has it at /docs/
 *   pnpm docs:build --base /elsewhere/   for a host that has it somewhere else
 *   pnpm docs:build --force              although it is up to date
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentHash } from './content-hash.ts';
import { dist, stampName } from './paths.ts';

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/docs/' }, force: { type: 'boolean', default: false } },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');
const from = contentHash(base);
const stamp = `${dist}/${stampName}`;
if (values.force || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== from) {
  // Loaded only now: looking whether there is anything to do should cost nothing.
  const { buildSite } = await import('./site.ts');
  const { pages, bytes, ms } = await buildSite(base, from);
  console.log(`site built into apps/docs/dist: ${pages} pages, ${Math.round(bytes / 1000)} kB, ${Math.round(ms)} ms`);
}
