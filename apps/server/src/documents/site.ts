import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FileCache } from './file-cache.ts';
import type { DocumentFinder, ServedDocument } from './served-document.ts';

/** The folder to which `pnpm docs:build` writes the site. */
export const builtSite = join(import.meta.dirname, '../../../docs/dist');

/**
 * A page of the site may load the site's own files only. Inline styles are allowed, because the code samples and the
 * reference use them. Pictures and an icon font may be `data:` URLs.
 */
const contentSecurityPolicy = [
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
const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** An entry of the file list that the build of the site writes. Its key is the file's path below `/docs/`. */
interface ListedFile {
  file: string;
  type: string;
  etag: string;
  gzip?: true;
  forever?: true;
}

/**
 * Creates the function that finds the site's files. It reads only files in the site's list, whatever path is requested.
 */
export function createSite(folder: string): DocumentFinder {
  const list = join(folder, '.files.json');
  let listed: Map<string, ListedFile> | undefined;
  let listChangedAt: number | undefined;
  let files = new FileCache();
  const readList = (): Map<string, ListedFile> | undefined => {
    // The site may be built again while the server runs.
    const changedAt = statSync(list, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== listChangedAt) {
      listed =
        changedAt === undefined
          ? undefined
          : new Map(Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, ListedFile>));
      files = new FileCache();
    }
    listChangedAt = changedAt;
    return listed;
  };
  return {
    find(path) {
      if (path !== '/' && path !== '/docs' && !path.startsWith(base)) return undefined;
      const current = readList();
      if (current === undefined) return undefined;
      if (!path.startsWith(base))
        return { status: 308, headers: { Location: base }, type: 'text/plain', bytes: () => `${base}\n` };
      const file = current.get(path.slice(base.length));
      if (file !== undefined) return documentOf(folder, files, file);
      const notFoundPage = current.get('404.html');
      return notFoundPage && { ...documentOf(folder, files, notFoundPage), status: 404, etag: undefined };
    },
  };
}

function documentOf(folder: string, files: FileCache, { file, type, etag, gzip, forever }: ListedFile): ServedDocument {
  const path = join(folder, file);
  return {
    type,
    etag,
    headers: { ...securityHeaders, 'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache' },
    bytes: () => files.read(path),
    gzipped: gzip ? () => files.read(`${path}.gz`) : undefined,
  };
}
