/** Checks that the server accepts all examples in the contract: of parameters, of bodies and of members of bodies. */
import { operations, type OperationId } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/engine.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { good, judged } from './cases.ts';
import { exampleBodies, follow, nodeOf, withVariants } from './contract-examples.ts';

interface Sample {
  operation: OperationId;
  /**
   * The name of the example, such as `query limit` or `body member vote`. An example of a whole body keeps the name
   * that it has in the contract.
   */
  says: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Whether the example is an id. The test database has no object with this id, so the server may return 404. */
  isId?: boolean;
}

function samplesOf(operation: OperationId): Sample[] {
  const node = nodeOf(operation);
  const parameters = ((node.parameters ?? []) as unknown[]).map(follow).map(({ in: place, name, example }): Sample => {
    const value = { [name]: String(example) };
    return {
      operation,
      says: `${place} ${name}`,
      isId: name.endsWith('_id') || name === 'key',
      ...(place === 'path' ? { path: value } : place === 'query' ? { query: value } : { headers: value }),
    };
  });
  const media = node.requestBody?.content['application/json'];
  if (media === undefined) return parameters;
  const bodies = exampleBodies(operation).map(([name, body]): Sample => ({ operation, says: `body ${name}`, body }));
  const properties = Object.entries((follow(media.schema).properties ?? {}) as Record<string, unknown>).flatMap(
    ([name, schema]) =>
      ((follow(schema).examples ?? []) as unknown[]).map((value): Sample => ({
        operation,
        says: `body member ${name}`,
        body: { [name]: value },
      })),
  );
  return [...parameters, ...bodies, ...properties];
}

const samples = (Object.keys(operations) as OperationId[]).flatMap(samplesOf);

describe.each(engines)('the examples of requests in the contract, on %s', (engine) => {
  let server: TestServer;
  let judgeId: string;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    const { session, variantIds } = server.fixture;
    ({ judgeId } = await judged(server.fixture, server.plain));
    for (const id of variantIds)
      for (const temperature of [0.3, 0.4]) unwrap(await server.plain.variants.revise(session, id, { temperature }));
  });
  afterAll(() => server.stop());

  /** Returns an example of the contract with ids of the test database instead of its variant ids and judge id. */
  const placed = (value: unknown): any =>
    JSON.parse(
      JSON.stringify(withVariants(value, server.fixture.variantIds)).replaceAll(
        '0198d2a4-5c03-7a2b-8c41-3e5d7f901b62',
        judgeId,
      ),
    );

  async function send({
    operation,
    says,
    path,
    query,
    headers,
    body,
  }: Sample): Promise<{ status: number; text: string }> {
    const { fixture, plain, base, database } = server;
    // All operations have the same example of an Idempotency-Key, so the server must forget the previous request with
    // this key.
    await database.transaction((tx) => tx.run('DELETE FROM idempotent_requests'));
    const call = structuredClone((await good[operation](fixture, plain)).call);
    const sent = says.startsWith('body member')
      ? { ...(call.body as object), ...placed(body) }
      : body === undefined
        ? call.body
        : placed(body);
    if (operation === 'updateEvaluationScenario' && (sent as { score?: unknown }).score !== undefined) {
      delete sent.vote;
      call.path = {
        evaluation_id: fixture.singles.evaluationId,
        evaluation_scenario_id: fixture.singles.scenarioIds[0] ?? '',
        evaluation_type: 'single_model_test',
      };
    }
    if (sent?.served_deployment_number !== undefined) {
      const { items } = unwrap(await plain.deployments.listEnvironments(fixture.session, fixture.appId));
      const served = items.find(({ environment }) => environment === call.path?.['environment'])?.deployment;
      sent.served_deployment_number = served?.deployment_number ?? 0;
    }
    if (operation === 'compareVariantRevisions' || operation === 'getVariantRevision')
      call.path = { ...call.path, variant_id: fixture.variantIds[0] };
    // `wait` is the duration of a stream in seconds. Its example in the contract would take too long.
    if (query?.['wait'] !== undefined) query['wait'] = '1';
    const values = { ...call.path, ...path };
    const filled = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    );
    const response = await fetch(`${base}${filled}?${new URLSearchParams({ ...call.query, ...query }).toString()}`, {
      method: operations[operation].method,
      headers: {
        Authorization: call.key ?? fixture.keys.admin,
        ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    });
    return { status: response.status, text: await response.text() };
  }

  /**
   * Returns whether the server accepted the example. A call with an unknown id, a name in use or an old revision may
   * fail. If the call failed only for this reason, the example still counts as accepted.
   */
  const works = ({ isId, headers }: Sample, { status, text }: { status: number; text: string }) =>
    (status >= 200 && status < 300) ||
    text.includes('"name_in_use"') ||
    (isId === true && (status === 404 || text.includes('"variant_not_found"'))) ||
    (headers?.['If-Match'] !== undefined && status === 412);

  it.each(samples.map((sample) => [`${sample.operation}, ${sample.says}`, sample] as const))(
    'the server accepts the example of %s',
    async (_, sample) => {
      const response = await send(sample);
      expect(works(sample, response), `${response.status} ${response.text}`).toBe(true);
    },
  );

  it('planted fault: the check finds examples that the server rejects', async () => {
    const planted: Sample[] = [
      { operation: 'listApps', says: 'query cursor', query: { cursor: 'bmV4dA' } },
      {
        operation: 'createKey',
        says: 'body Planted',
        body: { key_name: 'k', role: 'viewer', expires_at: '2020-01-31T00:00:00Z' },
      },
      {
        operation: 'updateEvaluationScenario',
        says: 'body member vote',
        body: { vote: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55' },
      },
      { operation: 'getVariantRevision', says: 'path revision', path: { revision: '9' } },
    ];
    for (const sample of planted) expect(works(sample, await send(sample)), sample.says).toBe(false);
  });
});

it('the contract has an example of every parameter and of every body', () => {
  const declared = Object.values(operations).flatMap((row) => [
    ...row.path_parameters,
    ...row.query_parameters,
    ...row.header_parameters,
  ]);
  expect(samples.filter(({ says }) => !says.startsWith('body'))).toHaveLength(declared.length);
  const without = Object.values(operations).filter(
    ({ body, operationId }) =>
      body &&
      !samples.some(
        ({ operation, says }) =>
          operation === operationId && says.startsWith('body ') && !says.startsWith('body member'),
      ),
  );
  expect(without).toEqual([]);
  console.log(`${samples.length} examples`);
});
