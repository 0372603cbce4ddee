/** Tests the decisions in the ledger about the contract as a whole, on a running server. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { sendRequest, judge, readVariant } from '../support/requests.ts';

const repository = join(import.meta.dirname, '../../../..');
const readPath = '/apps/get_variant_by_env';
const updatePath = '/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}';
let server: TestServer;
let contract: any;

beforeAll(async () => {
  server = await startTestServer();
  contract = await (await fetch(`${server.origin}/openapi.json`)).json();
});
afterAll(() => server.stop());

const follow = (node: any): any =>
  typeof node?.$ref === 'string'
    ? follow(
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at: any, key: string) => at[key.replaceAll('~1', '/')], contract),
      )
    : node;

it('contract, server and packages share a version; only deprecated operations send `Deprecation` (U22)', async () => {
  const { version } = contract.info;
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect((await sendRequest(server, '/health', { key: null })).json.version).toBe(version);
  const folders = readdirSync(join(repository, 'packages')).map((name) => `packages/${name}/package.json`);
  const manifest = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8'));
  const published = folders.filter((file) => manifest(file).private !== true);
  const versions = ['package.json', ...published].map((file) => [file, manifest(file).version]);
  expect(versions.length).toBeGreaterThan(3);
  expect(versions.filter(([, found]) => found !== version)).toEqual([]);

  const operations = Object.values<any>(contract.paths).flatMap((item) => Object.values<any>(item));
  const deprecated = operations.filter((operation) => operation.deprecated === true);
  expect(deprecated.filter((operation) => operation['x-sunset'] === undefined)).toEqual([]);
  for (const [response, path, method] of [
    [await readVariant(server), readPath, 'get'],
    [await judge(server, {}), updatePath, 'put'],
  ] as const) {
    const isDeprecated = contract.paths[path][method].deprecated === true;
    expect([response.headers.has('deprecation'), response.headers.has('sunset')]).toEqual([isDeprecated, isDeprecated]);
  }
});

it('the contract has no webhooks and no callbacks, and only one stream of events (U23)', async () => {
  expect(contract.webhooks).toBeUndefined();
  const text = JSON.stringify(contract.paths);
  expect(text).toContain('"responses"');
  expect(text).not.toContain('"callbacks"');
  expect(text.split('"text/event-stream"')).toHaveLength(2);
  const response = await readVariant(server, { headers: { Accept: 'text/event-stream' } });
  expect(response.status).toBe(406);
});

it('the two operations of the source document have the documented parameters, bodies and responses (U24)', async () => {
  const [get, put] = [contract.paths[readPath].get, contract.paths[updatePath].put];
  const parameters = (operation: any, place: string) =>
    operation.parameters.map(follow).filter((p: any) => p.in === place);
  const required = (operation: any, place: string) =>
    parameters(operation, place).map((p: any) => [p.name, p.required]);
  expect(required(get, 'query')).toEqual([
    ['app_id', true],
    ['environment', true],
  ]);
  expect(required(put, 'path')).toEqual([
    ['evaluation_id', true],
    ['evaluation_scenario_id', true],
    ['evaluation_type', true],
  ]);
  expect(follow(parameters(put, 'path')[2].schema).enum).toEqual(['human_a_b_testing', 'single_model_test']);
  expect([...parameters(get, 'header'), ...parameters(put, 'header')].filter((p: any) => p.required === true)).toEqual(
    [],
  );
  expect(put.requestBody.required).toBe(true);
  const body = follow(put.requestBody.content['application/json'].schema);
  expect(Object.keys(body.properties).toSorted()).toEqual([
    'correct_answer',
    'inputs',
    'is_pinned',
    'note',
    'outputs',
    'score',
    'vote',
  ]);
  expect(body.required).toBeUndefined();
  for (const status of ['200', '400', '422', '500']) expect(Object.keys(get.responses)).toContain(status);
  for (const status of ['200', '204', '422']) expect(Object.keys(put.responses)).toContain(status);

  const variant = follow(get.responses['200'].content['application/json'].schema);
  expect(variant.required).toEqual([
    'app_id',
    'app_name',
    'variant_id',
    'variant_name',
    'project_id',
    'parameters',
    'base_name',
    'base_id',
    'config_name',
    'uri',
    'revision',
  ]);
  expect(Object.keys(variant.properties).toSorted()).toEqual(
    [...variant.required, 'created_at', 'updated_at', 'modified_by_id', 'organization_id', 'workspace_id'].toSorted(),
  );
  const served = await readVariant(server);
  expect([served.status, Object.keys(served.json).toSorted()]).toEqual([
    200,
    Object.keys(variant.properties).toSorted(),
  ]);
});

it('the two paths of the source document are unchanged, and every other path is in kebab-case (U25)', async () => {
  const others = Object.keys(contract.paths).filter((path) => path !== readPath && path !== updatePath);
  expect(others.length).toBeGreaterThan(0);
  for (const path of others) expect(path).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*|\/\{[a-z0-9]+(_[a-z0-9]+)*\})+$/);
  expect([(await readVariant(server)).status, (await judge(server, {})).status]).toEqual([200, 200]);
  const query = `?app_id=${server.fixture.appId}&environment=production`;
  expect((await sendRequest(server, `/apps/get-variant-by-env${query}`)).status).toBe(404);
  const { evaluationId, scenarioIds } = server.fixture.pairs;
  expect(
    (
      await sendRequest(
        server,
        `/human-evaluations/${evaluationId}/evaluation-scenario/${scenarioIds[0]}/human_a_b_testing`,
        { method: 'PUT' },
        {},
      )
    ).status,
  ).toBe(404);
});

it('the health check needs no key (U40)', async () => {
  const probe = (query: string) => sendRequest(server, `/health${query}`, { key: null });
  expect((await probe('')).json).toEqual({ status: 'ready', version: contract.info.version });
  expect((await probe('?probe=ready')).json.status).toBe('ready');
  expect((await probe('?probe=live')).json.status).toBe('live');
  expect((await probe('?probe=dead')).status).toBe(422);
});
