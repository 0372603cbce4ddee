/** Computes how many bytes a browser loads for a first visit to each page. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readList } from '@jurybox/built-pages';
import { dist } from '../../src/paths.ts';

interface Weight {
  page: string;
  /** The number of bytes that the server sends for the page and the files that it loads. */
  sent: number;
}

/** Returns the sizes of all files that each page loads: HTML, scripts, styles, preloaded files and pictures. */
export function weighPages(folder = dist): Weight[] {
  const list = readList(folder);
  const pages = Object.entries(list).filter(
    ([address, { file }]) => file.endsWith('.html') && !address.endsWith('.html'),
  );
  return pages.map(([address, { file }]) => {
    // A browser does not load hidden pictures, and pictures for dark colours are hidden. Icons and files for later
    // pages are left out, because the page does not wait for them.
    const html = readFileSync(join(folder, file), 'utf8').replaceAll(/<(?:link|img)\s[^<>]*>/g, (tag) =>
      /rel="(?:icon|prefetch)"|class="dark-only"/.test(tag) ? '' : tag,
    );
    const named = [...html.matchAll(/(?:<script[^>]+src|<link[^>]+href|<img[^>]+src)="([^"]+)"/g)].map(
      ([, target = '']) => new URL(target, `http://x/docs/${address}`).pathname.replace('/docs/', ''),
    );
    const files = [list[address], ...new Set(named)]
      .map((entry) => (typeof entry === 'string' ? list[entry] : entry))
      .filter((entry) => entry !== undefined);
    const size = (path: string) => statSync(join(folder, path)).size;
    return {
      page: `/docs/${address}`,
      sent: files.reduce((sum, { file, gzip }) => sum + size(gzip ? `${file}.gz` : file), 0),
    };
  });
}
