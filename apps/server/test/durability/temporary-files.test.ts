/**
 * Checks where SQLite writes temporary files. In a container, only the folder of the database may be writable. If
 * SQLite used another folder there, every write that needs a temporary file would fail.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { childEnvironment } from '../support/child-environment.ts';

/** Changes so many rows in one statement that SQLite needs a temporary file. Prints the path of this file. */
const program = `
  import { readdirSync, readlinkSync } from 'node:fs';
  import { DatabaseSync } from 'node:sqlite';
  import { openSqlite } from ${JSON.stringify(join(import.meta.dirname, '../../src/store/sqlite/database.ts'))};
  const file = process.argv[1];
  await (await openSqlite({ file, as: 'server', migrate: true })).close();
  const database = new DatabaseSync(file);
  database.exec(\`CREATE TABLE filled (id INTEGER PRIMARY KEY, text TEXT UNIQUE);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO filled SELECT i, hex(randomblob(100)) FROM n;
    BEGIN; UPDATE filled SET text = text || 'x'\`);
  const open = readdirSync('/proc/self/fd').flatMap((fd) => {
    try { return [readlinkSync('/proc/self/fd/' + fd)]; } catch { return []; }
  });
  console.log(open.find((path) => path.includes('etilqs_')));
`;

/** Returns the folder to which SQLite writes a temporary file for the database `file`. */
function temporaryFolder(file: string, environment: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program, file], {
    env: { ...childEnvironment(), ...environment },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return dirname(stdout);
}

if (process.platform !== 'linux') console.warn('NOT RUN: the folder of temporary files; /proc exists only on Linux');
it.skipIf(process.platform !== 'linux')(
  'SQLite writes temporary files beside the database, or to the folder in SQLITE_TMPDIR or TMPDIR',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'jurybox-temporary-'));
    try {
      expect(temporaryFolder(join(folder, 'a.db'))).toBe(folder);
      for (const name of ['SQLITE_TMPDIR', 'TMPDIR'])
        expect(temporaryFolder(join(folder, `${name}.db`), { [name]: tmpdir() })).toBe(tmpdir());
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
