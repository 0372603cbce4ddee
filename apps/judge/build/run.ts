/**
 * `pnpm --filter judge build:page`: builds the page into `dist/`, from which the server serves it at /judge/. Does
 * nothing if the page is up to date. `--force` builds it anyway.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampName } from '../../docs/src/paths.ts';
import { dist, judge, root } from './paths.ts';

const sources = [
  'apps/judge/src',
  'apps/judge/build',
  'apps/docs/src/finish.ts',
  'packages/client/src',
  'packages/client/generated',
  'packages/scenario-files/src',
  'pnpm-lock.yaml',
];

/** Returns one hash of all sources. */
function contentHash(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const inner =
      source.endsWith('.ts') || source.endsWith('.yaml')
        ? ['']
        : readdirSync(path, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name).slice(path.length))
            .sort();
    for (const file of inner) hash.update(`\0${source}${file}\0`).update(readFileSync(path + file));
  }
  return hash.digest('hex');
}

const from = contentHash();
const stamp = join(dist, stampName);
if (process.argv.includes('--force') || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== from) {
  const { buildPage } = await import('./build-page.ts');
  const { sentBytes } = await buildPage(join(judge, 'src'), dist, from);
  console.log(`page built into apps/judge/dist: ${(sentBytes / 1000).toFixed(1)} kB with gzip`);
}
