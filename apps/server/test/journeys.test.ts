/**
 * A caller starts with an empty database and uses only the command-line tool and the client. The caller deploys a
 * variant, completes an evaluation, and rotates a key. Checks that both engines respond with the same bytes.
 */
import * as sdk from '@jurybox/client';
import { afterAll, describe, expect, it } from 'vitest';
import { runJuryboxHere, serve } from './support/cli.ts';
import { addressOf, newTarget, runningEngines, type Engine } from './support/engine.ts';
import { normalized, record, type Recorded, type Recording } from './support/recording-client.ts';

const answered = new Map<Engine, Recorded[]>();
const cleanUp: (() => unknown)[] = [];
afterAll(async () => {
  for (const act of cleanUp) await act();
});

/** Starts a server on an empty database, and creates one key with the command-line tool. */
async function start(engine: Engine): Promise<{ origin: string; key: string }> {
  const { target, remove } = await newTarget(engine);
  const env = { DATABASE_URL: addressOf(target) };
  cleanUp.unshift(remove);
  const run = async (...args: string[]) => {
    const { code, out, err } = await runJuryboxHere(args, env);
    expect(code, err).toBe(0);
    return out.trim();
  };
  await run('migrate');
  await run('project', 'create', 'shop');
  const key = await run('key', 'create', '--project', 'shop', '--role', 'admin', '--user', 'operator');
  const { origin, kill, exited } = await serve(['--check-replies', 'on'], /listening/, env);
  cleanUp.unshift(() => {
    kill('SIGTERM');
    return exited;
  });
  return { origin, key };
}

