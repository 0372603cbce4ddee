import { closeSync, openSync } from 'node:fs';

/**
 * Creates an empty file that only the user of this process may read and write. Leaves an existing file unchanged. A
 * database contains what all projects stored, but SQLite would let every user of the machine read a new file. SQLite
 * gives the files beside a database the permissions of the database.
 */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}
