/** Builds pages that the server serves (the site, or the page for judges), and a list of the built files. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

/** The file with the hash of the sources. The build writes it last, so it is missing after an interrupted build. */
const stampName = '.built-from';
/** From this file, the server reads which built file, media type and entity tag belong to an address. */
const listName = '.files.json';

export interface Build {
  dist: string;
  /** The files and folders from which the pages are built. If a file changes, the pages are outdated. */
  sources: readonly string[];
  /** A setting of the build. The pages are outdated if it changes. */
  option?: string;
  isForced: boolean;
  /** Writes the pages into a new folder. */
  build: (folder: string) => Promise<void>;
}

/**
 * If the pages are outdated, builds them in a new folder and then replaces `dist`, because a server may serve `dist`
 * during the build. Several processes may call this function at the same time. Returns whether it replaced `dist`.
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
  // Vitest sets `NODE_ENV` to `test`, but the files must be built for production.
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

/** An entry of the list of built files. */
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

/** Reads the list of the built files. The keys are the addresses of the files, relative to the base address. */
export function readList(dist: string): Record<string, BuiltFile> {
  return JSON.parse(readFileSync(join(dist, listName), 'utf8')) as Record<string, BuiltFile>;
}

/** Compresses the files that become at least 10 % smaller. Returns the list of all files, by address. */
export function listFiles(folder: string): Record<string, BuiltFile> {
  const list: Record<string, BuiltFile> = {};
  // The site has each page of the newest version twice, in latest/ and in v/. Identical files are compressed only once,
  // because compression takes most of the time.
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
      // reference.html contains inline scripts, which the content security policy forbids. So a reader downloads it
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
