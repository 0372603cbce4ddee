/**
 * `pnpm --filter judge build:page`: builds the page into `dist/`, from which the server serves it at /judge/. Does
 * nothing if the page is up to date. `--force` builds it anyway.
 */
import { join } from 'node:path';
import { buildIfOutdated } from '@jurybox/built-pages';

const judge = join(import.meta.dirname, '..');
const packages = join(judge, '../../packages');
const isBuilt = await buildIfOutdated({
  dist: join(judge, 'dist'),
  sources: [
    join(judge, 'src'),
    join(judge, 'vite.config.ts'),
    ...['built-pages/src', 'client/src', 'client/generated', 'scenario-files/src'].map((path) => join(packages, path)),
    join(judge, '../../pnpm-lock.yaml'),
  ],
  isForced: process.argv.includes('--force'),
  async build(outDir) {
    const { build } = await import('vite');
    await build({ configFile: join(judge, 'vite.config.ts'), build: { outDir } });
  },
});
if (isBuilt) console.log('page built into apps/judge/dist');
