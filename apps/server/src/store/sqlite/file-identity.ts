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
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    return realPath(resolve(dirname(path), readlinkSync(path)));
  return join(realpathSync(dirname(path)), basename(path));
}

interface Id {
  dev: number;
  ino: number;
}

/** The files at a path at one moment. Opens none of them: closing one would drop SQLite's locks on it. */
export class FileIdentity {
  readonly #path: string;
  readonly #log: string;
  readonly #index: string;
  readonly #ids: [file: Id | undefined, log: Id | undefined, index: Id | undefined];

  constructor(path: string) {
    this.#path = path;
    this.#log = `${path}-wal`;
    this.#index = `${path}-shm`;
    this.#ids = [idOf(path), idOf(this.#log), idOf(this.#index)];
  }

  /** Whether the file is still at its path. */
  isThere(): boolean {
    return isSame(idOf(this.#path), this.#ids[0]);
  }

  /** Whether the log is there too: without it, what is committed now is lost. Asked before every commit. */
  isThereWithLog(): boolean {
    return this.isThere() && isSame(idOf(this.#log), this.#ids[1]);
  }

  /** Whether the log's index is there as well: without it, another program does not know of this one's locks. */
  isWhole(): boolean {
    return this.isThereWithLog() && isSame(idOf(this.#index), this.#ids[2]);
  }

  /** Whether somebody else put a log where this one's was. */
  hasForeignLog(): boolean {
    const log = idOf(this.#log);
    return log !== undefined && !isSame(log, this.#ids[1]);
  }
}

const noThrow = { throwIfNoEntry: false };

function idOf(path: string): Id | undefined {
  return statSync(path, noThrow);
}

function isSame(one: Id | undefined, other: Id | undefined): boolean {
  return one?.ino === other?.ino && one?.dev === other?.dev;
}
