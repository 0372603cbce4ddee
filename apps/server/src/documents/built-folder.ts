import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';

export interface BuiltFolder {
  /** The path of the folder. The build writes a list of the files into the folder. */
  folder: string;
  /** The path below which the server serves the pages. It begins and ends with `/`. */
  base: string;
  redirects?: readonly string[];
  /** If true, each path below `base` that has no dot returns the first page. The script of the page reads the path. */
  hasRoutes?: true;
  contentSecurityPolicy: string;
}

interface ListedFile {
  file: string;
  type: string;
  etag: string;
  gzip?: true;
  forever?: true;
  download?: true;
}

/** Creates a function that finds a document by its path. It only reads files in the list that the build has written. */
export function createBuiltFolder(built: BuiltFolder): FindDocument {
  const { folder, base, redirects = [], hasRoutes = false, contentSecurityPolicy } = built;
  const list = join(folder, '.files.json');
  let listed = new Map<string, ListedFile>();
  let listChangedAt: number | undefined;
  let files = new FileCache();
  const readList = () => {
    // The pages may be built again while the server runs, so a changed list is read again.
    const changedAt = statSync(list, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== listChangedAt) {
      const text = changedAt === undefined ? '{}' : readFileSync(list, 'utf8');
      listed = new Map(Object.entries(JSON.parse(text) as Record<string, ListedFile>));
      files = new FileCache();
    }
    listChangedAt = changedAt;
    return listed;
  };
  const documentOf = ({ file, type, etag, gzip, forever, download }: ListedFile): ServedDocument => {
    const path = join(folder, file);
    const headers = {
      'Content-Security-Policy': contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...(download ? { 'Content-Disposition': 'attachment' } : {}),
      'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    const gzipped = gzip ? () => files.read(`${path}.gz`) : undefined;
    return { type, etag, headers, bytes: () => files.read(path), gzipped };
  };
  const redirected = new Set([base.slice(0, -1), ...redirects]);
  return (path) => {
    const isRedirected = redirected.has(path);
    if (!isRedirected && !path.startsWith(base)) return undefined;
    const current = readList();
    if (current.size === 0) return undefined;
    if (isRedirected) return { status: 308, headers: { Location: base }, type: 'text/plain', bytes: () => `${base}\n` };
    const name = path.slice(base.length);
    const file = current.get(name) ?? (hasRoutes && !name.includes('.') ? current.get('') : undefined);
    if (file !== undefined) {
      const found = documentOf(file);
      const markdown = file.file.endsWith('.html') ? current.get(file.file.replace(/html$/, 'md')) : undefined;
      return markdown === undefined ? found : { ...found, markdown: documentOf(markdown) };
    }
    const notFoundPage = current.get('404.html');
    return notFoundPage && { ...documentOf(notFoundPage), status: 404, etag: undefined };
  };
}

/** A document outside the API: a file of the site, the contract or the metrics. */
export interface ServedDocument {
  status?: number;
  type: string;
  headers?: Record<string, string>;
  etag?: string | undefined;
  bytes(): Promise<Buffer | string> | Buffer | string;
  gzipped?: (() => Promise<Buffer>) | undefined;
  /** The document as Markdown, for a request that prefers `text/markdown`. Undefined if there is none. */
  markdown?: ServedDocument;
}

export type FindDocument = (path: string) => ServedDocument | undefined;

const maxCachedBytes = 64 * 1_048_576;

/** Caches the bytes of files that do not change. All responses share one copy, so slow clients need no extra memory. */
export class FileCache {
  readonly #files = new Map<string, Promise<Buffer>>();
  #cachedBytes = 0;

  read(path: string): Promise<Buffer> {
    let reading = this.#files.get(path);
    if (reading === undefined) this.#files.set(path, (reading = this.#readNew(path)));
    return reading;
  }

  async #readNew(path: string): Promise<Buffer> {
    try {
      const bytes = await readFile(path);
      if (this.#cachedBytes + bytes.length > maxCachedBytes) this.#files.delete(path);
      else this.#cachedBytes += bytes.length;
      return bytes;
    } catch (error) {
      this.#files.delete(path);
      throw error;
    }
  }
}
