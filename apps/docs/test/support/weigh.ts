/** Computes how many bytes a first visit to each page loads. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readList } from '@jurybox/built-pages';
import { dist } from '../../src/paths.ts';

interface Weight {
  page: string;
  /** The number of bytes that the server sends. */
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
    const size = (path: string) => statSync(join(folder, path)).size;
    return {
      page: `/docs/${address}`,
      sent: files.reduce((sum, { file, gzip }) => sum + size(gzip ? `${file}.gz` : file), 0),
    };
  });
}
