/**
 * `pnpm --filter docs weigh` prints how many bytes a first visit to each page loads, uncompressed and as sent. Exits
 * with 1 if a page exceeds the limit.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readList, type BuiltFile } from '@jurybox/built-pages';
import { dist } from './paths.ts';

/** The maximum number of kB that the server sends for a first visit to a page. */
const maxKB = 200;

interface Weight {
  page: string;
  files: number;
  raw: number;
  sent: number;
}

/** Adds up the sizes of the files that each page loads: scripts, styles, preloaded files and pictures. */
export function weighPages(folder = dist): Weight[] {
  const list = readList(folder);
  const pages = Object.entries(list).filter(
    ([address, { file }]) => file.endsWith('.html') && !address.endsWith('.html'),
  );
  return pages.map(([address, { file }]) => {
    // Leaves out pictures for dark colours, because the page hides them and a browser loads no hidden pictures. Also
    // leaves out icons and files that the browser loads in advance for other pages.
    const html = readFileSync(join(folder, file), 'utf8').replaceAll(/<(?:link|img)\s[^<>]*>/g, (tag) =>
      /rel="(?:icon|prefetch)"|class="dark-only"/.test(tag) ? '' : tag,
    );
    const named = [...html.matchAll(/(?:<script[^>]+src|<link[^>]+href|<img[^>]+src)="([^"]+)"/g)].map(
      ([, target = '']) => new URL(target, `http://x/docs/${address}`).pathname.replace('/docs/', ''),
    );
    const files = [list[address], ...new Set(named)]
      .map((entry) => (typeof entry === 'string' ? list[entry] : entry))
      .filter((entry) => entry !== undefined);
    const sum = (size: (listed: BuiltFile) => number) => files.reduce((total, listed) => total + size(listed), 0);
    const size = (path: string) => statSync(join(folder, path)).size;
    return {
      page: `/docs/${address}`,
      files: files.length,
      raw: sum(({ file }) => size(file)),
      sent: sum(({ file, gzip }) => size(gzip ? `${file}.gz` : file)),
    };
  });
}

if (import.meta.main) {
  const weights = weighPages();
  const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
  console.log(`${'page'.padEnd(34)} files   raw kB  sent kB`);
  for (const { page, files, raw, sent } of weights)
    console.log(`${page.padEnd(34)} ${String(files).padStart(5)} ${kB(raw)} ${kB(sent)}`);
  const heavy = weights.filter(({ sent }) => sent > maxKB * 1000);
  for (const { page } of heavy) console.error(`${page} is over ${maxKB} kB`);
  process.exit(heavy.length > 0 ? 1 : 0);
}
