import { readList } from '@jurybox/built-pages';
import { dist } from '../../src/paths.ts';

/** Returns the files of the site by their addresses below /docs/. */
export const listed = () => readList(dist);

/** One page of each kind. All pages of a kind have the same layout and the same colours. */
export const kinds = ['', 'errors', 'start/call', 'guides/results', 'api/keys', 'api/apps', 'reference', 'unknowns'];

/** Returns the addresses of all pages of the site, without the page for unknown addresses. */
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
    // A set, because the links of the sidebar occur several times on a page.
    links: new Set([...links, ...sources]),
    ids: new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)),
  };
}

/** Returns a text for each broken link in the given pages. `has` says whether a path exists on the site. */
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
