import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { childEnvironment } from '../../../test/support/child-environment.ts';
import { copyDatabase } from '../copy/copy.ts';
import { backupSqlite } from './backup.ts';
import { openSqlite } from './database.ts';
import { createPrivateFile } from './private-file.ts';
import { restoreSqlite } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('only the system user that runs the server may read the database, the files beside it and a backup', async () => {
  const file = join(folder, 'jurybox.db');
  const database = await openSqlite({ file, as: 'server', migrate: true });
  await database.ping();
  backupSqlite(file, join(folder, 'backup.db'));
  const modes = Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
  await database.close();
  expect(modes).toEqual(
    Object.fromEntries(
      ['backup.db', 'jurybox.db', 'jurybox.db-shm', 'jurybox.db-wal', 'jurybox.db.lock'].map((name) => [name, '600']),
    ),
  );
});

const nobody = 65_534;
const isRoot = process.geteuid?.() === 0;
if (!isRoot) console.warn('NOT RUN: the owner of files that root creates; run the tests as root');
it.runIf(isRoot)('a database that root creates belongs to the owner of its folder', async () => {
  const owned = join(folder, 'owned');
  mkdirSync(owned);
  chownSync(owned, nobody, nobody);
  const at = (name: string) => join(owned, name);
  const database = await openSqlite({ file: at('jurybox.db'), as: 'server', migrate: true });
  await database.ping();
  backupSqlite(at('jurybox.db'), at('backup.db'));
  restoreSqlite(at('backup.db'), at('restored.db'), false);
  await copyDatabase({ engine: 'sqlite', file: at('jurybox.db') }, { engine: 'sqlite', file: at('copy.db') });
  const owners = Object.fromEntries(readdirSync(owned).map((name) => [name, statSync(at(name)).uid]));
  await database.close();
  const ofDatabase = ['jurybox.db', 'jurybox.db-shm', 'jurybox.db-wal', 'jurybox.db.lock'];
  const names = ['copy.db', ...ofDatabase, 'restored.db', 'restored.db.lock'];
  // The backup belongs to root, who made it. Its folder may belong to somebody who must not read the backup.
  expect(owners).toEqual({ ...Object.fromEntries(names.map((name) => [name, nobody])), 'backup.db': 0 });
});

it.runIf(isRoot)('a database that root restores belongs to the owner of the replaced database', async () => {
  const file = join(folder, 'replaced.db');
  const lock = `${file}.lock`;
  await (await openSqlite({ file, as: 'command', migrate: true })).close();
  chownSync(file, nobody, nobody);
  restoreSqlite(join(folder, 'backup.db'), file, true);
  writeFileSync(join(folder, 'empty.db'), '');
  chownSync(join(folder, 'empty.db'), nobody, nobody);
  restoreSqlite(join(folder, 'backup.db'), join(folder, 'empty.db'), false);
  expect(statSync(join(folder, 'empty.db')).uid).toBe(nobody);
  expect([statSync(file), statSync(lock)].map(({ uid, gid }) => [uid, gid])).toEqual([
    [nobody, nobody],
    [nobody, nobody],
  ]);
});

const hasSetpriv = isRoot && spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status === 0;
if (!hasSetpriv) console.warn('NOT RUN: root without the right to change owners; it needs root and setpriv');
it.runIf(hasSetpriv)('root can create a database even if root may not change the owner of files', () => {
  const owned = join(folder, 'no-chown');
  mkdirSync(owned);
  chownSync(owned, nobody, nobody);
  const database = join(owned, 'jurybox.db');
  const command = [process.execPath, join(import.meta.dirname, '../../../bin/jurybox.js'), 'migrate'];
  const { stderr, status } = spawnSync('setpriv', ['--bounding-set', '-chown', ...command], {
    env: { ...childEnvironment(), DATABASE_URL: `file:${database}` },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect([statSync(database).uid, modeOf(database)]).toEqual([0, '600']);
});

it('createPrivateFile leaves an existing file unchanged', () => {
  const file = join(folder, 'existing');
  writeFileSync(file, 'text', { mode: 0o640 });
  createPrivateFile(file);
  expect([readFileSync(file, 'utf8'), modeOf(file)]).toEqual(['text', '640']);
});
