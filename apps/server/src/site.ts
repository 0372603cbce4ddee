import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FileBytes } from './file-bytes.ts';
import type { Page, Pages } from './middleware/pages.ts';

/** Where `pnpm docs:build` puts the site. */
export const builtSite = join(import.meta.dirname, '../../docs/dist');

/**
 * What a page of the site may load: its own files. Scripts come from files only; styles may stand in a page, because the
 * code samples and the reference carry theirs, and so may pictures and a font of signs as `data:`.
 */
export const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const base = '/docs/';
const headers = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A file as the site's own list describes it, by the address below the site's. */
interface Listed {
  file: string;
  type: string;
  etag: string;
  gzip?: true;
  forever?: true;
}

/** The built site. Only what its list names is read, so no path leads anywhere else. */
export function createSite(folder: string): Pages {
  const list = join(folder, '.files.json');
  let known: Map<string, Listed> | undefined;
  let readAt: number | undefined;
  let files = new FileBytes();
  const read = (): Map<string, Listed> | undefined => {
    // The site may be built, or built anew, beside a running server.
    const changedAt = statSync(list, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== readAt)
      known =
        changedAt === undefined
          ? undefined
          : new Map(Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, Listed>));
    if (changedAt !== readAt) files = new FileBytes();
    readAt = changedAt;
    return known;
  };
  return {
    find(path) {
      if (path !== '/' && path !== '/docs' && !path.startsWith(base)) return undefined;
      const listed = read();
      if (listed === undefined) return undefined;
      if (!path.startsWith(base))
        return { status: 308, headers: { Location: base }, type: 'text/plain', bytes: () => `${base}\n` };
      const file = listed.get(path.slice(base.length));
      const missing = listed.get('404.html');
      if (file !== undefined) return pageOf(folder, files, file);
      return missing === undefined ? undefined : { ...pageOf(folder, files, missing), status: 404, etag: undefined };
    },
  };
}

function pageOf(folder: string, files: FileBytes, { file, type, etag, gzip, forever }: Listed): Page {
  const path = join(folder, file);
  return {
    type,
    etag,
    headers: { ...headers, 'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache' },
    bytes: () => files.read(path),
    packed: gzip ? () => files.read(`${path}.gz`) : undefined,
  };
}