/** Returns `[status, code]` of a problem response, or `[0]` for success. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => [0],
    (error: unknown) => (error instanceof sdk.JuryboxError ? [error.status, error.code] : [error]),
  );

async function shipAVariant({ client }: Recording): Promise<{ app_id: string; variantIds: [string, string] }> {
  const { app_id } = await sdk.createApp({ client, body: { app_name: 'support' } });
  const path = { app_id };
  const make = (base_name: string) =>
    sdk.createVariant({
      client,
      path,
      body: { base_name, config_name: 'small', parameters: { model: 'small-2', stop: ['\n'], note: 'Grüße 👋' } },
    });
  const [concise, warm] = [await make('concise'), await make('warm')];
  const { variant_id } = concise;
  const revised = { parameters: { model: 'small-3', stop: ['\n', '.'], limits: { tokens: 200 } } };
  expect(
    await sdk.updateVariantParameters({ client, path: { variant_id }, headers: { 'If-Match': '"1"' }, body: revised }),
  ).toMatchObject({ revision: 2 });
  expect(
    await codeOf(
      sdk.updateVariantParameters({ client, path: { variant_id }, headers: { 'If-Match': '"1"' }, body: revised }),
    ),
  ).toEqual([412, 'precondition_failed']);

  const deploy = (environment: string, body: { variant_id: string; revision?: number }) =>
    sdk.deployVariant({ client, path: { app_id, environment }, body });
  const read = (environment: string) => sdk.getVariantByEnv({ client, query: { app_id, environment } });
  expect(await codeOf(sdk.getVariantByEnv({ client, query: { app_id, environment: 'production' } }))).toEqual([
    500,
    'variant_not_found',
  ]);
  await deploy('production', { variant_id, revision: 1 });
  await deploy('staging', { variant_id });
  expect([(await read('staging')).revision, (await read('production')).revision]).toEqual([2, 1]);
  await deploy('production', { variant_id });
  expect((await read('production')).parameters).toEqual(revised.parameters);
  const { changes } = await sdk.compareVariantRevisions({ client, path: { variant_id }, query: { from: 1, to: 2 } });
  expect(changes.map(({ path: place, change }) => `${change} ${place}`)).toEqual([
    'added /limits',
    'changed /model',
    'removed /note',
    'changed /stop',
  ]);

  await deploy('production', { variant_id, revision: 1 });
  expect(await read('production')).toMatchObject({
    revision: 1,
    variant_name: 'concise.small',
    parameters: { model: 'small-2' },
  });
  const history = await sdk.listDeployments({ client, path: { app_id, environment: 'production' } });
  expect(history.items.map(({ deployment_number, revision }) => [deployment_number, revision])).toEqual([
    [3, 1],
    [2, 2],
    [1, 1],
  ]);
  await sdk.listVariantRevisions({ client, path: { variant_id } });
  await sdk.listEnvironments({ client, path });
  await sdk.listVariants({ client, path, query: { limit: 1 } });
  await sdk.renameApp({ client, path, body: { app_name: 'support-assistant' } });
  expect((await read('production')).app_name).toBe('support-assistant');
  expect(await codeOf(sdk.deleteVariant({ client, path: { variant_id } }))).toEqual([409, 'variant_deployed']);
  return { app_id, variantIds: [variant_id, warm.variant_id] };
}

async function runAnEvaluation(
  { client }: Recording,
  { app_id, variantIds }: { app_id: string; variantIds: [string, string] },
): Promise<void> {
  const evaluation_type = 'human_a_b_testing';
  const scenarios = [0, 1, 2, 3, 4].map((row) => ({
    inputs: [{ input_name: 'question', input_value: `Question ${row}, "quoted"?` }],
    outputs: variantIds.map((variant_id, place) => ({
      variant_id,
      variant_output: `Answer ${row}.${place}\r\nwith two lines`,
    })),
    correct_answer: row === 0 ? 'Yes, of course.' : null,
  }));
  const made = await sdk.createHumanEvaluation({
    client,
    path: { app_id },
    body: { evaluation_name: 'Concise or warm?', evaluation_type, variant_ids: variantIds, scenarios },
  });
  const path = { evaluation_id: made.evaluation_id };
  expect(made).toMatchObject({ status: 'EVALUATION_INITIALIZED', scenario_count: 5, judged_count: 0 });

  const progress = async () => {
    const { status, judged_count } = await sdk.getHumanEvaluation({ client, path });
    return [status, judged_count];
  };
  const open = () => sdk.listEvaluationScenarios({ client, path, query: { judged: false, limit: 2 } });
  const ids: string[] = [];
  for (const vote of [variantIds[0], variantIds[0], variantIds[1], '1', '0']) {
    const [next] = (await open()).items;
    ids.push(next?.evaluation_scenario_id ?? '');
    await sdk.updateEvaluationScenario({
      client,
      path: { ...path, evaluation_scenario_id: ids.at(-1) ?? '', evaluation_type },
      body: { vote, note: `because, "${vote}"` },
    });
    if (ids.length === 1) expect(await progress()).toEqual(['EVALUATION_STARTED', 1]);
  }
  expect([(await open()).items, await progress()]).toEqual([[], ['EVALUATION_FINISHED', 5]]);
  const first = { ...path, evaluation_scenario_id: ids[0] ?? '' };
  const minimal = await sdk.updateEvaluationScenario({
    client,
    path: { ...first, evaluation_type },
    headers: { Prefer: 'return=minimal', 'If-Match': '"2"' },
    body: { vote: null },
    throwOnError: false,
  });
  expect(minimal.response?.status).toBe(204);
  expect(await progress()).toEqual(['EVALUATION_STARTED', 4]);
  await sdk.updateEvaluationScenario({
    client,
    path: { ...first, evaluation_type },
    body: { vote: variantIds[0], is_pinned: true },
  });
  const { items: log } = await sdk.listJudgements({ client, path: first });
  expect(log.map(({ revision, changes }) => [revision, changes.vote])).toEqual([
    [2, variantIds[0]],
    [3, null],
    [4, variantIds[0]],
  ]);
  expect(await sdk.getEvaluationScenario({ client, path: first })).toMatchObject({
    revision: 4,
    is_pinned: true,
    note: `because, "${variantIds[0]}"`,
  });

  const { votes } = await sdk.getHumanEvaluationResults({ client, path });
  expect(votes).toMatchObject({
    variants: [{ wins: 2, win_rate: 0.6666666667 }, { wins: 1 }],
    both_good: 1,
    both_bad: 1,
    enough_votes: { is_enough: false, votes_counted: 3 },
  });
  const table = await sdk.exportJudgementsCsv({ client, path });
  expect(table.split('\r\n0').length).toBe(6);
  const lines = await sdk.exportJudgementsJsonLines({ client, path });
  expect(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { position: number }).position),
  ).toEqual([0, 1, 2, 3, 4]);

  const judge = () =>
    sdk.updateEvaluationScenario({ client, path: { ...first, evaluation_type }, body: { vote: '1' } });
  expect(await sdk.updateHumanEvaluation({ client, path, body: { is_closed: true } })).toMatchObject({
    is_closed: true,
    status: 'EVALUATION_FINISHED',
  });
  expect(await codeOf(judge())).toEqual([409, 'evaluation_closed']);
  await sdk.updateHumanEvaluation({ client, path, body: { is_closed: false } });
  expect(await judge()).toMatchObject({ vote: '1', revision: 5 });
  await sdk.listHumanEvaluations({ client, path: { app_id } });
}

async function rotateAKey(operator: Recording, origin: string): Promise<Recorded[]> {
  const { client } = operator;
  const fresh = await sdk.createKey({
    client,
    body: { key_name: 'product, next', role: 'admin', expires_at: '2199-12-31T00:00:00Z' },
  });
  const next = record(origin, fresh.secret);
  await sdk.listApps({ client: next.client });
  const old = (await sdk.listKeys({ client: next.client })).items.find(({ user_id }) => user_id === 'operator');
  expect(
    await codeOf(
      sdk.createKey({
        client: next.client,
        body: { key_name: 'too long', role: 'viewer', expires_at: '2200-01-01T00:00:00Z' },
      }),
    ),
  ).toEqual([422, 'invalid']);
  await sdk.revokeKey({ client: next.client, path: { key_id: old?.key_id ?? '' } });
  expect(await codeOf(sdk.listApps({ client }))).toEqual([401, 'unauthenticated']);
  await sdk.listApps({ client: next.client });
  return next.responses;
}

describe.each(runningEngines)('the steps of a caller on %s', (engine) => {
  it('a caller deploys a variant, completes an evaluation with results, and rotates a key', async () => {
    const { origin, key } = await start(engine);
    const operator = record(origin, key);
    await runAnEvaluation(operator, await shipAVariant(operator));
    const others = await rotateAKey(operator, origin);
    answered.set(engine, [...operator.responses, ...others]);
    expect(answered.get(engine)?.length).toBeGreaterThan(50);
  });
});

/** Returns the lines that differ between the responses of two runs of the same journey. */
function difference(one: Recorded[], other: Recorded[]): string[] {
  const textOf = ({ call, status, etag, body }: Recorded) => `${call}\n${status} ${etag}\n${body}\n`;
  const [ours, theirs] = [one, other].map((responses) => normalized(responses.map(textOf).join('')).split('\n'));
  return (ours ?? [])
    .flatMap((line, index) => (line === theirs?.[index] ? [] : [`${line} | ${theirs?.[index]}`]))
    .concat(ours?.length === theirs?.length ? [] : ['different numbers of lines']);
}

