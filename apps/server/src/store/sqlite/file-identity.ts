import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Resolves all links in a path: SQLite keeps the write-ahead log beside the real file. The file need not exist. */
export function resolvePath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // SQLite creates a missing file to which a symbolic link points.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    return resolvePath(resolve(dirname(path), readlinkSync(path)));
  return join(realpathSync(dirname(path)), basename(path));
}

export const fileReplaced =
  'the database file was removed or replaced while the server was running; ' +
  'stop the server, put the file back or restore a backup, and start again';

/**
 * Remembers the database file, its log and the log's index, to find out later whether they were removed or replaced.
 * Opens none of these files, because closing a file would release SQLite's locks on it.
 */
export class FileIdentity {
  readonly #path: string;
  readonly #ids: (string | undefined)[];

  constructor(path: string) {
    this.#path = path;
    this.#ids = ['', '-wal', '-shm'].map((suffix) => idOf(path + suffix));
  }

  /** Whether the path still names the database file. A write to another file would be lost. */
  isInPlace(): boolean {
    return idOf(this.#path) === this.#ids[0];
  }

  /**
   * Whether SQLite's write-ahead log and its index are still in place. A commit to a removed log would be lost. Without
   * the index, other programs do not see this program's locks and commits.
   */
  hasLogAndIndex(): boolean {
    return idOf(`${this.#path}-wal`) === this.#ids[1] && idOf(`${this.#path}-shm`) === this.#ids[2];
  }

  isLogMissing(): boolean {
    return idOf(`${this.#path}-wal`) === undefined;
  }
}

function idOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}
