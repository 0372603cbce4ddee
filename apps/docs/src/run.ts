/**
 * Builds the site into `dist/`: guides, reference, and files for programs. Does nothing if the site is up to date.
 *
 *   pnpm --filter docs build:site                      for the server, which serves it at /docs/
 *   pnpm --filter docs build:site --base /other/path/  for a host that serves it at another path
 *   pnpm --filter docs build:site --force              builds even if the site is up to date
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfOutdated } from '@jurybox/built-pages';
import { contractYaml, dist, docs, root } from './paths.ts';
import { hideTerminalWithoutWidth } from './terminal.ts';

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/docs/' }, force: { type: 'boolean', default: false } },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');
const ours = ['src', 'guides', 'site', 'package.json'].map((path) => join(docs, path));
const others = ['docs', 'spec/unknowns.yaml', 'spec/workflows', 'SECURITY.md', '.changeset', 'pnpm-lock.yaml'];
const packages = ['built-pages/src', 'client/README.md', 'review/README.md', 'review/src'];
const isBuilt = await buildIfOutdated({
  dist,
  sources: [
    contractYaml,
    ...ours,
    ...others.map((path) => join(root, path)),
    ...packages.map((path) => join(root, 'packages', path)),
  ],
  option: base,
  isForced: values.force,
  async build(folder) {
    hideTerminalWithoutWidth(process.stderr);
    // Imported here, because it loads VitePress. This takes seconds and is not needed if the site is up to date.
    const { buildSite } = await import('./site.ts');
    await buildSite(base, folder);
  },
});
if (isBuilt) console.log('site built into apps/docs/dist');
