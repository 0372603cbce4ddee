/**
 * Tests the connection pool with a PostgreSQL role that may open fewer connections than the pool size. Statements must
 * share these connections, and the pool must try to open more later.
 */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageUnavailable, type Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { timeoutsMs } from '../../src/store/postgres/timeouts.ts';
import { addressOf, engines, newTarget } from '../support/engine.ts';
import { waitUntil } from '../support/closed-loop-load.ts';

const granted = 3;

describe.skipIf(!engines.includes('postgres'))('a PostgreSQL role with a connection limit', () => {
  const usual = { ...timeoutsMs };
  const role = `few${randomBytes(4).toString('hex')}`;
  let owner: Client;
  let database: Database;
  beforeEach(async () => {
    // On a busy machine, 60 statements on three connections may exceed the default timeouts.
    Object.assign(timeoutsMs, { connection: 10_000, storeCall: 20_000 });
    const { target } = await newTarget('postgres');
    const url = addressOf(target);
    owner = new Client(url);
    await owner.connect();
    await owner.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT ${granted}; ALTER SCHEMA public OWNER TO ${role}`);
    database = await openDatabase(
      { engine: 'postgres', url: url.replace('jurybox@', `${role}@`) },
      { as: 'server', migrate: true, poolSize: 10 },
    );
  });
  afterEach(async () => {
    Object.assign(timeoutsMs, usual);
    await database.close();
    await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await owner.end();
  });

  /** Runs twelve statements of each kind at once. Returns the errors. */
  const crowd = async () => {
    const slow = 'SELECT pg_sleep(0.002) IS NULL AS one';
    const asked = Array.from({ length: 12 }, () => [
      database.lookup(slow),
      database.get(slow),
      database.all(slow),
      database.ping(),
      database.transaction((tx) => tx.get(slow)),
    ]);
    const failed = (await Promise.allSettled(asked.flat())).filter((response) => response.status === 'rejected');
    return failed.map(({ reason }) => String(reason));
  };
  const open = async () =>
    Number(
      (
        (await owner.query('SELECT count(*) FROM pg_stat_activity WHERE usename = $1', [role])).rows as {
          count: string;
        }[]
      )[0]?.count,
    );

  it('the pool runs every statement on the few connections that PostgreSQL grants', async () => {
    for (let round = 0; round < 3; round++) expect(await crowd()).toEqual([]);
    expect(await open()).toBe(granted);
  });

  it('if PostgreSQL grants only one connection, the pool uses it for every kind of statement', async () => {
    await owner.query(`ALTER ROLE ${role} CONNECTION LIMIT 1`);
    await owner.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [role]);
    await waitUntil('free of errors', async () => (await crowd()).length === 0);
    expect(await open()).toBe(1);
  });

  it('if PostgreSQL grants more connections than before, the pool opens them after a while', async () => {
    timeoutsMs.moreConnections = 100;
    expect(await crowd()).toEqual([]);
    await owner.query(`ALTER ROLE ${role} CONNECTION LIMIT 8`);
    await waitUntil('using more connections', async () => {
      expect(await crowd()).toEqual([]);
      return (await open()) === 8;
    });
  });

  it('statements fail while PostgreSQL grants no connection, and succeed afterwards', async () => {
    await database.ping();
    await owner.query(`ALTER ROLE ${role} CONNECTION LIMIT 0`);
    await owner.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [role]);
    await waitUntil('without connections', async () => (await open()) === 0);
    timeoutsMs.storeCall = usual.storeCall;
    await expect(database.transaction((tx) => tx.get('SELECT 1 AS one'))).rejects.toThrow(StorageUnavailable);
    await owner.query(`ALTER ROLE ${role} CONNECTION LIMIT ${granted}`);
    await waitUntil('free of errors', async () => (await crowd()).length === 0);
  });
});
