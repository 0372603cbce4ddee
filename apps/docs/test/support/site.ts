import { readList } from '@jurybox/built-pages';
import { dist } from '../../src/paths.ts';

/** Returns every file of the site by its address below /docs/. */
export const listed = () => readList(dist);

/** A page of each kind. Pages of the same kind have the same layout and the same colours. */
export const kinds = ['', 'errors', 'start/call', 'guides/results', 'api/keys', 'api/apps', 'reference', 'unknowns'];

/** Returns the addresses of all pages except "not found". */
export function pageAddresses(): string[] {
  const pages = Object.entries(listed())
    .filter(([address, { file }]) => file.endsWith('.html') && !address.endsWith('.html'))
    .map(([address]) => address);
  return pages.filter((address) => address !== '404');
}

/** Returns the links and the anchors in the HTML of a page. */
function readPage(html: string): { links: Set<string>; ids: Set<string> } {
  const body = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const links = [...body.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const sources = [...html.matchAll(/<(?:img|script)\b[^>]*\ssrc="([^"]*)"|<link\b[^>]*\shref="([^"]*)"/g)].map(
    ([, src, href]) => src ?? href ?? '',
  );
  return {
    // Each page repeats the links of the sidebar, so a set removes the duplicates.
    links: new Set([...links, ...sources]),
    ids: new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)),
  };
}

/** Returns one text for each broken link in `pages`. `has` returns whether the site has a page or file at a path. */
export function brokenLinks(pages: Map<string, string>, has: (path: string) => boolean): string[] {
  const read = new Map([...pages].map(([at, html]) => [at, readPage(html)]));
  return [...read].flatMap(([at, { links }]) =>
    [...links].flatMap((link) => {
      const { origin, pathname, hash } = new URL(link, `http://site${at}`);
      if (origin !== 'http://site') return [];
      if (!has(pathname)) return [`${at}: ${pathname} does not exist`];
      const target = read.get(pathname);
      const anchor = decodeURIComponent(hash.slice(1));
      return anchor === '' || target === undefined || target.ids.has(anchor)
        ? []
        : [`${at}: ${pathname} has no #${anchor}`];
    }),
  );
}
