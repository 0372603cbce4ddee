/** Checks that the server records the last use of each key, even with thousands of keys and after a failed batch. */
import { hash } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { createServices, type Services } from '../src/services/index.ts';
import { newId } from '../src/services/ids.ts';
import { StorageUnavailable, type Database } from '../src/store/database.ts';
import { openDatabase } from '../src/store/open.ts';
import { insertKey } from '../src/store/keys.ts';
import { engines, newMigratedTarget, type Engine } from './support/engine.ts';
import { startProxy } from './support/postgres-proxy.ts';
import { wrapDatabase } from './support/wrap-database.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
const many = isLong ? 4000 : 250;
if (!isLong) console.warn(`uses of keys: ${many} keys only; JURYBOX_LONG=1 uses 4,000`);

interface Used {
  database: Database;
  secrets: string[];
  close(): Promise<void>;
}

/** Creates a database with `count` keys. On PostgreSQL, a proxy delays each response by two milliseconds. */
async function withKeys(engine: Engine, count: number): Promise<Used> {
  const { target, remove } = await newMigratedTarget(engine);
  const direct = await openDatabase(target, { as: 'server', migrate: true });
  const { id: project } = await createServices(direct).projects.create('p');
  const secrets = Array.from({ length: count }, (_, key) => `jbx_${key}`);
  for (let from = 0; from < count; from += 50) {
    await direct.transaction(async (tx) => {
      for (const secret of secrets.slice(from, from + 50)) {
        await insertKey(tx, {
          id: newId(),
          project_id: project,
          prefix: secret,
          hash: hash('sha256', secret, 'hex'),
          name: 'k',
          role: 'viewer',
          user_id: newId(),
          created_at: new Date().toISOString(),
          expires_at: null,
          revoked_at: null,
          last_used_at: null,
          evaluation_id: null,
          is_shared: 0,
          created_from_id: null,
          replacement_id: null,
          is_anonymous: 0,
        });
      }
    });
  }
  if (target.engine === 'sqlite') return { database: direct, secrets, close: () => direct.close().then(remove) };
  await direct.close();
  const proxy = await startProxy(inject('postgresPort'));
  const database = await openDatabase(
    { engine: 'postgres', url: target.url.replace(/:\d+\//, `:${proxy.port}/`) },
    { as: 'server', migrate: true, poolSize: 10 },
  );
  proxy.delayMs = 2;
  const close = async () => {
    await database.close();
    await proxy.close();
    remove();
  };
  return { database, secrets, close };
}

async function useAll({ authenticate }: Services['keys'], secrets: string[]): Promise<void> {
  for (let from = 0; from < secrets.length; from += 100)
    await Promise.all(secrets.slice(from, from + 100).map((secret) => authenticate(secret)));
}

const usedKeys = async (database: Database) =>
  (await database.all<{ last_used_at: string }>('SELECT last_used_at FROM keys WHERE last_used_at IS NOT NULL')).map(
    (row) => row.last_used_at,
  );

describe.each(engines)('recording the last use of keys on %s', (engine) => {
  it(`the server records the use of ${many} keys with the same SQL text in every batch`, async () => {
    const { database, secrets, close } = await withKeys(engine, many);
    const texts = new Set<string>();
    const watched = wrapDatabase(database, {}, (tx) => ({
      run(sql, ...values) {
        texts.add(sql);
        return tx.run(sql, ...values);
      },
    }));
    const { keys } = createServices(watched);
    await useAll(keys, secrets);
    // On a busy machine, a batch may time out. The next call of `recordUse` then records the rest.
    const record = () =>
      keys.recordUse().then(
        () => true,
        () => false,
      );
    await expect.poll(record).toBe(true);
    expect(await usedKeys(database)).toHaveLength(many);
    expect(texts.size).toBe(1);
    await close();
  });

  it('after a failure, the server records the missing key uses, and replaces no time by an earlier time', async () => {
    const { database, secrets, close } = await withKeys(engine, many);
    let left = 2;
    let attempts = 0;
    const failing = wrapDatabase(database, {
      transaction: (...a) => {
        attempts += 1;
        return left-- > 0 ? database.transaction(...a) : Promise.reject(new StorageUnavailable('planted'));
      },
    });
    let now = Date.UTC(2026, 2, 2);
    const clock = { timeMs: () => now, timestamp: () => new Date(now).toISOString() };
    const { keys } = createServices(failing, clock);
    await useAll(keys, secrets);
    await expect(keys.recordUse()).rejects.toThrow('planted');
    const first = (await usedKeys(database)).length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(many);
    // The third batch fails. After this failure, the server sends no further batch.
    expect(attempts).toBe(3);
    left = Number.POSITIVE_INFINITY;
    const before = clock.timestamp();
    now += 60_000;
    await keys.authenticate(secrets[0] ?? '');
    await keys.recordUse();
    const used = await usedKeys(database);
    expect(used).toHaveLength(many);
    expect(used.filter((at) => at === clock.timestamp())).toHaveLength(1);
    now -= 3_600_000;
    await keys.authenticate(secrets[0] ?? '');
    await keys.recordUse();
    expect((await usedKeys(database)).filter((at) => at < before)).toEqual([]);
    await close();
  });
});
