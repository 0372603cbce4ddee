/** Checks the limits on the memory of a PostgreSQL connection and on the queue of the connection pool. */
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/open.ts';
import { engines, newTarget } from '../support/engine.ts';

describe.skipIf(!engines.includes('postgres'))('the memory of connections to PostgreSQL', () => {
  it('a connection keeps at most 500 prepared statements', async () => {
    const { target } = await newTarget('postgres');
    const database = await openDatabase(target, { as: 'command', migrate: true, poolSize: 1 });
    for (let count = 0; count < 1200; count++)
      expect(await database.get(`SELECT ${count} AS one`)).toEqual({ one: count });
    const kept = await database.get<{ count: number }>(
      "SELECT count(*) AS count FROM pg_prepared_statements WHERE name LIKE 'jurybox%'",
    );
    expect(kept?.count).toBeLessThanOrEqual(500);
    await database.close();
  });

  it('a statement is rejected at once if the queue for connections is full', async () => {
    const { target } = await newTarget('postgres');
    const database = await openDatabase(target, { as: 'command', migrate: true, poolSize: 1 });
    const sleeping = database.get('SELECT pg_sleep(0.2) IS NULL AS one');
    const order: string[] = [];
    const asked = Array.from({ length: 150 }, () =>
      database.get('SELECT 1 AS one').then(
        () => order.push('served'),
        (error: unknown) => order.push(String(error)),
      ),
    );
    await Promise.all([sleeping.then(() => order.push('slept')), ...asked]);
    const slept = order.indexOf('slept');
    expect(slept).toBe(50);
    expect(new Set(order.slice(0, slept))).toEqual(
      new Set(['StorageUnavailable: too many requests wait for a connection to the database']),
    );
    expect(order.slice(slept + 1).filter((said) => said.includes('too many'))).toEqual([]);
    await database.close();
  });
});
