/** Tests which files exist in the folder of the built pages after `buildIfOutdated`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfOutdated } from '@jurybox/built-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-pages-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a page whose text is the content of the file `source`. Calls `beforePage` before it writes the page. */
const build = (beforePage: () => unknown = () => {}): Promise<boolean> =>
  buildIfOutdated({
    dist: join(folder, 'dist'),
    sources: [join(folder, 'source')],
    isForced: false,
    build: async (fresh) => {
      await beforePage();
      writeFileSync(join(fresh, 'index.html'), readFileSync(join(folder, 'source')));
    },
  });
const state = () => [readdirSync(folder), readFileSync(join(folder, 'dist/index.html'), 'utf8')];

it('if a build fails, the old pages stay; after each build, no temporary files remain', async () => {
  writeFileSync(join(folder, 'source'), 'old');
  expect([await build(), await build(), state()]).toEqual([true, false, [['dist', 'source'], 'old']]);
  writeFileSync(join(folder, 'source'), 'new');
  await expect(build(() => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(state()).toEqual([['dist', 'source'], 'old']);
  expect([await build(), state()]).toEqual([true, [['dist', 'source'], 'new']]);
});
