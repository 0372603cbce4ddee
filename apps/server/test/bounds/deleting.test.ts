/**
 * Checks that a deletion takes effect at once, however many rows belong to the deleted object, and that the purge
 * removes these rows later in batches.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { purgeBatch } from '../../src/store/purge.ts';
import { engines } from '../support/engine.ts';
import { insertEvaluation, insertJudgements, insertRevisions } from '../support/bulk-data.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const many = 30_000;

describe.each(engines)('deleting apps, evaluations and variants on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  const send = (method: string, path: string) =>
    fetch(`${server.base}${path}`, { method, headers: { Authorization: server.fixture.keys.admin } });
  const count = async (database: Database, table: string, where: string) =>
    (await database.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`))?.n;

  it(`a deleted evaluation of 10 or ${many} scenarios disappears at once, and its rows are purged later`, async () => {
    const { fixture, database } = server;
    for (const rows of [10, many]) {
      const id = await insertEvaluation(database, fixture, { count: rows });
      expect((await send('DELETE', `/human-evaluations/${id}`)).status).toBe(204);
      expect((await send('GET', `/human-evaluations/${id}`)).status).toBe(404);
      expect((await send('GET', `/human-evaluations/${id}/evaluation-scenarios`)).status).toBe(404);
      expect(await count(database, 'scenarios', `evaluation_id = '${id}'`)).toBe(rows);
    }
  });

  it('the purge removes a deleted evaluation in batches that are limited in rows and in bytes', async () => {
    const { fixture, database } = server;
    await server.plain.purge.run();
    const id = await insertEvaluation(database, fixture, { count: 30, inputLength: 300_000 });
    await insertJudgements(database, `${id}-0`, 20, 300_000);
    await insertJudgements(database, `${id}-1`, 500, 10);
    expect((await send('DELETE', `/human-evaluations/${id}`)).status).toBe(204);
    const left = async () => ({
      scenarios: (await count(database, 'scenarios', `evaluation_id = '${id}'`)) ?? 0,
      log: (await count(database, 'judgements', `scenario_id LIKE '${id}-%'`)) ?? 0,
    });
    let before = await left();
    expect(before).toEqual({ scenarios: 30, log: 520 });
    for (let batches = 1; await database.transaction((tx) => purgeBatch(tx, new Date().toISOString())); batches++) {
      const now = await left();
      expect(before.scenarios - now.scenarios).toBeLessThanOrEqual(4);
      expect(before.log - now.log).toBeLessThanOrEqual(200);
      before = now;
      expect(batches).toBeLessThan(60);
    }
    expect(before).toEqual({ scenarios: 0, log: 0 });
    expect(await database.all("SELECT id FROM evaluations WHERE name = 'filled'")).toEqual([]);
  });

  it('deleting an application also deletes its variants and evaluations, and frees its name', async () => {
    const { fixture, database, plain } = server;
    await insertEvaluation(database, fixture, { count: 500 });
    await insertRevisions(database, fixture.variantIds[0], 300, 10_000);
    expect((await send('DELETE', `/apps/${fixture.appId}`)).status).toBe(204);
    for (const path of [
      `/apps/${fixture.appId}`,
      `/apps/${fixture.appId}/variants`,
      `/variants/${fixture.variantIds[0]}`,
      `/variants/${fixture.variantIds[0]}/revisions`,
      `/human-evaluations/${fixture.pairs.evaluationId}`,
      `/human-evaluations/${fixture.pairs.evaluationId}/results`,
    ]) {
      expect([path, (await send('GET', path)).status]).toEqual([path, 404]);
    }
    const read = await send('GET', `/apps/get_variant_by_env?app_id=${fixture.appId}&environment=production`);
    expect([read.status, ((await read.json()) as { code: string }).code]).toEqual([500, 'variant_not_found']);
    const again = await plain.apps.create(fixture.session, 'support-assistant');
    expect('app_id' in again).toBe(true);
    await plain.purge.run();
    for (const table of [
      'variants',
      'variant_revisions',
      'bases',
      'evaluations',
      'scenarios',
      'judgements',
      'deployments',
    ]) {
      expect([table, await count(database, table, '1 = 1')]).toEqual([table, 0]);
    }
    expect(await count(database, 'apps', '1 = 1')).toBe(1);
  });

  it('a new variant may have the name of a deleted variant', async () => {
    const { fixture, plain } = server;
    const app = await plain.apps.create(fixture.session, 'names');
    if (!('app_id' in app)) throw new Error('refused');
    const variant = { app_id: app.app_id, base_name: 'b', config_name: 'c', parameters: {} };
    for (let made = 0; made < 3; made++) {
      const created = await plain.variants.create(fixture.session, variant);
      if (!('variant_id' in created)) throw new Error('refused');
      expect((await send('DELETE', `/variants/${created.variant_id}`)).status).toBe(204);
      expect((await send('GET', `/variants/${created.variant_id}`)).status).toBe(404);
    }
  });
});