describe('the responses of the server on SQLite and on PostgreSQL', () => {
  const [sqlite, postgres] = [() => answered.get('sqlite') ?? [], () => answered.get('postgres') ?? []];

  it('both engines respond to every call with the same status and bytes', () => {
    if (!runningEngines.includes('postgres'))
      return console.warn('NOT RUN: the comparison of the engines’ responses; only one engine is available');
    expect(difference(sqlite(), postgres())).toEqual([]);
    console.log(
      `${sqlite().length} responses, ${JSON.stringify(sqlite()).length} characters, the same on both engines`,
    );
  });

  it.each([
    ['a different status', (response: Recorded) => ({ ...response, status: 299 })],
    [
      'a replaced id',
      (response: Recorded) => ({
        ...response,
        body: response.body.replace(/"(app_id|variant_id)":"[^"]+"/, '"$1":"0198d2a4-0000-7000-8000-000000000000"'),
      }),
    ],
    [
      'members in a different order',
      (response: Recorded) => ({
        ...response,
        body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(response.body) as object).toReversed())),
      }),
    ],
    [
      'a number in a different notation',
      (response: Recorded) => ({ ...response, body: response.body.replace('"revision":2', '"revision":2.0') }),
    ],
  ])('planted fault: the comparison of the engines finds %s', (_, plant) => {
    const at = sqlite().findIndex(
      ({ call, body }) => call.startsWith('GET') && body.includes('"revision":2') && body.includes('"app_id"'),
    );
    expect(at).toBeGreaterThan(-1);
    expect(
      difference(
        sqlite(),
        sqlite().map((response, index) => (index === at ? plant(response) : response)),
      ),
    ).not.toEqual([]);
  });
});
