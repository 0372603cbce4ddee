import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UnusableStorage } from './database.ts';

/** Writes a consistent copy of `file` to `target`, also while a server is running on it. Replaces nothing. */
export function backupSqlite(file: string, target: string): void {
  if (!existsSync(file)) throw new UnusableStorage(`there is no database at ${file}`);
  if (existsSync(target)) throw new UnusableStorage(`${target} exists already; a backup replaces nothing`);
  const aside = `${target}.part`;
  rmSync(aside, { force: true });
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('VACUUM INTO ?').run(aside);
  } finally {
    database.close();
  }
  sync(aside);
  renameSync(aside, target);
  sync(dirname(target));
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
