import { closeSync, openSync } from 'node:fs';

/**
 * Creates an empty file that only the user of this process may read and write. Leaves an existing file unchanged. The
 * database contains the data of all projects, and SQLite would create a file that every user of the machine can read.
 * The files that SQLite creates beside a database get the permissions of the database.
 */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}
