/**
 * Tests that the fake service responds to every operation, keeps objects in memory, and returns the responses that a
 * test sets.
 */
import { operations, type OperationId } from '@jurybox/types';
import document from '@jurybox/types/openapi.json' with { type: 'json' };
import type { Validator } from '@jurybox/validators';
import { responses } from '@jurybox/validators/responses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApp,
  createClient,
  createEvaluationScenarios,
  createHumanEvaluation,
  createKey,
  createVariant,
  deployVariant,
  deleteApp,
  exportJudgementsJsonLines,
  getHumanEvaluation,
  getLeaderboard,
  getVariantByEnv,
  listApps,
  listDeployments,
  listEnvironments,
  listEvaluationScenarios,
  listKeys,
  listVariantRevisions,
  paginate,
  renameApp,
  revokeKey,
  updateEvaluationScenario,
  updateHumanEvaluation,
  updateVariantParameters,
  type Client,
} from '../src/index.ts';
import { streamRows } from '../src/stream.ts';
import { createFakeService } from '../src/testing.ts';
import { startReferenceServer, type ReferenceServer } from './support/reference-server.ts';

function createFake() {
  const service = createFakeService();
  return { service, client: createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: service.fetch }) };
}

/** Creates, changes and deletes objects of each kind. Returns the results of all calls. */
async function runLifeCycle(client: Client, app_name: string) {
  const app = await createApp({ client, body: { app_name } });
  const path = { app_id: app.app_id };
  const variantOf = (config_name: string) =>
    createVariant({ client, path, body: { base_name: 'base', config_name, parameters: { model: config_name } } });
  const [one, two] = [await variantOf('one'), await variantOf('two')];
  const revised = await updateVariantParameters({
    client,
    path: { variant_id: one.variant_id },
    body: { parameters: { model: 'new' } },
  });
  const revisions = await listVariantRevisions({ client, path: { variant_id: one.variant_id } });
  const production = { ...path, environment: 'production' } as const;
  const deployment = await deployVariant({
    client,
    path: production,
    body: { variant_id: one.variant_id, revision: 1 },
  });
  const read = await getVariantByEnv({ client, query: { app_id: app.app_id, environment: 'production' } });
  const environments = await listEnvironments({ client, path });
  const deployments = await listDeployments({ client, path: production });
  const scenarios = [{ inputs: [{ input_name: 'q', input_value: 'Why?' }], outputs: [] }];
  const body = { evaluation_name: 'e', evaluation_type: 'human_a_b_testing' as const, scenarios };
  const variant_ids = [one.variant_id, two.variant_id];
  const evaluation = await createHumanEvaluation({ client, path, body: { ...body, variant_ids } });
  const { evaluation_id } = evaluation;
  const grown = await createEvaluationScenarios({ client, path: { evaluation_id }, body: { scenarios } });
  const rows = await listEvaluationScenarios({ client, path: { evaluation_id } });
  const judged = await updateEvaluationScenario({
    client,
    path: {
      evaluation_id,
      evaluation_scenario_id: rows.items[0]!.evaluation_scenario_id,
      evaluation_type: 'human_a_b_testing',
    },
    body: { vote: one.variant_id },
  });
  const closed = await updateHumanEvaluation({ client, path: { evaluation_id }, body: { is_closed: true } });
  const started = await getHumanEvaluation({ client, path: { evaluation_id } });
  const lines = (await exportJudgementsJsonLines({ client, path: { evaluation_id } })).trim().split('\n');
  const exported = lines.map((line) => JSON.parse(line) as unknown);
  const key = await createKey({ client, body: { key_name: 'k', role: 'viewer' } });
  await revokeKey({ client, path: { key_id: key.key_id } });
  const { items: keys } = await listKeys({ client, query: { limit: 100 } });
  const revoked = keys.find(({ key_id }) => key_id === key.key_id);
  const renamed = await renameApp({ client, path, body: { app_name: `${app_name} 2` } });
  const taken = await createApp({ client, body: { app_name: `${app_name} 2` }, throwOnError: false });
  await deleteApp({ client, path });
  const query = { app_id: app.app_id, environment: 'production' } as const;
  const gone = await getVariantByEnv({ client, query, throwOnError: false });
  const codes = [taken.error?.code, gone.error?.code];
  const all = {
    app,
    one,
    two,
    revised,
    revisions,
    deployment,
    read,
    environments,
    deployments,
    evaluation,
    grown,
    rows,
  };
  return { ...all, judged, closed, started, exported, key, revoked, renamed, codes };
}

/** Replaces ids, times and secrets by fixed texts, because they differ between services and runs. */
const generated = new Set(['secret', 'prefix', 'user_id', 'project_id', 'organization_id', 'workspace_id', 'base_id']);
function normalized(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, member: unknown) => (generated.has(name) || /_by(_id)?$/.test(name) ? '?' : member))
      .replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"id"')
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"time"'),
  );
}

describe('the life cycle of objects in the fake service', () => {
  let real: ReferenceServer;
  beforeAll(async () => void (real = await startReferenceServer()));
  afterAll(() => real?.stop());

  it('the fake service and the reference server give the same responses', async () => {
    const [fake, reference] = [
      await runLifeCycle(createFake().client, 'shop'),
      await runLifeCycle(createClient({ ...real }), 'shop'),
    ];
    const advice = 'edit src/testing/fake-life-cycle.ts, or the examples of the schema in spec/components/examples/';
    expect(normalized(fake), advice).toEqual(normalized(reference));
  });
});

