import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UnusableStorage } from '../database.ts';
import { refuseUnusable } from './application-id.ts';

/** Checks every table, page, index and reference of a database, also while a server uses it. Throws UnusableStorage. */
export function checkSqlite(file: string): void {
  if (!existsSync(file)) throw new UnusableStorage(`there is no database at ${file}`);
  refuseUnusable(file);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const damage = damageOf(database);
    if (damage !== undefined) throw new UnusableStorage(`${file} is damaged (${damage}). Restore a backup`);
  } finally {
    database.close();
  }
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
