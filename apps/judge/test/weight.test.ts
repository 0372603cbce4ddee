import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readList } from '@jurybox/built-pages';
import { expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../dist');
/** The maximum number of bytes that the server sends for all files of the page together. */
const maxSentBytes = 90_000;
/** The maximum number of bytes for the files that `index.html` loads, and for `index.html` itself. */
const maxFirstBytes = 35_000;

/** Returns the number of bytes that the server sends for each file, also for files that only editors load. */
function weigh(folder: string): Map<string, number> {
  const files = Object.values(readList(folder));
  return new Map(files.map(({ file, gzip }) => [file, statSync(join(folder, gzip ? `${file}.gz` : file)).size]));
}
const sum = (folder: string) => [...weigh(folder).values()].reduce((total, sent) => total + sent, 0);

it('when they are sent, all files have at most 90 kB, and the files of the first load have at most 35 kB', () => {
  for (const [file, sent] of weigh(dist)) console.log(`${file.padEnd(36)} sent ${(sent / 1000).toFixed(1)} kB`);
  console.log(`together ${(sum(dist) / 1000).toFixed(1)} kB`);
  expect(sum(dist)).toBeLessThanOrEqual(maxSentBytes);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const script = /assets\/index\.[\w-]+\.js/.exec(html)?.[0] ?? '';
  // Scripts name the scripts that they need at once after `from`, and others after `import(`.
  const text = html + readFileSync(join(dist, script), 'utf8').replaceAll(/import\([^)]*\)/g, '');
  const first = [...weigh(dist)].filter(([file]) => file === 'index.html' || text.includes(basename(file)));
  const firstBytes = first.reduce((total, [, sent]) => total + sent, 0);
  console.log(`first load ${(firstBytes / 1000).toFixed(1)} kB`);
  expect(first.length).toBeGreaterThan(2);
  expect(firstBytes).toBeLessThanOrEqual(maxFirstBytes);
});

it('every script, style and picture has a hash in its name, except the service worker', () => {
  const list = readList(dist);
  const assets = Object.entries(list).filter(([, { file }]) => !['index.html', 'service-worker.js'].includes(file));
  expect(assets.length).toBeGreaterThan(2);
  expect(assets.filter(([, { forever }]) => !forever)).toEqual([]);
  expect(list['']?.file).toBe('index.html');
});

it('planted fault: the check finds a file that is too large', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-weight-'));
  cpSync(dist, folder, { recursive: true });
  const file = [...weigh(folder).keys()].find((name) => name.endsWith('.js')) ?? '';
  for (const name of [file, `${file}.gz`]) writeFileSync(join(folder, name), 'x'.repeat(maxSentBytes));
  expect(sum(folder)).toBeGreaterThan(maxSentBytes);
  rmSync(folder, { recursive: true });
});
