/** The last steps of the build: move scripts out of pages, insert the base address, compress, and list the files. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { basePlaceholder, listName, stampName } from './paths.ts';

/**
 * Moves inline scripts into files, so that the content security policy can forbid inline scripts. Returns the number of
 * moved scripts.
 */
export function moveScripts(folder: string): number {
  let moved = 0;
  for (const path of filesIn(folder).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(folder, path), 'utf8');
    const without = html.replaceAll(
      /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g,
      (_, attributes: string, text: string) => {
        const name = `assets/inline.${short(text)}.js`;
        mkdirSync(join(folder, 'assets'), { recursive: true });
        writeFileSync(join(folder, name), text);
        moved += 1;
        return `<script${attributes} src="${basePlaceholder}${name}"></script>`;
      },
    );
    if (without !== html) writeFileSync(join(folder, path), without);
  }
  return moved;
}

/**
 * Replaces the placeholder in all files by the base address. The names of the files stay the same, although some
 * contain a hash of the content.
 */
export function insertBase(folder: string, base: string): void {
  for (const path of filesIn(folder).filter((file) => /\.(html|js|css|md|txt)$/.test(file))) {
    const text = readFileSync(join(folder, path), 'utf8');
    if (text.includes(basePlaceholder)) writeFileSync(join(folder, path), text.replaceAll(basePlaceholder, base));
  }
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

/** A file of the site, as the server reads it from the list. */
export interface SiteFile {
  file: string;
  type: string;
  etag: string;
  gzip?: true;
  /** True if the browser must save the file instead of showing it. */
  download?: true;
  /** True if the file's name contains a hash of the content. A client may then cache the file forever. */
  forever?: true;
}

/** Compresses each file that becomes smaller by compression. Lists every file by its address below the base address. */
export function listFiles(folder: string): Record<string, SiteFile> {
  const list: Record<string, SiteFile> = {};
  // Each file in latest/ has an equal copy in v/. Compression takes most of the time, so equal files are compressed
  // only once.
  const compressed = new Map<string, Buffer>();
  for (const file of filesIn(folder).sort((a, b) => (a < b ? -1 : 1))) {
    const extension = file.split('.').at(-1) ?? '';
    const type = types[extension];
    if (file === stampName || file === listName) continue;
    if (type === undefined)
      throw new Error(`${file}: unknown file type; add its extension to \`types\` in apps/docs/src/finish.ts`);
    const bytes = readFileSync(join(folder, file));
    const hash = short(bytes);
    const packed = compressed.get(hash) ?? compress(bytes);
    compressed.set(hash, packed);
    const isSmaller = packed.length < bytes.length * 0.9;
    if (isSmaller) writeFileSync(join(folder, `${file}.gz`), packed);
    const forever = /^assets\/.*\.[\w-]{8,}\.\w+$/.test(file);
    const listed: SiteFile = {
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

function compress(bytes: Buffer): Buffer {
  return bytes.length > 1000 ? gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) : bytes;
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

function short(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