describe('every operation of the fake service', () => {
  const { service, client } = createFake();
  const path: Record<string, string> = {
    environment: 'production',
    evaluation_type: 'human_a_b_testing',
    revision: '1',
  };
  const query = { app_id: '', environment: 'production', from: '1', to: '1' };
  beforeAll(async () => {
    const app = await createApp({ client, body: { app_name: 'a' } });
    const body = { base_name: 'b', config_name: 'c', parameters: {} };
    const { variant_id } = await createVariant({ client, path: { app_id: app.app_id }, body });
    await deployVariant({ client, path: { app_id: app.app_id, environment: 'production' }, body: { variant_id } });
    const scenarios = [{ inputs: [] }];
    const { evaluation_id } = await createHumanEvaluation({
      client,
      path: { app_id: app.app_id },
      body: {
        evaluation_name: 'e',
        evaluation_type: 'human_a_b_testing',
        variant_ids: [variant_id],
        scenarios,
      } as never,
    });
    const { items } = await listEvaluationScenarios({ client, path: { evaluation_id } });
    const { key_id } = await createKey({ client, body: { key_name: 'k', role: 'viewer' } });
    const { evaluation_scenario_id = '' } = items[0] ?? {};
    const ids = { app_id: app.app_id, variant_id, evaluation_id, evaluation_scenario_id, key_id, invitation_id: 'i' };
    Object.assign(path, ids);
    query.app_id = app.app_id;
  });

  /** Returns the first example of the request body, with the ids of this fake service. */
  function bodyOf(operationId: OperationId): string | undefined {
    const { method, path: template } = operations[operationId];
    const contract = document as unknown as Record<'paths', Record<string, Record<string, any>>>;
    const media = contract.paths[template]?.[method.toLowerCase()]?.requestBody?.content['application/json'];
    if (media === undefined) return undefined;
    const [example] = Object.values(media.examples) as { $ref: string }[];
    const name = example?.$ref.split('/').at(-1) as keyof typeof document.components.examples;
    const { value } = document.components.examples[name] as { value: object };
    return JSON.stringify(value).replaceAll('0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1', path['variant_id'] ?? '');
  }

  const last = (id: string) => Number(operations[id as OperationId].method === 'DELETE');
  const names = Object.keys(operations).sort((a, b) => last(a) - last(b)) as OperationId[];
  it.each(names)('%s gets a successful response that matches the contract', async (operationId) => {
    const { method, path: template, replies } = operations[operationId];
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
    const body = bodyOf(operationId);
    const response = await service.fetch(`http://fake/api${filled}?${new URLSearchParams(query)}`, {
      method,
      headers: { Authorization: 'any', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    expect(Object.keys(replies).filter((status) => status.startsWith('2'))).toContain(String(response.status));
    const validate = (responses[operationId] as Record<string, Validator | null>)[response.status];
    const isJson = response.headers.get('content-type') === 'application/json';
    if (validate) expect(validate(isJson ? JSON.parse(text) : text), text).toBe(true);
  });

  it('a path or a method that the contract does not have gets a 404', async () => {
    const headers = { Authorization: 'any' };
    for (const [method, url] of [
      ['GET', '/nothing'],
      ['PUT', '/apps'],
    ] as const)
      expect((await service.fetch(`http://fake/api${url}`, { method, headers })).status).toBe(404);
  });
});

it('the fake service splits a list of 1,000 apps into pages', async () => {
  const { client } = createFake();
  for (let index = 0; index < 1000; index++) await createApp({ client, body: { app_name: `app ${index}` } });
  const names = [];
  for await (const app of paginate(listApps, { client })) names.push(app.app_name);
  expect(names).toEqual(Array.from({ length: 1000 }, (_, index) => `app ${index}`));
});

it('a test can replace the response of an operation, and restore it', async () => {
  const { service, client } = createFake();
  const path = { app_id: 'a' };
  service.respond('GET /apps/{app_id}/leaderboard', (request) => ({ app_id: request.path['app_id'], groups: [] }));
  expect(await getLeaderboard({ client, path })).toEqual({ app_id: 'a', groups: [] });
  service.respond('GET /apps/{app_id}/leaderboard', () => new Response('busy', { status: 502 }));
  await expect(getLeaderboard({ client, path, retries: 0 })).rejects.toMatchObject({ status: 502 });
  service.respond('GET /apps/{app_id}/leaderboard', undefined);
  expect((await getLeaderboard({ client, path })).groups.length).toBeGreaterThan(0);
  expect(() => service.respond('GET /apps/nothing', () => ({}))).toThrow('has no operation GET /apps/nothing');
});

it('a test can replace the rows of an export', async () => {
  const { service, client } = createFake();
  service.respond('GET /human-evaluations/{evaluation_id}/export/json-lines', () => {
    const rows = Array.from({ length: 3 }, (_, position) => `${JSON.stringify({ position })}\n`);
    return new Response(rows.join(''), { headers: { 'Content-Type': 'application/jsonl' } });
  });
  const positions = [];
  for await (const row of streamRows(exportJudgementsJsonLines, { client, path: { evaluation_id: 'e' } }))
    positions.push(row.position);
  expect(positions).toEqual([0, 1, 2]);
});

it('a call creates only one object even if its response is lost', async () => {
  const { service, client } = createFake();
  service.setFaults({ script: [{ kind: 'reset', afterHandling: true }] });
  const app = await createApp({ client, body: { app_name: 'once' } });
  expect(service.requests).toHaveLength(2);
  expect((await listApps({ client })).items).toEqual([app]);
});
