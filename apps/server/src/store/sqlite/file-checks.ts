/** Checks whether a SQLite file is damaged, is an unfinished copy or belongs to another program. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UnusableStorage } from '../database.ts';
import { timeoutsMs } from './timeouts.ts';

/** The application id of every Jurybox file: "JURY" in ASCII. */
export const applicationId = 0x4a555259;
/** The application id of a file that a copy has not completed: "JURC" in ASCII. */
export const unfinishedCopyId = 0x4a555243;

/**
 * Throws UnusableStorage if the file belongs to another program or is the target of an unfinished copy. The message
 * calls the file `name`. Accepts a missing or empty file, and a file without tables: the first start leaves such a file
 * if it is killed before it has created the tables. Never writes to the file.
 */
export function refuseUnusable(file: string, name = file): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  using database = new DatabaseSync(file, { readOnly: true, timeout: timeoutsMs.lock });
  const { application_id: id } = database.prepare('PRAGMA application_id').get() as { application_id: number };
  if (id === unfinishedCopyId)
    throw new UnusableStorage(
      `${name} holds an unfinished copy and cannot be used; ` +
        'wait for "jurybox copy", or remove the file and copy again',
    );
  if (id === 0 && database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined) return;
  if (id !== applicationId) throw new UnusableStorage(`${name} is not a Jurybox database; it was left untouched`);
}

/** Checks every table, page, index and reference of a database, also while a server uses it. Throws UnusableStorage. */
export function checkSqlite(file: string): void {
  if (!existsSync(file)) throw new UnusableStorage(`there is no database at ${file}`);
  refuseUnusable(file);
  using database = new DatabaseSync(file, { readOnly: true, timeout: timeoutsMs.lock });
  const damage = damageOf(database);
  if (damage !== undefined) throw new UnusableStorage(`${file} is damaged (${damage}). Restore a backup`);
}

/** Describes the first damage in one line. Returns undefined if there is none. */
export function damageOf(database: DatabaseSync): string | undefined {
  const first = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
  try {
    const finding = String(first('PRAGMA integrity_check(1)'));
    if (finding !== 'ok') return finding.replaceAll(/\s+/g, ' ');
    return first('PRAGMA foreign_key_check') === undefined ? undefined : 'a row refers to a missing row';
  } catch (error) {
    return (error as Error).message.replaceAll(/\s+/g, ' ');
  }
}
