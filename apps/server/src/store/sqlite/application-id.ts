/** The application id in the header of a SQLite file tells whose file it is, and whether it is complete. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UnusableStorage } from '../database.ts';

/** The application id of every Jurybox file: "JURY" in ASCII. */
export const applicationId = 0x4a555259;
/** The application id of a file that a copy has not completed: "JURC" in ASCII. */
export const unfinishedCopyId = 0x4a555243;

/**
 * Throws UnusableStorage for a file of another program and for the target of an unfinished copy, which the message
 * calls `name`. Accepts a missing or empty file, and a file without tables, which exists while the first start creates
 * them and after a kill in this time. Never writes to the file.
 */
export function refuseUnusable(file: string, name = file): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const { application_id: id } = database.prepare('PRAGMA application_id').get() as { application_id: number };
    if (id === unfinishedCopyId)
      throw new UnusableStorage(
        `${name} holds an unfinished copy and cannot be used; ` +
          'wait for "jurybox copy", or remove the file and copy again',
      );
    if (id === 0 && database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined) return;
    if (id !== applicationId) throw new UnusableStorage(`${name} is not a Jurybox database; it was left untouched`);
  } finally {
    database.close();
  }
}
