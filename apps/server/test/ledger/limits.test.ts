/** Tests the decisions in the ledger about limits. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { judge, readVariant, sendRequest, validationError, validationErrors } from '../support/requests.ts';

let server: TestServer;
let limited: TestServer;
beforeAll(async () => {
  [server, limited] = await Promise.all([startTestServer(), startTestServer({ rateLimit: 2 })]);
});
afterAll(() => Promise.all([server.stop(), limited.stop()]));

it('texts, lists and bodies have a maximum size, and a configured rate limit applies (U21)', async () => {
  const text = (length: number) => 'x'.repeat(length);
  const inputs = (count: number) => Array.from({ length: count }, () => ({ input_name: 'n', input_value: '' }));
  const named = (length: number) => [{ input_name: text(length), input_value: '' }];
  const outputs = (count: number) =>
    Array.from({ length: count }, () => ({ variant_id: server.fixture.variantIds[0], variant_output: '' }));
  const atMost: [object, object, ReturnType<typeof validationError>, 'pairs' | 'singles'][] = [
    [{ note: text(10_000) }, { note: text(10_001) }, validationError('string_too_long', 'body', 'note'), 'pairs'],
    [
      { correct_answer: text(100_000) },
      { correct_answer: text(100_001) },
      validationError('string_too_long', 'body', 'correct_answer'),
      'pairs',
    ],
    [{ score: text(200) }, { score: text(201) }, validationError('string_too_long', 'body', 'score'), 'singles'],
    [{ inputs: inputs(100) }, { inputs: inputs(101) }, validationError('too_long', 'body', 'inputs'), 'pairs'],
    [
      { inputs: named(200) },
      { inputs: named(201) },
      validationError('string_too_long', 'body', 'inputs', 0, 'input_name'),
      'pairs',
    ],
    [{ outputs: outputs(1) }, { outputs: outputs(11) }, validationError('too_long', 'body', 'outputs'), 'pairs'],
  ];
  for (const [fits, tooMuch, said, of] of atMost) {
    expect((await judge(server, fits, { of })).status, JSON.stringify(said)).toBe(200);
    expect(validationErrors(await judge(server, tooMuch, { of }))).toEqual(said);
  }

  const sized = (bytes: number) => `{"note": "x"}${' '.repeat(bytes - 13)}`;
  expect((await judge(server, sized(1_048_576))).status).toBe(200);
  const large = await judge(server, sized(1_048_577));
  expect([large.status, large.json.code]).toEqual([413, 'body_too_large']);

  const burst = Array.from({ length: 50 }, () => 0);
  const free = await Promise.all(burst.map(() => readVariant(server)));
  expect(free.filter(({ status }) => status !== 200)).toEqual([]);
  const refused = (await Promise.all(burst.map(() => readVariant(limited)))).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, json } of refused) {
    expect(json.code).toBe('rate_limited');
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  }
});

it('an evaluation has at most 1,000,000 scenarios (U21)', async () => {
  const { appId, variantIds, keys } = server.fixture;
  const scenarios = (count: number) =>
    Array.from({ length: count }, () => ({
      inputs: [{ input_name: 'n', input_value: '' }],
      outputs: variantIds.slice(0, 2).map((id) => ({ variant_id: id, variant_output: '' })),
    }));
  const create = (path: string, body: object) => sendRequest(server, path, { method: 'POST', key: keys.admin }, body);
  const { json: evaluation } = await create(`/apps/${appId}/human-evaluations`, {
    evaluation_name: 'Large',
    evaluation_type: 'human_a_b_testing',
    variant_ids: variantIds.slice(0, 2),
    scenarios: scenarios(1),
  });
  const id = evaluation.evaluation_id as string;
  await server.database.transaction((tx) => tx.run('UPDATE evaluations SET scenario_count = 999998 WHERE id = $1', id));
  const add = (count: number) =>
    create(`/human-evaluations/${id}/evaluation-scenarios`, { scenarios: scenarios(count) });
  const refused = await add(3);
  expect(refused.json.detail?.[0]).toMatchObject({ loc: ['body', 'scenarios'], type: 'too_long' });
  expect((await add(2)).status).toBe(201);
  expect((await add(1)).status).toBe(422);
});
