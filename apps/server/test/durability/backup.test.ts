/** Checks that `jurybox backup` writes only its target file, and leaves no file behind if it fails. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { runJuryboxSync } from '../support/cli.ts';
import { fillFixture } from '../support/fixture.ts';
import { mountSmallDisk } from '../support/small-disk.ts';

const disk = mountSmallDisk(100);
if (disk === undefined) console.warn('NOT RUN: a backup to a full disk, because this user may not mount a disk');

let folder = '';
let file = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-backup-'));
  file = join(folder, 'jurybox.db');
  const database = await openSqlite({ file, as: 'server', migrate: true });
  await fillFixture(database);
  await database.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  disk?.remove();
});

const backup = (target: string) => runJuryboxSync(['backup', target], { DATABASE_URL: `file:${file}` });
const oneLine = /^jurybox: [^\n]+\n$/;

it('`jurybox backup` creates its target, and changes no other file in the same folder', () => {
  const target = join(folder, 'copy.db');
  writeFileSync(`${target}.part`, 'of somebody else');
  expect(backup(target).code).toBe(0);
  expect(readFileSync(`${target}.part`, 'utf8')).toBe('of somebody else');
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith('copy.db'))
      .sort(),
  ).toEqual(['copy.db', 'copy.db.part']);
});

it('`jurybox backup` prints a one-line error if it cannot write the target', () => {
  const { code, err } = backup(join(folder, 'absent', 'copy.db'));
  expect(code).toBe(1);
  expect(err).toMatch(oneLine);
});

it('`jurybox backup` prints a one-line error if the source is not a database', () => {
  const text = join(folder, 'text.db');
  writeFileSync(text, 'Dear diary, '.repeat(1000));
  const { code, err } = runJuryboxSync(['backup', join(folder, 'text.copy.db')], { DATABASE_URL: `file:${text}` });
  expect(code).toBe(1);
  expect(err).toMatch(oneLine);
});

it.runIf(disk !== undefined)('`jurybox backup` to a full disk prints a one-line error and leaves no file there', () => {
  const path = disk?.path ?? '';
  const { code, err } = backup(join(path, 'copy.db'));
  expect(code).toBe(1);
  expect(err).toMatch(oneLine);
  expect(err).toMatch(/full/);
  expect(readdirSync(path)).toEqual([]);
});
