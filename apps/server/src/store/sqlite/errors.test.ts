import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { DuplicateRow, StorageUnavailable } from '../database.ts';
import { Connection } from './connection.ts';
import { isFailedSync, isFailedWrite, toStorageError } from './errors.ts';

const error = (errcode: number) => Object.assign(new Error('SQLite failed'), { code: 'ERR_SQLITE_ERROR', errcode });

it('toStorageError converts storage failures to StorageUnavailable and leaves bugs unchanged', () => {
  const unavailable = [3, 5, 6, 7, 8, 10, 11, 13, 14, 15, 17, 22, 26];
  for (const code of unavailable)
    for (const extended of [code, code | (4 << 8)])
      expect(toStorageError(error(extended)), String(extended)).toBeInstanceOf(StorageUnavailable);
  for (const code of [1, 2, 4, 9, 12, 16, 18, 19, 20, 21, 23, 24, 25])
    expect(toStorageError(error(code)), String(code)).not.toBeInstanceOf(StorageUnavailable);
  for (const code of [1555, 2067]) expect(toStorageError(error(code))).toBeInstanceOf(DuplicateRow);
  const bug = new TypeError('x');
  expect(toStorageError(bug)).toBe(bug);
});

it('isFailedSync is true only if SQLite failed to sync, and isFailedWrite only if SQLite failed to write', () => {
  const kinds = (test: (error: unknown) => boolean) =>
    [10, 13, 266, 778, 1034, 1290, 1546].filter((code) => test(error(code)));
  expect(kinds(isFailedSync)).toEqual([1034, 1290]);
  expect(kinds(isFailedWrite)).toEqual([13, 778]);
});

it('a statement throws StorageUnavailable if the file is not a database, or if the connection is closed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-errors-'));
  const file = join(folder, 'text.db');
  writeFileSync(file, 'Dear diary, '.repeat(1000));
  const connection = new Connection(new DatabaseSync(file));
  expect(() => connection.all('SELECT * FROM sqlite_schema', [])).toThrow(/not a database/);
  expect(() => connection.all('SELECT * FROM sqlite_schema', [])).toThrow(StorageUnavailable);
  connection.close();
  expect(() => connection.all('SELECT 1', [])).toThrow(StorageUnavailable);
  rmSync(folder, { recursive: true });
});
