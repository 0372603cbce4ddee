/** Which file a path means, and whether it still means that file. */
import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The path without links, `..` or a relative beginning; SQLite keeps the log beside it. The file may not exist yet. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // A link to a file that is not there yet: SQLite creates the file that the link names.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) return realPath(resolve(dirname(path), readlinkSync(path)));
  return join(realpathSync(dirname(path)), basename(path));
}

/** The file, its log and the log's index: without one of them, what is committed is lost or another program damages it. */
const parts = ['', '-wal', '-shm'];

/** The files at a path at one moment. */
export class FileIdentity {
  readonly #path: string;
  readonly #ids: string[];

  constructor(path: string) {
    this.#path = path;
    this.#ids = parts.map((part) => idOf(path + part));
  }

  /** Whether the path still leads to the same files. Opens nothing: closing a file would drop SQLite's locks on it. */
  isSame(part?: '' | '-wal'): boolean {
    return parts.every((name, index) => (part !== undefined && part !== name) || idOf(this.#path + name) === this.#ids[index]);
  }

  /** Whether somebody else put a log where this one's was. */
  hasForeignLog(): boolean {
    return idOf(`${this.#path}-wal`) !== '' && !this.isSame('-wal');
  }
}

function idOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.dev} ${found.ino}`;
}
