import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UnusableStorage } from '../database.ts';

/**
 * Writes a consistent copy of `file` to `target`, also while a server is running on it. Replaces nothing, and leaves
 * nothing behind when it fails. Throws UnusableStorage.
 */
export function backupSqlite(file: string, target: string): void {
  if (!existsSync(file)) throw new UnusableStorage(`there is no database at ${file}`);
  if (existsSync(target)) throw new UnusableStorage(`${target} exists already; a backup replaces nothing`);
  // A name of its own: what is beside the target may be somebody else's.
  const aside = `${target}.${randomBytes(6).toString('hex')}.part`;
  try {
    copyConsistently(file, aside);
    sync(aside);
    nameFinally(aside, target);
    sync(dirname(target));
  } catch (error) {
    if (error instanceof UnusableStorage) throw error;
    throw new UnusableStorage(`${file} could not be copied to ${target}: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    for (const end of ['', '-journal']) rmSync(aside + end, { force: true });
  }
}

function copyConsistently(file: string, aside: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('VACUUM INTO ?').run(aside);
  } finally {
    database.close();
  }
}

/** A hard link replaces nothing, even if the target came to be meanwhile; not every file system has them. */
function nameFinally(aside: string, target: string): void {
  try {
    linkSync(aside, target);
  } catch {
    if (existsSync(target)) throw new UnusableStorage(`${target} exists already; a backup replaces nothing`);
    renameSync(aside, target);
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
