import { closeSync, fchownSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates an empty file that only one user of the system may read and write. Leaves an existing file unchanged. The
 * database contains the data of all projects, and SQLite would create a file that every user of the machine can read.
 * The files that SQLite creates beside a database get the owner and the permissions of the database.
 *
 * If root creates the file, it gets the owner of its folder. An operator may run a command as root, and the server runs
 * as another user, who must be able to open the file.
 */
export function createPrivateFile(path: string): void {
  let file: number;
  try {
    file = openSync(path, 'ax', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // If this process may not write to the file, this error says so. The errors of SQLite do not.
    closeSync(openSync(path, 'a'));
    return;
  }
  try {
    if (process.geteuid?.() === 0) {
      const { uid, gid } = statSync(dirname(path));
      fchownSync(file, uid, gid);
    }
  } finally {
    closeSync(file);
  }
}
