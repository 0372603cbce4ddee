/**
 * Checks that the health check returns 503 while the server cannot store a write, and then 200 again without a restart.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { openDatabase, type DatabaseLocation } from '../../src/store/open.ts';
import { failSystemCalls, canFailSystemCalls } from '../support/failing-system-calls.ts';
import { startServerProcess } from '../support/server-process.ts';
import { engines, newTarget } from '../support/engine.ts';
import { waitUntil } from '../support/closed-loop-load.ts';
import { startTestServer } from '../support/server.ts';
import { wrapDatabase } from '../support/wrap-database.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-health-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const healthOf = async (origin: string) => (await fetch(`${origin}/api/health`)).status;

/**
 * Locks what the health check writes to: the file of SQLite, or a table of PostgreSQL. Returns a function that releases
 * the lock.
 */
async function holdWrites(target: DatabaseLocation): Promise<() => Promise<void>> {
  if (target.engine === 'sqlite') {
    const shell = new DatabaseSync(target.file);
    shell.exec('BEGIN IMMEDIATE');
    return async () => shell.close();
  }
  const client = new Client(target.url);
  await client.connect();
  await client.query('BEGIN; LOCK TABLE probe IN EXCLUSIVE MODE');
  return () => client.end();
}

describe.each(engines)('the health check on %s', (engine) => {
  /**
   * Locks writes, sends three requests, unlocks writes, and waits until the health check returns 200. Returns the
   * responses to the three requests: `held` is the status of the health check, `live` is the status of the liveness
   * probe, and `isReadable` says whether a read succeeded.
   */
  async function play(
    wrap: (database: Database) => Database,
  ): Promise<{ held: number; isReadable: boolean; live: number }> {
    const { target, remove } = await newTarget(engine);
    const server = await startTestServer({ database: target }, wrap, engine);
    try {
      await waitUntil('healthy', async () => (await healthOf(server.origin)) === 200);
      const release = await holdWrites(target);
      // The server caches the result of a health check for a second. Waits until the cached result has expired.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const held = await healthOf(server.origin);
      const live = (await fetch(`${server.base}/health?probe=live`)).status;
      const { status } = await fetch(
        `${server.base}/apps/get_variant_by_env?app_id=${server.fixture.appId}&environment=production`,
        { headers: { Authorization: server.fixture.keys.viewer } },
      );
      await release();
      await waitUntil('healthy again', async () => (await healthOf(server.origin)) === 200);
      return { held, isReadable: status === 200, live };
    } finally {
      await server.stop();
      remove();
    }
  }

  it('the health check returns 503 while writes are locked, and 200 afterwards', async () => {
    expect(await play((database) => database)).toEqual({ held: 503, isReadable: true, live: 200 });
  });

  it('planted fault: a health check that only reads returns 200 although writes are locked', async () => {
    const { held } = await play((inner) =>
      wrapDatabase(inner, { ping: async () => void (await inner.get('SELECT 1 AS one')) }),
    );
    expect(held).toBe(200);
  });

  it('the health check does not write to the database shortly after another write succeeded', async () => {
    const { target, remove } = await newTarget(engine);
    const database = await openDatabase(target, { as: 'server', migrate: true });
    const lastProbe = async () => (await database.get<{ at: string }>('SELECT at FROM probe'))?.at;
    await database.ping();
    const first = await lastProbe();
    expect(first).toBeTypeOf('string');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await database.transaction((tx) =>
      tx.run(
        "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ('p', 'p', 'w', 'o', 'now')",
      ),
    );
    await database.ping();
    expect(await lastProbe()).toBe(first);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await database.ping();
    expect(await lastProbe()).not.toBe(first);
    await database.close();
    remove();
  });
});

describe.runIf(canFailSystemCalls)('the health check of a server whose disk fails', () => {
  it.each([
    ['full', 'pwrite64', 'ENOSPC'],
    ['read-only', 'pwrite64,ftruncate', 'EROFS'],
    ['failing', 'pwrite64', 'EIO'],
  ])('the health check returns 503 while the disk is %s, and 200 afterwards', async (name, calls, error) => {
    const child = await startServerProcess(join(folder, `${name}.db`));
    expect(await healthOf(child.origin)).toBe(200);
    const mend = await failSystemCalls(child, calls, error);
    await waitUntil('unhealthy', async () => (await healthOf(child.origin)) === 503);
    expect((await fetch(`${child.origin}/api/health?probe=live`)).status).toBe(200);
    await mend();
    await waitUntil('healthy again', async () => (await healthOf(child.origin)) === 200);
    await child.kill('SIGTERM');
  });
});
if (!canFailSystemCalls)
  console.warn('NOT RUN: health of a server whose disk fails, because strace is missing or may not inject faults');
