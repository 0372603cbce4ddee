import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readList } from '@jurybox/built-pages';
import { expect, it } from 'vitest';

const folderOf = (page: string) => join(import.meta.dirname, '../dist', page);

/**
 * The maximum number of bytes that the server sends for a page: `first` for the files that a browser loads when the
 * page opens, `together` for all files.
 */
const limits = { judge: { first: 28_400, together: 75_000 }, app: { first: 50_000, together: 110_000 } };

/** Returns the number of bytes that the server sends for each file, compressed if there is a compressed form. */
function weigh(folder: string): Map<string, number> {
  const files = Object.values(readList(folder));
  return new Map(files.map(({ file, gzip }) => [file, statSync(join(folder, gzip ? `${file}.gz` : file)).size]));
}
const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

function firstLoad(folder: string): number[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const script = /assets\/index\.[\w-]+\.js/.exec(html)?.[0] ?? '';
  // A script names other scripts after `from` if it needs them at once, and in `import(…)` if it loads them later.
  const text = html + readFileSync(join(folder, script), 'utf8').replaceAll(/import\([^)]*\)/g, '');
  return [...weigh(folder)]
    .filter(([file]) => file === 'index.html' || text.includes(basename(file)))
    .map(([, sent]) => sent);
}

it.each(['judge', 'app'] as const)('the first load and all files of the page /%s/ are within the limits', (page) => {
  const folder = folderOf(page);
  for (const [file, sent] of weigh(folder)) console.log(`${file.padEnd(36)} sent ${(sent / 1000).toFixed(1)} kB`);
  const [first, together] = [sum(firstLoad(folder)), sum(weigh(folder).values())];
  console.log(`${page}: first load ${(first / 1000).toFixed(1)} kB, together ${(together / 1000).toFixed(1)} kB`);
  expect(firstLoad(folder).length).toBeGreaterThan(2);
  expect(first).toBeLessThanOrEqual(limits[page].first);
  expect(together).toBeLessThanOrEqual(limits[page].together);
});

it.each(['judge', 'app'])('every script, style sheet and picture of the page /%s/ has a hash in its name', (page) => {
  const list = readList(folderOf(page));
  const assets = Object.entries(list).filter(([, { file }]) => !['index.html', 'service-worker.js'].includes(file));
  expect(assets.length).toBeGreaterThan(2);
  expect(assets.filter(([, { forever }]) => !forever)).toEqual([]);
  expect(list['']?.file).toBe('index.html');
});

it('planted fault: the sum of the sizes exceeds the limit if one file is too large', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-weight-'));
  cpSync(folderOf('judge'), folder, { recursive: true });
  const file = [...weigh(folder).keys()].find((name) => name.endsWith('.js')) ?? '';
  for (const name of [file, `${file}.gz`]) writeFileSync(join(folder, name), 'x'.repeat(limits.judge.together));
  expect(sum(weigh(folder).values())).toBeGreaterThan(limits.judge.together);
  rmSync(folder, { recursive: true });
});
