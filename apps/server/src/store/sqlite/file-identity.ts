/** Finds the file that a path names, and checks that the path still names the same file. */
import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Returns the absolute path of a database file, without links and `..`. SQLite keeps the write-ahead log in the same
 * folder. The file may not exist yet.
 */
export function resolvePath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // If the path is a symbolic link to a missing file, SQLite creates the file to which the link points.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    return resolvePath(resolve(dirname(path), readlinkSync(path)));
  return join(realpathSync(dirname(path)), basename(path));
}

interface FileId {
  dev: number;
  ino: number;
}

/**
 * The database file, its log and the log's index, as they were when this object was created. This class opens none of
 * them, because closing a file would release SQLite's locks on it.
 */
export class FileIdentity {
  readonly #path: string;
  readonly #log: string;
  readonly #index: string;
  readonly #ids: [file: FileId | undefined, log: FileId | undefined, index: FileId | undefined];

  constructor(path: string) {
    this.#path = path;
    this.#log = `${path}-wal`;
    this.#index = `${path}-shm`;
    this.#ids = [idOf(path), idOf(this.#log), idOf(this.#index)];
  }

  /** Whether the path still names the database file. */
  isInPlace(): boolean {
    return isSame(idOf(this.#path), this.#ids[0]);
  }

  /**
   * Whether the paths still name the database file and its log. Called before every commit, because a commit to a
   * removed log would be lost.
   */
  isInPlaceWithLog(): boolean {
    return this.isInPlace() && isSame(idOf(this.#log), this.#ids[1]);
  }

  /**
   * Whether the paths still name the database file, its log and the log's index. Without the index, other programs do
   * not see this program's locks.
   */
  isInPlaceWithLogAndIndex(): boolean {
    return this.isInPlaceWithLog() && isSame(idOf(this.#index), this.#ids[2]);
  }

  /** Whether the log is a file of another program. */
  hasForeignLog(): boolean {
    const log = idOf(this.#log);
    return log !== undefined && !isSame(log, this.#ids[1]);
  }
}

const noThrow = { throwIfNoEntry: false };

function idOf(path: string): FileId | undefined {
  return statSync(path, noThrow);
}

function isSame(one: FileId | undefined, other: FileId | undefined): boolean {
  return one?.ino === other?.ino && one?.dev === other?.dev;
}
