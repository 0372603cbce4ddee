/** Tests listUsage, which counts the objects of each application in a project (U70). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstIdOf } from '../../src/services/ids.ts';
import { numbers } from '../support/bulk-data.ts';
import { engines } from '../support/engine.ts';
import { sendRequest, validationError, validationErrors } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe.each(engines)('listUsage on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  const send = (method: string, path: string, body?: object) => sendRequest(server, path, { method }, body);
  const list = async (query: Record<string, string> = {}) => {
    const path = `/usage?${new URLSearchParams(query).toString()}`;
    return (await sendRequest(server, path, { key: server.fixture.keys.viewer })).json;
  };
  /** Creates an app with `count` evaluations. Each evaluation has five scenarios and was created at `time`. */
  const createApp = async (name: string, count: number, time: string) => {
    const { fixture, database } = server;
    const { app_id } = (await send('POST', '/apps', { app_name: name })).json;
    const others = 'project_id, app_name, evaluation_type, variants, updated_at, created_by_id';
    const insert = `${numbers(0, count)}
      INSERT INTO evaluations (id, app_id, name, created_at, scenario_count, ${others})
      SELECT $1 || CAST(100000000000 + i AS TEXT), $2, 'copy', $3, 5, ${others} FROM evaluations, n WHERE id = $4`;
    const id = `${firstIdOf(Date.parse(time))}-7000-8${app_id.slice(-3)}-`;
    await database.transaction((tx) => tx.run(insert, id, app_id, time, fixture.pairs.evaluationId));
    return app_id as string;
  };
  const empty = { variant_count: 0, revision_count: 0, evaluation_count: 0, scenario_count: 0, judgement_count: 0 };

  it('a viewer can read how many objects each application has, without deleted objects (U70)', async () => {
    const { appId, pairs, variantIds, keys } = server.fixture;
    const scenario = `/human-evaluations/${pairs.evaluationId}/evaluation_scenario/${pairs.scenarioIds[0]}`;
    const as = { method: 'PUT', key: keys.evaluator };
    expect((await sendRequest(server, `${scenario}/human_a_b_testing`, as, { vote: '1' })).status).toBe(200);
    await send('PUT', `/variants/${variantIds[0]}/parameters`, { parameters: { model: 'small-3' } });
    const made = { base_name: 'soon', config_name: 'deleted', parameters: {} };
    const { variant_id } = (await send('POST', `/apps/${appId}/variants`, made)).json;
    await send('DELETE', `/variants/${variant_id}`);
    const { app_id } = (await send('POST', '/apps', { app_name: 'empty' })).json;
    const { items, next_cursor } = await list();
    const counts = { variant_count: 2, revision_count: 3, evaluation_count: 2, scenario_count: 6, judgement_count: 1 };
    expect(items).toEqual([
      { app_id: appId, app_name: 'support-assistant', ...counts, is_complete: true },
      { app_id, app_name: 'empty', ...empty, is_complete: true },
    ]);
    expect(next_cursor).toBeNull();
    await send('DELETE', `/apps/${app_id}`);
    expect((await list()).items).toHaveLength(1);
  });

  it('listUsage counts only objects that were created in the requested period (U70)', async () => {
    const appId = await createApp('times', 1, '2026-03-01T00:00:00.000Z');
    const counted = async (query: Record<string, string>) => {
      const found = (await list(query)).items.find((item: any) => item.app_id === appId);
      return [found.evaluation_count, found.scenario_count];
    };
    expect(await counted({})).toEqual([1, 5]);
    expect(await counted({ created_from: '2026-03-01T00:00:00Z' })).toEqual([1, 5]);
    expect(await counted({ created_from: '2026-03-01T00:00:00.001Z' })).toEqual([0, 0]);
    expect(await counted({ created_before: '2026-03-01T00:00:00Z' })).toEqual([0, 0]);
    expect(await counted({ created_before: '2026-03-01T00:00:00.001Z' })).toEqual([1, 5]);
    expect(await counted({ created_from: '2026-03-01T00:00:00Z', created_before: '9999-12-31T23:59:59Z' })).toEqual([
      1, 5,
    ]);
    expect(await counted({ created_from: '0001-01-01T00:00:00Z' })).toEqual([1, 5]);
    const wrong = await send('GET', '/usage?created_before=2026-02-30T00:00:00Z');
    expect(validationErrors(wrong)).toEqual(validationError('datetime_parsing', 'query', 'created_before'));
  });

  it('a page of listUsage counts about 5,000 evaluations, and at most 1,000 of each application (U70)', async () => {
    for (let at = 1; at <= 7; at++) await createApp(`many ${at}`, 1001, `2026-04-0${at}T00:00:00.000Z`);
    const { items, next_cursor } = await list({ limit: '100' });
    const many = items.filter((item: any) => item.app_name.startsWith('many'));
    expect(many.map((item: any) => [item.evaluation_count, item.scenario_count, item.is_complete])).toEqual(
      Array.from({ length: 5 }, () => [1000, 5000, false]),
    );
    const rest = await list({ limit: '100', cursor: next_cursor });
    expect([rest.items.length, rest.next_cursor]).toEqual([2, null]);
  });
});
