import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backupSqlite } from './backup.ts';
import { openSqlite } from './database.ts';
import { createPrivateFile } from './private-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('only the system user that runs the server may read the database, its other files and a backup', async () => {
  const file = join(folder, 'jurybox.db');
  const database = openSqlite({ file, as: 'server', migrate: true });
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

it('createPrivateFile leaves an existing file unchanged', () => {
  const file = join(folder, 'existing');
  writeFileSync(file, 'text', { mode: 0o640 });
  createPrivateFile(file);
  expect([readFileSync(file, 'utf8'), modeOf(file)]).toEqual(['text', '640']);
});
