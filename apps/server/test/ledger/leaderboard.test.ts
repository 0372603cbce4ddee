/** Tests the decisions in the ledger about the leaderboard of an application (U61). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { engines } from '../support/engine.ts';
import { evaluationCalls, type EvaluationCalls } from '../support/evaluation-calls.ts';
import { sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { judgeTable } from '../support/several-judges.ts';

describe.each(engines)('the leaderboard of an application on %s', (engine) => {
  let server: TestServer;
  let calls: EvaluationCalls;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    calls = evaluationCalls(server);
  });
  afterAll(() => server.stop());

  const board = async (app: string, key = server.fixture.keys.viewer) => {
    const { status, json } = await sendRequest(server, `/apps/${app}/leaderboard`, { key });
    expect(status).toBe(200);
    return json;
  };
  const newApp = async (...names: string[]) => {
    const app = (await calls.send('POST', '/apps', { app_name: `${names.join(' ')} ${Math.random()}` })).json
      .app_id as string;
    const ids: string[] = [];
    for (const name of names) {
      const body = { base_name: name, config_name: 'c', parameters: {} };
      ids.push((await calls.send('POST', `/apps/${app}/variants`, body)).json.variant_id);
    }
    return { app, ids };
  };
  /** Creates an evaluation of the two variants in `pair`, with one scenario for each vote in `votes`. */
  const evaluate = async (app: string, pair: string[], votes: string[]) => {
    const evaluation = await calls.newEvaluation('human_a_b_testing', votes.length, app, pair);
    for (const [index, id] of (await calls.scenarioIds(evaluation)).entries())
      expect((await calls.judge(evaluation, id, 'human_a_b_testing', { vote: votes[index] })).status).toBe(200);
    return evaluation;
  };
  const wins = (first: string, count: number, second: string, other: number, ties = 0) => [
    ...Array.from({ length: count }, () => first),
    ...Array.from({ length: other }, () => second),
    ...Array.from({ length: ties }, (_, index) => String(index % 2)),
  ];
  /**
   * Returns one text for each group: "ranked" or the reason why its variants cannot be compared, and then the names of
   * its variants in order.
   */
  const groupsOf = ({ groups }: any) =>
    groups.map(
      (group: any) =>
        `${group.cannot_be_compared ?? 'ranked'}: ${group.variants.map((one: any) => one.variant_name).join(' ')}`,
    );

  it('the leaderboard uses all A/B evaluations, and compares variants that share no evaluation (U61)', async () => {
    const { app, ids } = await newApp('a', 'b', 'c');
    const [a = '', b = '', c = ''] = ids;
    expect(await board(app)).toEqual({
      app_id: app,
      evaluations_counted: 0,
      scenarios_counted: 0,
      variants_left_out: 0,
      is_complete: true,
      groups: [],
    });
    await evaluate(app, [a, b], wins(a, 6, b, 3, 2));
    await evaluate(app, [b, a], wins(a, 4, b, 1));
    await evaluate(app, [b, c], wins(b, 8, c, 2));
    const found = await board(app);
    expect(groupsOf(found)).toEqual(['ranked: a.c b.c c.c']);
    expect(found).toMatchObject({ evaluations_counted: 3, scenarios_counted: 26, is_complete: true });
    const [{ variants }] = found.groups;
    expect(variants.map((one: any) => [one.variant_id, one.revision, one.scenario_count])).toEqual([
      [a, 1, 16],
      [b, 1, 26],
      [c, 1, 10],
    ]);
    const abilities = variants.map((one: any) => one.ability.value);
    expect(abilities[0] + abilities[1] + abilities[2]).toBeCloseTo(0, 8);
    for (const { ability, standard_error: error, win_probability: probability } of variants) {
      expect(ability.interval).toMatchObject({ level: 0.95, method: 'wald' });
      expect(ability.interval.high - ability.value).toBeCloseTo(1.959964 * error, 6);
      expect(probability.value).toBeCloseTo(1 / (1 + Math.exp(-ability.value)), 9);
    }
  });

  it('variants cannot be compared if no chain of votes connects them (U61)', async () => {
    const { app, ids } = await newApp('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = ids;
    await evaluate(app, [a, b], wins(a, 6, b, 4));
    await evaluate(app, [a, c], wins(a, 5, c, 0));
    await evaluate(app, [d, e], wins(d, 1, e, 1));
    await evaluate(app, [f, g], wins(f, 0, g, 0, 3));
    const found = await board(app);
    expect(groupsOf(found).toSorted()).toEqual([
      'no_chain_of_votes: c.c',
      'ranked: a.c b.c',
      'ranked: d.c e.c',
      'too_few_votes: f.c g.c',
    ]);
    const chainOf = (name: string) =>
      found.groups.find((group: any) => group.variants.some((one: any) => one.variant_name === name)).chain_number;
    expect(chainOf('c.c')).toBe(chainOf('a.c'));
    expect(new Set([chainOf('a.c'), chainOf('d.c'), chainOf('f.c')]).size).toBe(3);
    const alone = found.groups.find((group: any) => group.variants[0].variant_name === 'c.c').variants;
    expect(alone).toMatchObject([{ scenario_count: 5, ability: null, standard_error: null, win_probability: null }]);
  });

  it('each scenario counts once in the leaderboard, whatever the number of its judges (U61)', async () => {
    const other = await startTestServer({}, undefined, engine);
    try {
      const [a, b] = other.fixture.variantIds;
      await judgeTable(other, [
        [a, a, a],
        [b, null, null],
        ['0', a, b],
      ]);
      const { json } = await sendRequest(other, `/apps/${other.fixture.appId}/leaderboard`);
      expect(json).toMatchObject({ evaluations_counted: 1, scenarios_counted: 3 });
      const [{ variants }] = json.groups;
      // Each scenario counts once, so both variants have the same number of wins. If each vote counted, one variant
      // would have four wins and the other would have two.
      expect(variants.map((one: any) => [one.scenario_count, Math.abs(one.ability.value) < 1e-9])).toEqual([
        [3, true],
        [3, true],
      ]);
    } finally {
      await other.stop();
    }
  });

  it('each revision of a variant has its own place in the leaderboard (U61)', async () => {
    const { app, ids } = await newApp('a', 'b');
    const [a = '', b = ''] = ids;
    await evaluate(app, [a, b], wins(a, 2, b, 4));
    expect((await calls.send('PUT', `/variants/${a}/parameters`, { parameters: { better: true } })).status).toBe(200);
    await evaluate(app, [a, b], wins(a, 5, b, 2));
    const [{ variants }] = (await board(app)).groups;
    expect(variants.map((one: any) => [one.variant_name, one.revision, one.scenario_count])).toEqual([
      ['a.c', 2, 7],
      ['b.c', 1, 13],
      ['a.c', 1, 6],
    ]);
  });

  it('the leaderboard ignores deleted evaluations, other evaluation types and other projects (U61)', async () => {
    const { app, ids } = await newApp('a', 'b');
    const [a = '', b = ''] = ids;
    await evaluate(app, [a, b], wins(a, 2, b, 1));
    const deleted = await evaluate(app, [a, b], wins(a, 1, b, 9));
    expect((await calls.send('DELETE', `/human-evaluations/${deleted}`)).status).toBe(204);
    const singles = await calls.newEvaluation('single_model_test', 2, app, [a]);
    const [first = ''] = await calls.scenarioIds(singles);
    await calls.judge(singles, first, 'single_model_test', { score: 5 });
    await calls.newEvaluation('human_a_b_testing', 2, app, [a, b]);
    expect(await board(app)).toMatchObject({ evaluations_counted: 1, scenarios_counted: 3, is_complete: true });
    const services = createServices(server.database);
    const project = await services.projects.create(`other of ${app}`);
    const { secret } = await services.keys.issue(project.id, { name: 'k', role: 'admin' });
    expect((await sendRequest(server, `/apps/${app}/leaderboard`, { key: secret })).status).toBe(404);
    expect((await sendRequest(server, '/apps/none/leaderboard')).status).toBe(404);
  });

  it('the leaderboard says whether it has read all evaluations (U61)', async () => {
    const { app, ids } = await newApp('a', 'b');
    const [a = '', b = ''] = ids;
    const newest = await evaluate(app, [a, b], wins(a, 2, b, 1));
    const { database } = server;
    // The leaderboard reads evaluations from the newest to the oldest, in the order of their ids. The inserted ids
    // begin with `0-`, so these evaluations count as older than `newest`.
    await database.transaction((tx) =>
      tx.run(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
         INSERT INTO evaluations (id, project_id, app_id, app_name, name, evaluation_type, variants, created_at,
           updated_at, created_by_id, scenario_count)
         SELECT '0-' || $2 || '-' || n.i, project_id, app_id, app_name, 'older', evaluation_type, variants, created_at,
           updated_at, created_by_id, 0 FROM evaluations, n WHERE id = $1`,
        newest,
        app,
      ),
    );
    expect(await board(app)).toMatchObject({ evaluations_counted: 1, scenarios_counted: 3, is_complete: false });
    await database.transaction((tx) => tx.run("DELETE FROM evaluations WHERE id = '0-' || $1 || '-1000'", app));
    expect(await board(app)).toMatchObject({ evaluations_counted: 1, is_complete: true });
    const setCounts = (scenarios: number) =>
      database.transaction((tx) =>
        tx.run(
          "UPDATE evaluations SET scenario_count = $2, judgement_count = 1 WHERE id = '0-' || $1 || '-7'",
          app,
          scenarios,
        ),
      );
    await setCounts(999_997);
    expect(await board(app)).toMatchObject({ evaluations_counted: 2, scenarios_counted: 3, is_complete: true });
    await setCounts(999_998);
    expect(await board(app)).toMatchObject({ evaluations_counted: 1, scenarios_counted: 3, is_complete: false });
  });
});
