import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Returns the path of a database file without links, since SQLite keeps the log beside it. It may not exist. */
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

/** The database file and its log, as they were at first. Closing one of them would release SQLite's locks. */
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

  /** A commit to a removed log is lost, and without its index, other programs do not see this program's locks. */
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
