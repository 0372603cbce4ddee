import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FileCache } from './file-cache.ts';
import type { DocumentFinder, ServedDocument } from './served-document.ts';

/** A folder with built pages, which the server serves below a path. */
export interface BuiltFolder {
  /** The path of the folder. The build writes a list of the files into the folder. */
  folder: string;
  /** The path below which the server serves the pages. It begins and ends with `/`. */
  base: string;
  /** Further paths that redirect to `base`. The path `base` without its last `/` always redirects. */
  redirects?: readonly string[];
  contentSecurityPolicy: string;
}

/** An entry of the file list. The key of the entry is the file's path below `base`. */
interface ListedFile {
  file: string;
  type: string;
  etag: string;
  gzip?: true;
  forever?: true;
  download?: true;
}

/** Creates the function that finds the folder's files. It only reads files of the list, whatever path a request has. */
export function createBuiltFolder(built: BuiltFolder): DocumentFinder {
  const { folder, base, redirects = [] } = built;
  const list = join(folder, '.files.json');
  let listed: Map<string, ListedFile> | undefined;
  let listChangedAt: number | undefined;
  let files = new FileCache();
  const readList = (): Map<string, ListedFile> | undefined => {
    // The pages may be built again while the server runs, so a changed list is read again.
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
  const redirected = new Set([base.slice(0, -1), ...redirects]);
  return {
    find(path) {
      const isRedirected = redirected.has(path);
      if (!isRedirected && !path.startsWith(base)) return undefined;
      const current = readList();
      if (current === undefined) return undefined;
      if (isRedirected)
        return { status: 308, headers: { Location: base }, type: 'text/plain', bytes: () => `${base}\n` };
      const file = current.get(path.slice(base.length));
      if (file !== undefined) {
        const found = documentOf(built, files, file);
        const markdown = file.file.endsWith('.html') ? current.get(file.file.replace(/html$/, 'md')) : undefined;
        return markdown === undefined ? found : { ...found, markdown: documentOf(built, files, markdown) };
      }
      const notFoundPage = current.get('404.html');
      return notFoundPage && { ...documentOf(built, files, notFoundPage), status: 404, etag: undefined };
    },
  };
}

function documentOf(
  { folder, contentSecurityPolicy }: BuiltFolder,
  files: FileCache,
  { file, type, etag, gzip, forever, download }: ListedFile,
): ServedDocument {
  const path = join(folder, file);
  return {
    type,
    etag,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...(download ? { 'Content-Disposition': 'attachment' } : {}),
      'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    bytes: () => files.read(path),
    gzipped: gzip ? () => files.read(`${path}.gz`) : undefined,
  };
}
