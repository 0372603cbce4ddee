/** Tests the results of evaluations of every size and status, after renames and deletions, and in the demo. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../src/demo/load.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/store/open.ts';
import { engines, newTarget } from './support/engine.ts';
import { evaluationCalls, type EvaluationCalls } from './support/evaluation-calls.ts';
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

describe.each(engines)('the results of an evaluation on %s', (engine) => {
  let server: TestServer;
  let calls: EvaluationCalls;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    calls = evaluationCalls(server);
  });
  afterAll(() => server.stop());

  it('an evaluation without scenarios has empty results and exports', async () => {
    const pairs = await calls.newEvaluation('human_a_b_testing', 0);
    expect(await calls.results(pairs)).toMatchObject({
      status: 'EVALUATION_INITIALIZED',
      scenario_count: 0,
      judged_count: 0,
      not_judged_count: 0,
      scores: null,
      votes: none,
    });
    const singles = await calls.newEvaluation('single_model_test', 0);
    expect((await calls.results(singles)).scores).toEqual({
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
      expect([await calls.csv(evaluation), await calls.lines(evaluation)]).toEqual([[], []]);
  });

  it('an evaluation of one scenario has results before and after its judgement', async () => {
    const pairs = await calls.newEvaluation('human_a_b_testing', 1);
    const [scenario = ''] = await calls.scenarioIds(pairs);
    expect(await calls.results(pairs)).toMatchObject({
      status: 'EVALUATION_INITIALIZED',
      scenario_count: 1,
      not_judged_count: 1,
      votes: none,
    });
    expect([
      (await calls.csv(pairs)).length,
      (await calls.csv(pairs, '?judged=true')).length,
      (await calls.csv(pairs, '?judged=false')).length,
    ]).toEqual([1, 0, 1]);
    await calls.judge(pairs, scenario, 'human_a_b_testing', { vote: server.fixture.variantIds[1] });
    expect(await calls.results(pairs)).toMatchObject({
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
    expect([
      (await calls.lines(pairs, '?judged=true'))[0],
      (await calls.lines(pairs, '?judged=false')).length,
    ]).toMatchObject([{ vote_variant_name: 'warm.small', position: 0, correct_answer: 'Answer 0' }, 0]);

    const singles = await calls.newEvaluation('single_model_test', 1);
    const [only = ''] = await calls.scenarioIds(singles);
    await calls.judge(singles, only, 'single_model_test', { score: 3.5, note: 'a, "b"\nc' });
    expect((await calls.results(singles)).scores).toMatchObject({
      count: 1,
      mean: 3.5,
      standard_deviation: null,
      interval: null,
    });
    expect((await calls.csv(singles))[0]).toContain(',3.5,');
    expect((await calls.get(`/human-evaluations/${singles}/export/csv`)).text).toContain('"a, ""b""\nc"');
  });

  it('a win rate counts only votes for one of the two variants', async () => {
    const evaluation = await calls.newEvaluation('human_a_b_testing', 12);
    const [one, two] = server.fixture.variantIds;
    const votes = [one, one, one, one, one, one, two, '1', '0', ''];
    const ids = await calls.scenarioIds(evaluation);
    for (const [index, vote] of votes.entries())
      await calls.judge(evaluation, ids[index] ?? '', 'human_a_b_testing', { vote });
    const found = await calls.results(evaluation);
    expect(found).toMatchObject({
      status: 'EVALUATION_STARTED',
      scenario_count: 12,
      judged_count: 9,
      not_judged_count: 3,
    });
    // Calculated by hand: the Wilson interval for 6 of 7 is 0.4869 to 0.9743.
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
    expect((await calls.get(`/human-evaluations/${evaluation}`)).json).toMatchObject({
      status: 'EVALUATION_STARTED',
      scenario_count: 12,
      judged_count: 9,
    });
    expect((await calls.lines(evaluation, '?judged=true')).map((line) => line['position'])).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  it('results do not change if the app is renamed and the variants are deleted', async () => {
    const app = (await calls.send('POST', '/apps', { app_name: 'before' })).json.app_id as string;
    const ids = [];
    for (const base of ['x', 'y'])
      ids.push(
        (await calls.send('POST', `/apps/${app}/variants`, { base_name: base, config_name: 'c', parameters: {} })).json
          .variant_id as string,
      );
    const evaluation = await calls.newEvaluation('human_a_b_testing', 2, app, ids);
    const [first = '', second = ''] = await calls.scenarioIds(evaluation);
    await calls.judge(evaluation, first, 'human_a_b_testing', { vote: ids[0] });
    const all = async () =>
      JSON.stringify(
        [
          await calls.get(`/human-evaluations/${evaluation}`),
          await calls.results(evaluation),
          await calls.csv(evaluation),
          await calls.lines(evaluation),
        ].map((part: any) => part.text ?? part),
      );
    const before = await all();
    await calls.send('PATCH', `/apps/${app}`, { app_name: 'after' });
    for (const id of ids) expect((await calls.send('DELETE', `/variants/${id}`)).status).toBe(204);
    expect(await all()).toBe(before);
    const listed = await calls.get(`/apps/${app}/human-evaluations`);
    expect(listed.json.items).toMatchObject([
      { evaluation_id: evaluation, app_name: 'before', variants: [{ variant_name: 'x.c' }, { variant_name: 'y.c' }] },
    ]);
    expect((await calls.judge(evaluation, second, 'human_a_b_testing', { vote: ids[1] })).status).toBe(200);
    expect(await calls.results(evaluation)).toMatchObject({
      status: 'EVALUATION_FINISHED',
      votes: { variants: [{ wins: 1 }, { wins: 1 }] },
    });
  });

  it('the evaluations of the demo have the expected results, even if the demo is loaded twice', async () => {
    const { target, remove } = await newTarget(engine);
    const database = await openDatabase(target, { as: 'server', migrate: true });
    // The demo writes a file with its API key into the folder of the SQLite file. PostgreSQL has no such folder, so the
    // test creates one.
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
      if (session === undefined) throw new Error('the API key of the demo does not authenticate');
      const [app] = itemsOf(await apps.list(session, {}));
      for (const environment of ['development', 'production'])
        expect(await deployments.read(session, app?.app_id ?? '', environment)).toHaveProperty('body');
      const staging = await deployments.read(session, app?.app_id ?? '', 'staging');
      expect(staging).toEqual({ refused: 'variant_not_found' });
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
        ['EVALUATION_INITIALIZED', [0, 8, [0, 0]]],
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
