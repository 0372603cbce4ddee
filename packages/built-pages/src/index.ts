/** Builds pages into a folder that the server serves: compressed, and with a list of the files. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

/** The file with the hash of the sources. The build writes it last, so it is missing after an interrupted build. */
const stampName = '.built-from';
/** The list of the built files. The server reads from the list which file, type and hash belong to an address. */
const listName = '.files.json';

export interface Build {
  /** The folder with the built pages. */
  dist: string;
  /** The files and folders whose content decides whether the pages are outdated. */
  sources: readonly string[];
  /** Another text that decides whether the pages are outdated. */
  option?: string;
  /** Builds even if the pages are up to date. */
  isForced: boolean;
  /** Writes the pages into a new folder. */
  build: (folder: string) => Promise<void>;
}

/**
 * Builds outdated pages in a new folder, then replaces the old folder: a server may serve the old one during the build.
 * Returns whether it has built them. Several processes may build the same pages at the same time.
 */
export async function buildIfOutdated({ dist, sources, option = '', isForced, build }: Build): Promise<boolean> {
  const hash = createHash('sha256').update(option);
  for (const file of sources.flatMap(sourceFiles)) hash.update(`\0${file}\0`).update(readFileSync(file));
  const from = hash.digest('hex');
  const stamp = join(dist, stampName);
  const isCurrent = () => !isForced && existsSync(stamp) && readFileSync(stamp, 'utf8') === from;
  if (isCurrent()) return false;
  const fresh = `${dist}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  // Tests set another value, with which Vite would build other files.
  process.env['NODE_ENV'] = 'production';
  try {
    await build(fresh);
    writeFileSync(join(fresh, listName), JSON.stringify(listFiles(fresh)));
    writeFileSync(join(fresh, stampName), from);
    if (isCurrent()) return false;
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
    return true;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function sourceFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return (
    filesIn(path)
      // VitePress writes these files during a build, so they are not sources.
      .filter((file) => !/(^|\/)(cache|\.temp)\/|\.timestamp-/.test(file))
      .sort()
      .map((file) => join(path, file))
  );
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  yaml: 'application/yaml',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  atom: 'application/atom+xml',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** A built file, as the server reads it from the list. */
export interface BuiltFile {
  file: string;
  type: string;
  etag: string;
  gzip?: true;
  /** True if the browser must save the file instead of showing it. */
  download?: true;
  /** True if the file's name contains a hash of the content. A client may then cache the file forever. */
  forever?: true;
}

/** Returns the list in a folder of built pages: each file by its address below the base address. */
export function readList(dist: string): Record<string, BuiltFile> {
  return JSON.parse(readFileSync(join(dist, listName), 'utf8')) as Record<string, BuiltFile>;
}

/** Compresses each file that becomes smaller by compression. Lists every file by its address below the base address. */
export function listFiles(folder: string): Record<string, BuiltFile> {
  const list: Record<string, BuiltFile> = {};
  // Each file in latest/ has an equal copy in v/. Compression takes most of the time, so equal files are compressed
  // only once.
  const compressed = new Map<string, Buffer>();
  for (const file of filesIn(folder).sort((a, b) => (a < b ? -1 : 1))) {
    const extension = file.split('.').at(-1) ?? '';
    const type = types[extension];
    if (type === undefined)
      throw new Error(
        `${file}: unknown file type; add its extension to \`types\` in packages/built-pages/src/index.ts`,
      );
    const bytes = readFileSync(join(folder, file));
    const hash = shortHash(bytes);
    const packed =
      compressed.get(hash) ?? (bytes.length > 1000 ? gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) : bytes);
    compressed.set(hash, packed);
    const isSmaller = packed.length < bytes.length * 0.9;
    if (isSmaller) writeFileSync(join(folder, `${file}.gz`), packed);
    const forever = /^assets\/.*\.[\w-]{8,}\.\w+$/.test(file);
    const listed: BuiltFile = {
      file,
      type,
      etag: `"${hash}"`,
      ...(isSmaller ? { gzip: true } : {}),
      ...(forever ? { forever: true } : {}),
      // This page contains inline scripts, which the content security policy forbids. So a reader downloads the page
      // and opens it as a local file.
      ...(file.endsWith('/reference.html') ? { download: true } : {}),
    };
    for (const address of addressesOf(file)) list[address] = listed;
  }
  return list;
}

function addressesOf(file: string): string[] {
  if (!file.endsWith('.html') || file.endsWith('/reference.html')) return [file];
  const bare = file.replace(/\.html$/, '');
  return bare === 'index'
    ? ['', file]
    : bare.endsWith('/index')
      ? [bare.slice(0, -'index'.length), file]
      : [bare, file];
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
