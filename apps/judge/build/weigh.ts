import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from '../../docs/src/finish.ts';
import { listName } from '../../docs/src/paths.ts';
import { dist } from './paths.ts';

/** The maximum number of bytes that the server sends for all files of the page together. */
export const maxSentBytes = 60_000;

export interface FileWeight {
  file: string;
  raw: number;
  /** The number of bytes that the server sends. The server sends the file with gzip if that is smaller. */
  sent: number;
}

/** Returns the size of every file of the page, including the files that only editors load. */
export function weigh(folder = dist): FileWeight[] {
  const list = JSON.parse(readFileSync(join(folder, listName), 'utf8')) as Record<string, SiteFile>;
  const files = new Map(Object.values(list).map((listed) => [listed.file, listed]));
  const size = (path: string) => statSync(join(folder, path)).size;
  return [...files.values()].map(({ file, gzip }) => ({
    file,
    raw: size(file),
    sent: size(gzip ? `${file}.gz` : file),
  }));
}
