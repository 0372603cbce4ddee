import { randomBytes } from 'node:crypto';
import { existsSync, fsyncSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unusable, UnusableStorage } from '../database.ts';
import { refuseUnusable } from './file-checks.ts';
import { createPrivateFile, openDisposable } from './private-file.ts';
import { timeoutsMs } from './timeouts.ts';

/**
 * Writes a consistent copy of `file` to `target`, also while a server uses the file. Never overwrites a file, and
 * removes its temporary files. Throws UnusableStorage.
 */
export function backupSqlite(file: string, target: string): void {
  if (!existsSync(file)) throw new UnusableStorage(`there is no database at ${file}`);
  if (existsSync(target)) throw new UnusableStorage(`${target} exists already; choose a file that does not exist`);
  // The name is random, because a file with a fixed name could already exist.
  const temporary = `${target}.${randomBytes(6).toString('hex')}.part`;
  try {
    refuseUnusable(file);
    copyConsistently(file, temporary);
    sync(temporary);
    renameWithoutOverwriting(temporary, target);
    sync(dirname(target));
  } catch (error) {
    throw unusable(`${file} could not be copied to ${target}`, error);
  } finally {
    for (const suffix of ['', '-journal']) rmSync(temporary + suffix, { force: true });
  }
}

function copyConsistently(file: string, target: string): void {
  createPrivateFile(target);
  using database = new DatabaseSync(file, { readOnly: true, timeout: timeoutsMs.lock });
  database.prepare('VACUUM INTO ?').run(target);
}

/**
 * Renames a file unless the new name exists. A hard link never overwrites a file that another process has just created.
 * If the file system has no hard links, checks whether the new name exists, and then renames.
 */
export function renameWithoutOverwriting(temporary: string, target: string): void {
  try {
    linkSync(temporary, target);
  } catch {
    if (existsSync(target)) throw new UnusableStorage(`${target} exists already; choose a file that does not exist`);
    renameSync(temporary, target);
  }
}

export function sync(path: string): void {
  using file = openDisposable(path, 'r');
  fsyncSync(file.descriptor);
}
