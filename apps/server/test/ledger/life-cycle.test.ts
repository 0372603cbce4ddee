/** Tests the decisions in the ledger about the life cycle of applications, variants, evaluations and keys. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/engine.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import {
  sendRequest,
  validationError,
  validationErrors,
  judge,
  readVariant,
  type TestResponse,
} from '../support/requests.ts';

const unknownId = '0198d2a4-0000-7000-8000-000000000000';

describe.each(engines)('creating, changing and deleting objects on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  const get = (path: string) => sendRequest(server, path);
  const send = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    sendRequest(server, path, { method }, body);
  const newApp = async (name: string) => (await send('POST', '/apps', { app_name: name })).json.app_id as string;
  const newVariant = async (app: string, base = 'base', config = 'one') =>
    (
      await send('POST', `/apps/${app}/variants`, {
        base_name: base,
        config_name: config,
        parameters: { base, config },
      })
    ).json.variant_id as string;
  const problem = ({ status, json }: TestResponse) => [status, json?.code];

  /** Reads a list in pages of `limit` items, and returns all items. Calls `between` after the first page. */
  async function walk(path: string, limit: number, between: () => Promise<unknown> = async () => {}): Promise<any[]> {
    const items = [];
    for (let cursor: string | null = null, page = 0; ; page++) {
      const { status, json } = await get(`${path}?limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`);
      expect([status, Object.keys(json).toSorted()]).toEqual([200, ['items', 'next_cursor']]);
      items.push(...json.items);
      if (json.next_cursor === null) return items;
      expect(json.items).toHaveLength(limit);
      cursor = json.next_cursor as string;
      if (page === 0) await between();
    }
  }

  it('each page of a list continues after the last item of the previous page (U48)', async () => {
    const app = await newApp('of many');
    const ids: string[] = [];
    for (let index = 0; index < 7; index++) ids.push(await newVariant(app, 'base', `config ${index}`));
    const variants = await walk(`/apps/${app}/variants`, 3, () => newVariant(app, 'base', 'late'));
    expect(variants.map((row) => row.variant_id).slice(0, 7)).toEqual(ids);
    expect(variants.map((row) => row.config_name).at(-1)).toBe('late');

    for (let index = 0; index < 4; index++)
      await send('POST', `/apps/${app}/environments/staging/deployments`, { variant_id: ids[index] });
    const deployments = `/apps/${app}/environments/staging/deployments`;
    const newestFirst = await walk(deployments, 2, () => send('POST', deployments, { variant_id: ids[6] }));
    expect(newestFirst.map((row) => row.deployment_number)).toEqual([4, 3, 2, 1]);
    for (let index = 0; index < 3; index++)
      await send('PUT', `/variants/${ids[0]}/parameters`, { parameters: { index } });
    expect((await walk(`/variants/${ids[0]}/revisions`, 1)).map((row) => row.revision)).toEqual([4, 3, 2, 1]);

    const evaluationIds: string[] = [];
    for (let index = 0; index < 3; index++) {
      const body = {
        evaluation_name: 'same name',
        evaluation_type: 'single_model_test',
        variant_ids: [ids[0]],
        scenarios: [],
      };
      evaluationIds.push((await send('POST', `/apps/${app}/human-evaluations`, body)).json.evaluation_id);
    }
    expect((await walk(`/apps/${app}/human-evaluations`, 1)).map((row) => row.evaluation_id)).toEqual(
      evaluationIds.toReversed(),
    );
    const { pairs } = server.fixture;
    expect(
      (await walk(`/human-evaluations/${pairs.evaluationId}/evaluation-scenarios`, 2)).map(
        (row) => row.evaluation_scenario_id,
      ),
    ).toEqual(pairs.scenarioIds);
    for (let index = 0; index < 3; index++) await judge(server, { note: `${index}` });
    expect(
      (
        await walk(
          `/human-evaluations/${pairs.evaluationId}/evaluation-scenarios/${pairs.scenarioIds[0]}/judgements`,
          2,
        )
      ).map((row) => row.changes.note),
    ).toEqual(['0', '1', '2']);
    expect((await walk('/keys', 3)).map((row) => row.role)).toEqual(['viewer', 'evaluator', 'editor', 'admin']);
    expect((await walk('/apps', 1)).map((row) => row.app_name)).toEqual(['support-assistant', 'of many']);

    for (const limit of ['0', '101', '-1', '1.5', 'x', ''])
      expect((await get(`/apps?limit=${limit}`)).status, limit).toBe(422);
    const foreign = (await get(`/apps/${app}/environments/staging/deployments?limit=1`)).json.next_cursor;
    for (const cursor of [foreign, 'x', 'AAAA', '!'])
      expect(validationErrors(await get(`/apps?cursor=${cursor}`)), cursor).toEqual(
        validationError('value_error', 'query', 'cursor'),
      );
  });

  it('an application’s name is unique in its project, and a variant’s name in its application (U49)', async () => {
    const app = await newApp('one of a kind');
    const other = await newApp('another');
    const inUse = [409, 'name_in_use'];
    expect(problem(await send('POST', '/apps', { app_name: 'one of a kind' }))).toEqual(inUse);
    expect(problem(await send('PATCH', `/apps/${other}`, { app_name: 'one of a kind' }))).toEqual(inUse);
    expect((await get(`/apps/${other}`)).json.app_name).toBe('another');
    expect((await send('PATCH', `/apps/${app}`, { app_name: 'one of a kind' })).status, 'its own name').toBe(200);
    expect((await send('POST', '/apps', { app_name: 'One of a kind' })).status, 'compared exactly').toBe(201);

    const body = { base_name: 'b', config_name: 'c', parameters: {} };
    const variants = (
      await Promise.all(Array.from({ length: 5 }, () => send('POST', `/apps/${app}/variants`, body)))
    ).map(({ status }) => status);
    expect(variants.toSorted(), 'five at once').toEqual([201, 409, 409, 409, 409]);
    expect((await send('POST', `/apps/${other}/variants`, body)).status, 'in another application').toBe(201);
    expect((await send('POST', `/apps/${app}/variants`, { ...body, config_name: 'd' })).json.base_id).toBe(
      (await get(`/apps/${app}/variants`)).json.items[0].base_id,
    );

    const [variant] = (await get(`/apps/${app}/variants`)).json.items;
    const evaluation = {
      evaluation_name: 'same',
      evaluation_type: 'single_model_test',
      variant_ids: [variant.variant_id],
      scenarios: [],
    };
    for (const [path, twice] of [
      [`/apps/${app}/human-evaluations`, evaluation],
      ['/keys', { key_name: 'same', role: 'viewer' }],
    ] as const) {
      expect([(await send('POST', path, twice)).status, (await send('POST', path, twice)).status]).toEqual([201, 201]);
    }
    await send('DELETE', `/apps/${app}`);
    expect((await send('POST', '/apps', { app_name: 'one of a kind' })).status, 'after its deletion').toBe(201);
  });

  it('nobody can delete a deployed variant; deployments and results keep names of deleted variants (U50)', async () => {
    const app = await newApp('short-lived');
    const variant = await newVariant(app);
    const next = await newVariant(app, 'base', 'two');
    for (const environment of ['staging', 'production'])
      await send('POST', `/apps/${app}/environments/${environment}/deployments`, { variant_id: variant });
    const refused = await send('DELETE', `/variants/${variant}`);
    expect([...problem(refused), refused.json.detail]).toEqual([
      409,
      'variant_deployed',
      'staging, production serve this variant.',
    ]);
    expect((await readVariant(server, { app })).json.variant_id).toBe(variant);

    const body = {
      evaluation_name: 'e',
      evaluation_type: 'human_a_b_testing',
      variant_ids: [variant, next],
      scenarios: [{ inputs: [{ input_name: 'q', input_value: 'Why?' }] }],
    };
    const evaluation = (await send('POST', `/apps/${app}/human-evaluations`, body)).json.evaluation_id;
    const [scenario] = (await get(`/human-evaluations/${evaluation}/evaluation-scenarios`)).json.items;
    for (const environment of ['staging', 'production'])
      await send('POST', `/apps/${app}/environments/${environment}/deployments`, { variant_id: next });
    expect((await send('DELETE', `/variants/${variant}`)).status).toBe(204);
    expect((await get(`/variants/${variant}`)).status).toBe(404);
    expect(
      problem(await send('POST', `/apps/${app}/environments/staging/deployments`, { variant_id: variant })),
      'rolling back to a deleted variant',
    ).toEqual([404, 'not_found']);

    const history = (await get(`/apps/${app}/environments/production/deployments`)).json.items;
    expect(history.map((row: any) => [row.variant_name, row.revision])).toEqual([
      ['base.two', 1],
      ['base.one', 1],
    ]);
    const vote = await judge(server, { vote: variant }, { evaluation, scenario: scenario.evaluation_scenario_id });
    expect([vote.status, vote.json.vote]).toEqual([200, variant]);
    const [listed] = (await get(`/apps/${app}/human-evaluations`)).json.items;
    expect(listed).toMatchObject({
      evaluation_id: evaluation,
      judged_count: 1,
      variants: [{ variant_name: 'base.one' }, { variant_name: 'base.two' }],
    });
    expect((await get(`/human-evaluations/${evaluation}/results`)).json.votes.variants[0]).toMatchObject({
      variant_name: 'base.one',
      wins: 1,
    });
    expect((await get(`/human-evaluations/${evaluation}/export/csv`)).text).toContain(`${variant},base.one`);

    expect((await send('DELETE', `/apps/${app}`)).status).toBe(204);
    for (const gone of [
      `/apps/${app}`,
      `/variants/${next}`,
      `/human-evaluations/${evaluation}`,
      `/human-evaluations/${evaluation}/export/csv`,
      `/apps/${app}/environments`,
    ])
      expect((await get(gone)).status, gone).toBe(404);
    expect(problem(await readVariant(server, { app }))).toEqual([500, 'variant_not_found']);
    expect((await send('DELETE', `/apps/${app}`)).status).toBe(404);
  });

  it('a closed evaluation accepts no judgements and no scenarios until it is reopened (U51)', async () => {
    const { singles } = server.fixture;
    const of = 'singles' as const;
    const path = `/human-evaluations/${singles.evaluationId}`;
    const rows = { scenarios: [{ inputs: [{ input_name: 'q', input_value: 'Why?' }] }] };
    await judge(server, { score: 4 }, { of });
    const before = (await get(`${path}/evaluation-scenarios`)).text;
    expect((await send('PATCH', path, { is_closed: true })).json).toMatchObject({
      is_closed: true,
      status: 'EVALUATION_STARTED',
      judged_count: 1,
    });
    for (const refused of [
      await judge(server, { score: 5 }, { of }),
      await judge(server, { note: 'late' }, { of }),
      await judge(server, {}, { of }),
      await send('POST', `${path}/evaluation-scenarios`, rows),
    ]) {
      expect(problem(refused)).toEqual([409, 'evaluation_closed']);
    }
    expect(
      (await judge(server, { score: 5 }, { of, scenario: unknownId })).status,
      'an unknown scenario of a closed evaluation',
    ).toBe(404);
    expect((await get(`${path}/evaluation-scenarios`)).text).toBe(before);
    expect((await send('PATCH', path, { evaluation_name: 'renamed' })).json).toMatchObject({
      evaluation_name: 'renamed',
      is_closed: true,
    });
    expect((await send('PATCH', path, { is_closed: false })).json).toMatchObject({
      evaluation_name: 'renamed',
      is_closed: false,
    });
    expect((await judge(server, { score: 5 }, { of })).json.score).toBe(5);
    expect((await send('POST', `${path}/evaluation-scenarios`, rows)).json).toMatchObject({
      scenario_count: 4,
      judged_count: 1,
    });
  });

  it('a key cannot create a key with a higher role or a later expiry than its own (U52)', async () => {
    const { keys } = server.fixture;
    for (const role of ['viewer', 'evaluator', 'editor'] as const)
      expect(
        (await sendRequest(server, '/keys', { method: 'POST', key: keys[role] }, { key_name: 'k', role: 'viewer' }))
          .status,
        role,
      ).toBe(403);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const made = (await send('POST', '/keys', { key_name: 'short', role: 'admin', expires_at: soon })).json;
    const make = (body: object) =>
      sendRequest(server, '/keys', { method: 'POST', key: made.secret }, { key_name: 'k', role: 'viewer', ...body });
    expect((await make({})).json.expires_at).toBe(soon);
    expect(validationErrors(await make({ expires_at: later }))).toEqual(
      validationError('value_error', 'body', 'expires_at'),
    );
    expect(validationErrors(await make({ expires_at: '2001-01-01T00:00:00Z' }))).toEqual(
      validationError('value_error', 'body', 'expires_at'),
    );
    const admin = (await make({ role: 'admin', user_id: 'someone' })).json;
    expect(admin).toMatchObject({ role: 'admin', user_id: 'someone', expires_at: soon });
    expect((await readVariant(server, { key: admin.secret })).status).toBe(200);
    expect((await send('DELETE', `/keys/${admin.key_id}`)).status).toBe(204);
    expect((await readVariant(server, { key: admin.secret })).status).toBe(401);
  });
});
