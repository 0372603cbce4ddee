/**
 * Holds SQLite's write lock in another program. Checks that reads succeed, and that writes wait without blocking other
 * requests and then get a 503.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { clockSlowness } from '../support/slowness.ts';
import { sendJudgement, startServerProcess } from '../support/server-process.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-lock-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes the write lock of a database file like the `sqlite3` shell. Returns a function that releases the lock. */
function holdLock(file: string): () => void {
  const shell = new DatabaseSync(file);
  shell.exec('BEGIN IMMEDIATE');
  return () => {
    shell.exec('ROLLBACK');
    shell.close();
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a server on SQLite while another program holds the write lock', () => {
  it('the server handles reads, and rejects a write that waits too long for the lock', async () => {
    const file = join(folder, 'held.db');
    const { origin, fixture, kill } = await startServerProcess(file);
    const read = async () => {
      const headers = { Authorization: fixture.keys.viewer };
      const responses = await Promise.all([
        fetch(`${origin}/api/apps/get_variant_by_env?app_id=${fixture.appId}&environment=production`, { headers }),
        fetch(`${origin}/api/human-evaluations/${fixture.pairs.evaluationId}`, { headers }),
        fetch(`${origin}/api/health?probe=live`),
      ]);
      return responses.map((response) => response.status);
    };
    const release = holdLock(file);
    let isWaiting = true;
    const write = sendJudgement(origin, fixture, 0, 'held up').finally(() => (isWaiting = false));
    let reads = 0;
    while (isWaiting) {
      expect(await read()).toEqual([200, 200, 200]);
      if (isWaiting) reads += 1;
    }
    expect(await write).toBe(503);
    expect(reads).toBeGreaterThan(10 / clockSlowness());

    const waiting = sendJudgement(origin, fixture, 1, 'waited');
    await pause(300);
    release();
    expect(await waiting).toBeTypeOf('object');
    expect(await sendJudgement(origin, fixture, 2, 'after')).toBeTypeOf('object');
    await kill('SIGTERM');
    console.log(`${reads} groups of three reads while a write waited for the lock`);
  });

  it('a limited number of writes waits for the lock, and further writes are rejected at once', async () => {
    const file = join(folder, 'many.db');
    const database = await openSqlite({ file, as: 'server', migrate: true });
    const ends: string[] = [];
    const write = (index: number) =>
      database
        .transaction((tx) =>
          tx.run(
            "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ($1, $1, 'w', " +
              "'o', 'now')",
            `p${index}`,
          ),
        )
        .then(
          () => void ends.push('stored'),
          (error: unknown) => void ends.push(error instanceof StorageUnavailable ? 'refused' : 'bug'),
        );
    let sent = 0;
    // On a very busy machine, all waiting writes reach their timeout. Then the test tries again.
    do {
      const release = holdLock(file);
      const writes = Array.from({ length: 20_000 }, (_, index) => write(sent + index));
      await pause(100);
      expect(ends.length - sent).toBeGreaterThan(10_000);
      release();
      await Promise.all(writes);
      sent += writes.length;
    } while (!ends.includes('stored'));
    const stored = ends.filter((end) => end === 'stored').length;
    expect(ends).not.toContain('bug');
    expect(ends).toHaveLength(sent);
    expect(await database.get('SELECT COUNT(*) AS n FROM projects')).toEqual({ n: stored });
    await database.close();
  });
});
