import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database, SqlValue } from '../database.ts';
import { Connection } from './connection.ts';
import { openSqlite } from './database.ts';

/** The number of bytes of the values in each commit group. */
let groups: number[] = [];

class CountingConnection extends Connection {
  #bytes = 0;

  override run(sql: string, values: SqlValue[]): number {
    for (const value of values) this.#bytes += typeof value === 'string' ? value.length : 8;
    if (sql === 'COMMIT') {
      groups.push(this.#bytes);
      this.#bytes = 0;
    }
    return super.run(sql, values);
  }
}

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-writer-'));
  database = openSqlite({
    file: join(folder, 'jurybox.db'),
    as: 'server',
    migrate: true,
    connection: CountingConnection,
  });
  groups = [];
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const write = (index: number, size: number) =>
  database.transaction((tx) =>
    tx.run(
      "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ($1, $1, 'w', $2, 'now')",
      String(index),
      'x'.repeat(size),
    ),
  );
const MiB = 1024 * 1024;

it('the writer commits concurrent small writes in few groups', async () => {
  await Promise.all(Array.from({ length: 200 }, (_, index) => write(index, 100)));
  // On a slow machine, the time limit of a group splits the writes into several groups.
  expect(groups.length).toBeLessThan(20);
});

it('before a commit, the writer waits until each client of the last group has sent its next write', async () => {
  // The fake clock advances by one millisecond after 200 iterations of the event loop. So the result does not depend on
  // the speed of the machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clients = 8;
  const writes = 10;
  let writing = clients;
  const pass = async (iterations: number) => {
    for (let count = 0; count < iterations; count++) await new Promise(setImmediate);
  };
  const send = async (client: number) => {
    for (let count = 0; count < writes; count++) {
      await write(client * writes + count, 100);
      await pass(3 * client);
    }
    writing -= 1;
  };
  const advance = async () => {
    for (; writing > 0; vi.advanceTimersByTime(1)) await pass(200);
  };
  await Promise.all([advance(), ...Array.from({ length: clients }, (_, client) => send(client))]);
  vi.useRealTimers();
  // A writer that does not wait for the clients would commit about 40 groups. On a slow machine, the time limit
  // splits some groups.
  expect(groups.length).toBeLessThan(25);
});

it('the writer commits at once if there is only one client', async () => {
  await write(0, 100);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  for (let index = 1; index < 20; index++) await write(index, 100);
  expect(timers).not.toHaveBeenCalled();
  timers.mockRestore();
});

it('the writer does not block the event loop during concurrent large writes', async () => {
  let rounds = 0;
  let isWriting = true;
  const count = () => {
    rounds += 1;
    if (isWriting) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 64 }, (_, index) => write(index, MiB)));
  isWriting = false;
  expect(Math.max(...groups)).toBeLessThan(4 * MiB);
  expect(rounds).toBeGreaterThanOrEqual(groups.length);
  expect(await database.get('SELECT COUNT(*) AS n FROM projects')).toEqual({ n: 64 });
});

it('the writer commits slow writes in separate groups, so that it does not block the event loop', async () => {
  const slow = (index: number) =>
    database.transaction(async (tx) => {
      for (const end = performance.now() + 30; performance.now() < end;);
      return tx.run(
        "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ($1, $1, 'w', 'o', 'now')",
        String(index),
      );
    });
  await Promise.all(Array.from({ length: 10 }, (_, index) => slow(index)));
  expect(groups.length).toBe(10);
});
