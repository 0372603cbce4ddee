/** Tests what a build leaves in the folder of the pages. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfOutdated } from '@jurybox/built-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-pages-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds one page with the text of the source, after `beforePage`. */
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

it('a failing build keeps the old pages, and every build leaves only the pages', async () => {
  writeFileSync(join(folder, 'source'), 'old');
  expect([await build(), await build(), state()]).toEqual([true, false, [['dist', 'source'], 'old']]);
  writeFileSync(join(folder, 'source'), 'new');
  await expect(build(() => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(state()).toEqual([['dist', 'source'], 'old']);
  expect([await build(), state()]).toEqual([true, [['dist', 'source'], 'new']]);
});
