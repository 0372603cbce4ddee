/** Results and exports of evaluations of every size and state, with what they are about renamed or gone, and while judging goes on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../src/demo/load.ts';
import { readConfig } from '../src/config.ts';
import { createExportService } from '../src/services/export.ts';
import { createTurns } from '../src/services/turns.ts';
import { openDatabase, type Database } from '../src/store/index.ts';
import { sendRequest, type TestResponse } from './support/requests.ts';
import { engines, newTarget } from './support/engine.ts';
import { rewriteStatements } from './support/rewrite-statements.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const none = {
  variants: [
    { wins: 0, win_rate: null, interval: null },
    { wins: 0, win_rate: null, interval: null },
  ],
  both_good: 0,
  both_bad: 0,
  enough_votes: { is_enough: false, leader_id: null, votes_counted: 0, votes_needed: null },
};

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  const get = (path: string) => sendRequest(server, path);
  const send = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    sendRequest(server, path, { method }, body);
  const row = (index: number) => ({
    inputs: [{ input_name: 'q', input_value: `Question ${index}` }],
    correct_answer: `TestResponse ${index}`,
  });

  async function newEvaluation(
    type: 'human_a_b_testing' | 'single_model_test',
    count: number,
    appId = server.fixture.appId,
    ids: string[] = server.fixture.variantIds,
  ): Promise<string> {
    const body = {
      evaluation_name: `${type} of ${count}`,
      evaluation_type: type,
      variant_ids: type === 'human_a_b_testing' ? ids : ids.slice(0, 1),
      scenarios: Array.from({ length: Math.min(count, 1000) }, (_, index) => row(index)),
    };
    const made = await send('POST', `/apps/${appId}/human-evaluations`, body);
    expect(made.status, made.text).toBe(201);
    for (let from = 1000; from < count; from += 1000) {
      const more = { scenarios: Array.from({ length: Math.min(1000, count - from) }, (_, index) => row(from + index)) };
      expect(
        (await send('POST', `/human-evaluations/${made.json.evaluation_id}/evaluation-scenarios`, more)).status,
      ).toBe(201);
    }
    return made.json.evaluation_id as string;
  }
  const scenarioIds = async (evaluation: string) =>
    (await get(`/human-evaluations/${evaluation}/evaluation-scenarios?limit=100`)).json.items.map(
      (item: any) => item.evaluation_scenario_id as string,
    ) as string[];
  const judge = (evaluation: string, scenario: string, type: string, body: object) =>
    send('PUT', `/human-evaluations/${evaluation}/evaluation_scenario/${scenario}/${type}`, body);
  const results = async (evaluation: string) => (await get(`/human-evaluations/${evaluation}/results`)).json;
  const csv = async (evaluation: string, query = '') =>
    (await get(`/human-evaluations/${evaluation}/export/csv${query}`)).text.split('\r\n').slice(1, -1);
  const lines = async (evaluation: string, query = '') =>
    linesOf(await get(`/human-evaluations/${evaluation}/export/json-lines${query}`));
  const linesOf = ({ text }: TestResponse) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('an evaluation without a scenario has results of nothing and empty exports', async () => {
    const pairs = await newEvaluation('human_a_b_testing', 0);
    expect(await results(pairs)).toMatchObject({
      status: 'EVALUATION_INITIALIZED',
      scenario_count: 0,
      judged_count: 0,
      not_judged_count: 0,
      scores: null,
      votes: none,
    });
    const singles = await newEvaluation('single_model_test', 0);
    expect((await results(singles)).scores).toEqual({
      count: 0,
      mean: null,
      median: null,
      standard_deviation: null,
      min: null,
      max: null,
      interval: null,
      histogram: [],
      categories: [],
    });
    for (const evaluation of [pairs, singles])
      expect([await csv(evaluation), await lines(evaluation)]).toEqual([[], []]);
  });

  it('of one scenario, none judged and then all', async () => {
    const pairs = await newEvaluation('human_a_b_testing', 1);
    const [scenario = ''] = await scenarioIds(pairs);
    expect(await results(pairs)).toMatchObject({
      status: 'EVALUATION_INITIALIZED',
      scenario_count: 1,
      not_judged_count: 1,
      votes: none,
    });
    expect([
      (await csv(pairs)).length,
      (await csv(pairs, '?judged=true')).length,
      (await csv(pairs, '?judged=false')).length,
    ]).toEqual([1, 0, 1]);
    await judge(pairs, scenario, 'human_a_b_testing', { vote: server.fixture.variantIds[1] });
    expect(await results(pairs)).toMatchObject({
      status: 'EVALUATION_FINISHED',
      judged_count: 1,
      not_judged_count: 0,
      votes: {
        variants: [
          { wins: 0, win_rate: 0 },
          { wins: 1, win_rate: 1 },
        ],
        enough_votes: { is_enough: false, leader_id: server.fixture.variantIds[1], votes_counted: 1, votes_needed: 4 },
      },
    });
    expect([(await lines(pairs, '?judged=true'))[0], (await lines(pairs, '?judged=false')).length]).toMatchObject([
      { vote_variant_name: 'warm.small', position: 0, correct_answer: 'Answer 0' },
      0,
    ]);

    const singles = await newEvaluation('single_model_test', 1);
    const [only = ''] = await scenarioIds(singles);
    await judge(singles, only, 'single_model_test', { score: 3.5, note: 'a, "b"\nc' });
    expect((await results(singles)).scores).toMatchObject({
      count: 1,
      mean: 3.5,
      standard_deviation: null,
      interval: null,
    });
    expect((await csv(singles))[0]).toContain(',3.5,');
    expect((await get(`/human-evaluations/${singles}/export/csv`)).text).toContain('"a, ""b""\nc"');
  });

  it('of several: rows nobody judged and votes for both or none are in no rate; the list, the evaluation and the results agree', async () => {
    const evaluation = await newEvaluation('human_a_b_testing', 12);
    const [one, two] = server.fixture.variantIds;
    const votes = [one, one, one, one, one, one, two, '1', '0', ''];
    const ids = await scenarioIds(evaluation);
    for (const [index, vote] of votes.entries())
      await judge(evaluation, ids[index] ?? '', 'human_a_b_testing', { vote });
    const found = await results(evaluation);
    expect(found).toMatchObject({
      status: 'EVALUATION_STARTED',
      scenario_count: 12,
      judged_count: 9,
      not_judged_count: 3,
    });
    // Wilson for 6 of 7, by hand: 0.4869 to 0.9743.
    expect(found.votes).toMatchObject({
      variants: [
        { wins: 6, win_rate: 0.8571428571 },
        { wins: 1, win_rate: 0.1428571429 },
      ],
      both_good: 1,
      both_bad: 1,
      enough_votes: { is_enough: false, leader_id: one, votes_counted: 7, votes_needed: 8 },
    });
    expect(
      [found.votes.variants[0].interval.low, found.votes.variants[0].interval.high].map((end: number) =>
        end.toFixed(4),
      ),
    ).toEqual(['0.4869', '0.9743']);
    expect((await get(`/human-evaluations/${evaluation}`)).json).toMatchObject({
      status: 'EVALUATION_STARTED',
      scenario_count: 12,
      judged_count: 9,
    });
    expect((await lines(evaluation, '?judged=true')).map((line) => line['position'])).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  it('stay as they are when the application is renamed and the variants are deleted', async () => {
    const app = (await send('POST', '/apps', { app_name: 'before' })).json.app_id as string;
    const ids = [];
    for (const base of ['x', 'y'])
      ids.push(
        (await send('POST', `/apps/${app}/variants`, { base_name: base, config_name: 'c', parameters: {} })).json
          .variant_id as string,
      );
    const evaluation = await newEvaluation('human_a_b_testing', 2, app, ids);
    const [first = '', second = ''] = await scenarioIds(evaluation);
    await judge(evaluation, first, 'human_a_b_testing', { vote: ids[0] });
    const all = async () =>
      JSON.stringify(
        [
          await get(`/human-evaluations/${evaluation}`),
          await results(evaluation),
          await csv(evaluation),
          await lines(evaluation),
        ].map((part: any) => part.text ?? part),
      );
    const before = await all();
    await send('PATCH', `/apps/${app}`, { app_name: 'after' });
    for (const id of ids) expect((await send('DELETE', `/variants/${id}`)).status).toBe(204);
    expect(await all()).toBe(before);
    const listed = await get(`/apps/${app}/human-evaluations`);
    expect(listed.json.items).toMatchObject([
      { evaluation_id: evaluation, app_name: 'before', variants: [{ variant_name: 'x.c' }, { variant_name: 'y.c' }] },
    ]);
    expect((await judge(evaluation, second, 'human_a_b_testing', { vote: ids[1] })).status).toBe(200);
    expect(await results(evaluation)).toMatchObject({
      status: 'EVALUATION_FINISHED',
      votes: { variants: [{ wins: 1 }, { wins: 1 }] },
    });
  });

  it('an export that is read slowly while judging goes on has every row once, in order, each as it was at one time', async () => {
    const evaluation = await newEvaluation('human_a_b_testing', 1500);
    const [one, two] = server.fixture.variantIds;
    const ids = await scenarioIds(evaluation);
    const response = await fetch(`${server.base}/human-evaluations/${evaluation}/export/json-lines`, {
      headers: { Authorization: server.fixture.keys.viewer },
    });
    let text = '';
    const decoder = new TextDecoder();
    let round = 0;
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const vote = round++ % 2 === 0 ? one : two;
      await judge(evaluation, ids[round % ids.length] ?? '', 'human_a_b_testing', { vote, note: vote });
      if (round === 2)
        await send('POST', `/human-evaluations/${evaluation}/evaluation-scenarios`, { scenarios: [row(1500)] });
    }
    const rows = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(round).toBeGreaterThan(2);
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: rows.length }, (_, index) => index));
    expect([1500, 1501]).toContain(rows.length);
    for (const { vote, note, revision } of rows)
      expect([vote, vote === null ? 1 : revision]).toEqual([note, vote === null ? 1 : expect.any(Number)]);
  });

  it('the planted fault, batches that overlap, gives rows twice', async () => {
    const evaluation = await newEvaluation('human_a_b_testing', 600);
    const positions = async (database: Database) => {
      const batches = await createExportService(database, createTurns()).scenarios(
        server.fixture.session,
        evaluation,
        {},
        (rows) => rows,
      );
      if ('refused' in batches) throw new Error('refused');
      const seen = [];
      for await (const batch of batches) seen.push(...batch.map(({ position }) => position));
      return seen;
    };
    const all = Array.from({ length: 600 }, (_, index) => index);
    expect(await positions(server.database)).toEqual(all);
    expect(await positions(rewriteStatements(/position > \$2/g, 'position >= $$2')(server.database))).not.toEqual(all);
  });

  it('an export of an evaluation that is deleted meanwhile is broken off, not short', async () => {
    const evaluation = await newEvaluation('human_a_b_testing', 1200);
    const before = await server.services.exports.scenarios(server.fixture.session, evaluation, {}, (rows) => rows);
    if ('refused' in before) throw new Error('refused');
    const batches = before[Symbol.asyncIterator]();
    await batches.next();
    expect((await send('DELETE', `/human-evaluations/${evaluation}`)).status).toBe(204);
    await expect(batches.next()).rejects.toThrow(/deleted/);
  });

  it('the demo has a result to show, on a fresh database and on the second start', async () => {
    const { target, remove } = await newTarget(engine);
    const database = await openDatabase(target, { as: 'server', migrate: true });
    // What is kept beside the data goes where the test may write.
    const folder = await newTarget('sqlite');
    const config = { ...readConfig({}), database: engine === 'sqlite' ? target : folder.target };
    try {
      const [first, second] = [
        await loadDemo(database, config, 'http://h'),
        await loadDemo(database, config, 'http://h'),
      ];
      expect(second).toBe(first);
      const demo = /Key +(\S+)/.exec(first)?.[1] ?? '';
      const {
        keys,
        apps,
        deployments,
        evaluations,
        results: service,
      } = (await import('../src/services/index.ts')).createServices(database);
      const session = await keys.authenticate(demo);
      if (session === undefined) throw new Error('the key of the demo does not work');
      const [app] = itemsOf(await apps.list(session, {}));
      for (const environment of ['development', 'staging', 'production'])
        expect(await deployments.read(session, app?.app_id ?? '', environment)).toHaveProperty('answer');
      const states = [];
      for (const { evaluation_id: id, status } of itemsOf(await evaluations.list(session, app?.app_id ?? '', {}))) {
        const found = await service.get(session, id);
        states.push([
          status,
          'refused' in found
            ? found
            : [
                found.judged_count,
                found.scenario_count,
                found.scores?.mean ?? found.votes?.variants.map(({ wins }) => wins),
              ],
        ]);
      }
      expect(states).toEqual([
        ['EVALUATION_STARTED', [5, 8, 3.6]],
        ['EVALUATION_STARTED', [7, 8, [2, 3]]],
      ]);
    } finally {
      await database.close();
      remove();
      folder.remove();
    }
  });
});

function itemsOf<T>(page: { items: T[] } | { refused: string }): T[] {
  if ('refused' in page) throw new Error(page.refused);
  return page.items;
}
