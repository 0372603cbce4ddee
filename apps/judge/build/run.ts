/**
 * `pnpm --filter judge build:page`: builds the page for judges and the pages for the team into `dist/`, from which the
 * server serves them at /judge/ and /app/. Does nothing if they are up to date. `--force` builds them anyway.
 */
import { join } from 'node:path';
import { buildIfOutdated } from '@jurybox/built-pages';
import { configOf, pageNames } from './pages.ts';

const judge = join(import.meta.dirname, '..');
const packages = join(judge, '../../packages');
for (const page of pageNames) {
  // A build per page. A shared build would make judges load the parts of the client that only the team uses.
  const isBuilt = await buildIfOutdated({
    dist: join(judge, 'dist', page),
    sources: [
      join(judge, 'src'),
      join(judge, 'build'),
      ...['built-pages/src', 'client/src', 'client/generated', 'scenario-files/src'].map((path) =>
        join(packages, path),
      ),
      join(judge, '../../pnpm-lock.yaml'),
    ],
    isForced: process.argv.includes('--force'),
    async build(outDir) {
      const { build, mergeConfig } = await import('vite');
      await build(mergeConfig(configOf(page), { build: { outDir } }));
    },
  });
  if (isBuilt) console.log(`page built into apps/judge/dist/${page}`);
}
