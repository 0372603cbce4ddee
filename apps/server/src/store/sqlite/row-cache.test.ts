import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { keyOf } from '../sql.ts';
import { Connection } from './connection.ts';
import { RowCache } from './row-cache.ts';
import { openSqlite } from './database.ts';

let folder: string;
let server: Database;
let beside: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-row-cache-'));
  const file = join(folder, 'jurybox.db');
  server = await openSqlite({ file, as: 'server', migrate: true });
  beside = await openSqlite({ file, as: 'command', migrate: false });
});
afterEach(async () => {
  await server.close();
  await beside.close();
  rmSync(folder, { recursive: true });
});

const write = (database: Database, name: string) =>
  database.transaction((tx) =>
    tx.run(
      "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ($1, $1, 'w', 'o', 'now')",
      name,
    ),
  );
const count = async () => (await server.lookup<{ n: number }>('SELECT count(*) AS n FROM projects'))?.n;

it('a look-up sees a commit of this process in the same iteration of the event loop', async () => {
  expect(await count()).toBe(0);
  await write(server, 'one');
  expect(await count()).toBe(1);
  const writing = write(server, 'two');
  // When this look-up checks whether anything was committed (SQLite's `data_version`), the second write is in the queue
  // and not committed yet.
  expect(await count()).toBe(1);
  await writing;
  expect(await count()).toBe(2);
});

it('a look-up sees a commit of another process in the next iteration of the event loop', async () => {
  expect(await count()).toBe(0);
  await write(beside, 'one');
  await new Promise(setImmediate);
  expect(await count()).toBe(1);
});

it('the row cache stays within its size limit, even within one iteration of the event loop', () => {
  const connection = new Connection(new DatabaseSync(':memory:'));
  const cache = new RowCache();
  const maxChars = 16 * 1024 * 1024;
  let largest = 0;
  for (let index = 0; index < 50; index++) {
    const row = cache.get(connection, "SELECT $1 AS id, printf('%.*c', 1000000, 'x') AS text", [index]) as {
      text: string;
    };
    expect(row.text).toHaveLength(1_000_000);
    largest = Math.max(largest, cache.sizeInChars);
  }
  expect(largest).toBeGreaterThan(maxChars / 2);
  expect(largest).toBeLessThanOrEqual(maxChars);
});

it('after the row cache was full and was emptied, it caches rows again', () => {
  const connection = new Connection(new DatabaseSync(':memory:'));
  const cache = new RowCache();
  const sql = "SELECT $1 AS id, printf('%.*c', 1000000, 'x') AS text";
  for (let index = 0; index < 50; index++) cache.get(connection, sql, [index]);
  const row = cache.get(connection, sql, ['hot']);
  expect(cache.get(connection, sql, ['hot'])).toBe(row);
});

it('the row cache distinguishes look-ups with similar values, such as "1" and 1', () => {
  const connection = new Connection(new DatabaseSync(':memory:'));
  const cache = new RowCache();
  const lookups = [
    ['x', '\0y'],
    ['x\0', 'y'],
    ['x', 'y'],
    ['xy', ''],
    ['1', '2'],
    [1, '2'],
    ['null', null],
    [null, null],
  ];
  for (const [a, b] of lookups)
    expect(cache.get(connection, 'SELECT $1 AS a, $2 AS b', [a as string, b as string])).toEqual({ a, b });
});

it('keyOf returns a different key for each list of values', () => {
  const all = [['[1]'], [1], ['1'], [null], ['null'], [''], ['a\0b'], ['a', 'b'], ['a', 'b\0'], ['["a","b"]']];
  expect(new Set(all.map(keyOf)).size).toBe(all.length);
});
