/**
 * Makes PostgreSQL send errors while callers update scenarios. Checks that PostgreSQL sent the intended SQLSTATE, and
 * that the server retries an update if a retry can succeed. Runs each check with a single update, and with several
 * updates that share a transaction.
 */
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeoutsMs } from '../../src/store/postgres/timeouts.ts';
import { insertScenariosWithNotes } from '../support/bulk-data.ts';
import { addressOf, engines, newMigratedTarget } from '../support/engine.ts';
import { startProxy, type Proxy } from '../support/postgres-proxy.ts';
import { judge, type TestResponse } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Errors after which a retry can succeed, on the same connection or on a new one. */
const retried = ['40001', '40P01', '55P03', '08006', '57P01', '25006', '25P03', '28000', '3D000', '0A000'];
/** Errors that a retry would not repair: the disk is full or fails, data is damaged, the statement timed out. */
const unavailable = ['53100', '58030', 'XX001', 'XX002', '57014'];

describe.skipIf(!engines.includes('postgres'))('errors of PostgreSQL during updates', () => {
  let server: TestServer;
  let proxy: Proxy;
  let operator: Client;
  let ids: string[] = [];
  const before = { ...timeoutsMs };

  beforeAll(async () => {
    // Prevents timeouts on a slow machine. The lock timeout keeps its value, because one test waits for it.
    Object.assign(timeoutsMs, { connection: 60_000, rowQueue: 60_000, statement: 60_000, storeCall: 120_000 });
    const { target } = await newMigratedTarget('postgres');
    const url = new URL(addressOf(target));
    operator = new Client(url.href);
    await operator.connect();
    await operator.query(`
      ALTER DATABASE ${url.pathname.slice(1)} SET deadlock_timeout = '10ms';
      SET deadlock_timeout = '1h';
      CREATE SEQUENCE failures;
      CREATE TABLE planted (code TEXT, count INTEGER, rival INTEGER);
      INSERT INTO planted VALUES (NULL, 0, NULL);
      -- Raises the planted error as often as planted. A rollback does not undo the count of a sequence. If there is a
      -- rival, waits with the changed row until the rival waits for this transaction, or has ended.
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE plan planted;
      BEGIN
        SELECT * INTO plan FROM planted;
        IF plan.code IS NOT NULL AND nextval('failures') <= plan.count THEN
          RAISE EXCEPTION 'planted' USING ERRCODE = plan.code;
        END IF;
        PERFORM pg_advisory_xact_lock_shared(47, 11);
        WHILE EXISTS (SELECT FROM pg_locks WHERE pid = plan.rival)
          AND NOT EXISTS (SELECT FROM pg_locks WHERE pid = plan.rival AND NOT granted) LOOP
          PERFORM pg_sleep(0.005);
        END LOOP;
        RETURN NULL;
      END $$;
      CREATE TRIGGER fail AFTER UPDATE ON scenarios FOR EACH ROW EXECUTE FUNCTION fail();`);
    proxy = await startProxy(Number(url.port));
    url.port = String(proxy.port);
    server = await startTestServer({ database: { engine: 'postgres', url: url.href } }, undefined, 'postgres');
    await insertScenariosWithNotes(server, 8, 10);
    const { rows } = await operator.query('SELECT id FROM scenarios WHERE evaluation_id = $1 ORDER BY id', [
      server.fixture.pairs.evaluationId,
    ]);
    ids = (rows as { id: string }[]).map(({ id }) => id);
  });
  afterEach(async () => {
    await operator.query("ROLLBACK; UPDATE planted SET code = NULL, rival = NULL; SELECT setval('failures', 1, false)");
  });
  afterAll(async () => {
    Object.assign(timeoutsMs, before);
    await server?.stop();
    await proxy?.close();
    await operator?.end();
  });

  const plant = (code: string, count: number) =>
    operator.query('UPDATE planted SET code = $1, count = $2', [code, count]);
  const sent = (code: string) => proxy.errors[code] ?? 0;
  /** Sends updates of different scenarios at once. */
  const updates = (count: number, note: string) =>
    ids.slice(0, count).map((scenario) => judge(server, { note, vote: '1' }, { scenario }));
  const summary = (responses: TestResponse[]) =>
    responses.map(({ status, json }) => json.note ?? `${status} ${json.code}`);

  describe.each([1, 6])('errors of PostgreSQL during %i concurrent updates', (count) => {
    it.each(retried)('the server retries updates after the error %s, and they succeed', async (code) => {
      const already = sent(code);
      await plant(code, 2);
      expect(summary(await Promise.all(updates(count, code)))).toEqual(Array(count).fill(code));
      expect(sent(code) - already).toBe(2);
    });

    it('the server retries after a deadlock that PostgreSQL ended, and the updates succeed', async () => {
      const already = sent('40P01');
      await operator.query('UPDATE planted SET rival = pg_backend_pid()');
      const locked = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND (classid, objid) = (47, 11)";
      // On a very busy machine, the update can reach a timeout before PostgreSQL finds the deadlock. Then tries again.
      do {
        await operator.query('BEGIN; LOCK TABLE judgements IN SHARE MODE');
        const updating = Promise.all(updates(count, 'deadlock'));
        await expect.poll(async () => (await operator.query(locked)).rowCount).toBeGreaterThan(0);
        // A deadlock: this statement waits for a row that the update has locked, and the update waits for the table
        // that this connection has locked. PostgreSQL rolls back the update.
        await operator.query(`SELECT FROM scenarios WHERE id = '${ids[0]}' FOR UPDATE`);
        await operator.query('ROLLBACK');
        expect(summary(await updating)).toEqual(Array(count).fill('deadlock'));
      } while (sent('40P01') === already);
    });

    it('the server retries after a lock timeout, and the updates succeed', async () => {
      const already = sent('55P03');
      // The first lock timeout makes a shared transaction fail. Each of its updates then runs alone.
      await operator.query(`BEGIN; SELECT FROM scenarios WHERE id = '${ids[0]}' FOR UPDATE`);
      const updating = Promise.all(updates(count, 'lock'));
      await expect.poll(() => sent('55P03') - already).toBeGreaterThan(2);
      await operator.query('ROLLBACK');
      expect(summary(await updating)).toEqual(Array(count).fill('lock'));
    });
  });

  it.each(unavailable)('after the error %s, the server responds with 503 and has stored nothing', async (code) => {
    const already = sent(code);
    await plant(code, 1);
    expect(summary(await Promise.all(updates(1, code)))).toEqual(['503 storage_unavailable']);
    expect(sent(code) - already).toBe(1);
    const { rows } = await operator.query('SELECT note FROM scenarios WHERE id = $1', [ids[0]]);
    expect(rows).not.toEqual([{ note: code }]);
  });

  it.each(['40001', '40P01', '55P03', '08006'])('the server sends a 503 if all attempts fail with %s', async (code) => {
    await plant(code, 1_000_000);
    expect(summary(await Promise.all(updates(1, code)))).toEqual(['503 storage_unavailable']);
  });
});
