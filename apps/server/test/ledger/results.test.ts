/** Tests the decisions in the ledger about results with several judges, and about results while people still judge. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reliabilityDataC } from '../../simulations/reliability-data.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { engines } from '../support/engine.ts';
import { evaluationCalls } from '../support/evaluation-calls.ts';
import { sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { judgeTable } from '../support/several-judges.ts';

describe.each(engines)('the results of an evaluation on %s', (engine) => {
  let server: TestServer;
  let [a, b] = ['', ''];
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    [a, b] = server.fixture.variantIds;
  });
  afterAll(() => server.stop());

  const results = async (evaluationId: string, key = server.fixture.keys.editor) => {
    const { status, json } = await sendRequest(server, `/human-evaluations/${evaluationId}/results`, { key });
    expect(status).toBe(200);
    return json;
  };
  const repeat = (count: number, row: string[]) => Array.from({ length: count }, () => row);

  it('each scenario has one outcome, whatever the number of its judges (U59)', async () => {
    const { evaluationId } = await judgeTable(server, [
      [a, a, b],
      [a, a, a],
      ['1', '0', a],
      ['1', '1', '0'],
    ]);
    const { votes, ...others } = await results(evaluationId);
    expect(others).toMatchObject({
      status: 'EVALUATION_FINISHED',
      judged_count: 4,
      not_judged_count: 0,
      judgement_count: 12,
      judgements_per_scenario: 3,
      scores: null,
    });
    // Three scenarios have votes that name a variant. The outcomes of these scenarios are 2/3, 1 and 1.
    expect(votes).toMatchObject({
      variants: [
        {
          wins: 6,
          win_rate: 0.8888888889,
          interval: { method: 'wilson' },
          fixed_sample_interval: { method: 'wilson' },
        },
        { wins: 1, win_rate: 0.1111111111 },
      ],
      both_good: 3,
      both_bad: 2,
      enough_votes: { is_enough: false, leader_id: a, votes_counted: 3 },
      enough_outcomes: {
        is_enough: false,
        leader_id: a,
        outcomes_counted: 3,
        outcomes_still_needed: null,
        outcomes_needed: 16,
      },
      position: null,
    });
  });

  it('the always-valid figures include a scenario as soon as it has all its judgements (U60)', async () => {
    const { evaluationId } = await judgeTable(server, [
      [a, a, a],
      [b, b, null],
      [b, null, null],
    ]);
    const { votes, judged_count: judged, not_judged_count: notJudged } = await results(evaluationId);
    expect([judged, notJudged]).toEqual([1, 2]);
    expect(votes.variants[0]).toMatchObject({ wins: 3, win_rate: 0.3333333333 });
    expect(votes.enough_votes).toMatchObject({ leader_id: b, votes_counted: 3 });
    expect(votes.enough_outcomes).toMatchObject({ leader_id: a, outcomes_counted: 1 });
    expect(votes.variants[0].always_valid_interval).toMatchObject({ high: 1, method: 'beta_binomial_mixture' });
  });

  it('with several judges, intervals depend on how much the votes of a scenario differ (U59)', async () => {
    const table = [...repeat(20, [a, a, b]), ...repeat(10, [b, a, b])];
    const { evaluationId } = await judgeTable(server, table);
    const found = await results(evaluationId);
    const [{ win_rate: rate, interval, fixed_sample_interval: own }, other] = found.votes.variants;
    expect([rate, interval.method, own.method]).toEqual([0.5555555556, 'wilson', 'bootstrap_bca']);
    expect(own.high - own.low).toBeLessThan(interval.high - interval.low);
    expect([own.low <= rate, own.high >= rate]).toEqual([true, true]);
    expect(other.fixed_sample_interval.low).toBeCloseTo(1 - own.high, 9);
    expect(await results(evaluationId)).toEqual(found);
  });

  it('the results contain the agreement that Krippendorff published for the same data (U59)', async () => {
    const units = reliabilityDataC.map((unit) => Array.from({ length: 4 }, (_, observer) => unit[observer] ?? null));
    const options = { type: 'single_model_test', judgementsPerScenario: 4 } as const;
    const numbers = await results((await judgeTable(server, units, options)).evaluationId);
    expect(numbers.agreement).toMatchObject({ metric: 'interval', scenarios_counted: 11, judgements_counted: 40 });
    expect(numbers.agreement.alpha.value.toFixed(3)).toBe('0.849');
    const words = units.map((row) => row.map((value) => (value === null ? null : `category ${value}`)));
    const categories = await results((await judgeTable(server, words, options)).evaluationId);
    expect(categories.agreement).toMatchObject({ metric: 'nominal', scenarios_counted: 11, judgements_counted: 40 });
    expect(categories.agreement.alpha.value.toFixed(3)).toBe('0.743');
    expect(categories.scores).toMatchObject({ count: 0, mean: null, categories: [{ count: 13 }, {}, {}, {}, {}] });
  });

  it.each([
    [50, { metric: 'nominal', scenarios_counted: 50 }],
    [51, null],
  ])(
    'for at most 50 categories of scores, the results contain the agreement: %d categories (U59)',
    async (n, found) => {
      const table = Array.from({ length: n }, (_, index) => [`category ${index}`, `category ${index}`]);
      const { evaluationId } = await judgeTable(server, table, { type: 'single_model_test' });
      const { agreement } = await results(evaluationId);
      if (found === null) expect(agreement).toBeNull();
      else expect(agreement).toMatchObject(found);
    },
  );

  it('the outcome of a scenario with scores is the mean of its numbers (U59)', async () => {
    const { evaluationId } = await judgeTable(
      server,
      [
        [1, '2'],
        [3, 'unclear'],
        [5, 4],
        ['unclear', null],
      ],
      { type: 'single_model_test' },
    );
    const found = await results(evaluationId);
    expect(found).toMatchObject({ judged_count: 3, judgement_count: 7, votes: null });
    expect(found.scores).toMatchObject({
      count: 3,
      mean: 3,
      min: 1.5,
      max: 4.5,
      interval: { method: 'student_t' },
      categories: [{ category: 'unclear', count: 2 }],
    });
    expect(found.agreement).toMatchObject({ scenarios_counted: 2, judgements_counted: 4, raw: { value: 0 } });
  });

  it('only editors see which judges disagree with all others (U59)', async () => {
    const table = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0 ? [a, a, a, index % 3 === 0 ? a : b] : [b, b, b, index % 3 === 0 ? b : a],
    );
    const { evaluationId, judges } = await judgeTable(server, table);
    const { editor, viewer, evaluator } = server.fixture.keys;
    const seen = (await results(evaluationId, editor)).judges;
    expect(seen).toHaveLength(4);
    expect(seen[0]).toMatchObject({
      judge_id: judges[3]!.user,
      is_outlying: true,
      judgement_count: 30,
      scenarios_compared: 30,
      position: null,
    });
    expect(seen[0].alpha).toBeLessThan(seen[0].others_alpha / 2);
    expect(seen.slice(1).map((one: any) => one.is_outlying)).toEqual([false, false, false]);
    for (const key of [viewer, evaluator, judges[0]!.key]) {
      const found = await results(evaluationId, key);
      expect([found.judges, found.agreement.judgements_counted]).toEqual([null, 120]);
    }
  });

  it('adding 10 to all scores does not change the agreement of any judge (U59)', async () => {
    const found = [0, 10].map(async (start) => {
      const table = Array.from({ length: 25 }, (_, index) => [0, 0, 1, 3].map((step) => start + (index % 5) + step));
      const { evaluationId } = await judgeTable(server, table, { type: 'single_model_test' });
      const { agreement, judges } = await results(evaluationId);
      const mean = judges.reduce((sum: number, { alpha }: any) => sum + alpha / judges.length, 0);
      expect(mean).toBeCloseTo(agreement.alpha.value, 1);
      return judges.map(({ alpha, others_alpha: others }: any) => [alpha, others]);
    });
    const [from0, from10] = await Promise.all(found);
    expect(from0.flat()).not.toContain(null);
    expect(from10.flat()).toEqual(from0.flat().map((alpha: number) => expect.closeTo(alpha, 9) as unknown));
  });

  it('with one judgement per scenario, the rules for several judges change no figure (U59)', async () => {
    const calls = evaluationCalls(server);
    const evaluation = await calls.newEvaluation('human_a_b_testing', 12);
    const ids = await calls.scenarioIds(evaluation);
    for (const [index, vote] of [a, a, a, a, a, a, b, '1', '0'].entries())
      await calls.judge(evaluation, ids[index] ?? '', 'human_a_b_testing', { vote });
    const { votes, agreement, judges, judgement_count: count } = await calls.results(evaluation);
    expect([agreement, judges, count]).toEqual([null, [], 9]);
    const [first] = votes.variants;
    expect(first).toMatchObject({ wins: 6, win_rate: 0.8571428571, interval: { method: 'wilson' } });
    expect(first.fixed_sample_interval).toEqual(first.interval);
    expect(votes.enough_votes).toEqual({
      is_enough: false,
      leader_id: a,
      method: 'wilson_excludes_half',
      level: 0.95,
      votes_counted: 7,
      votes_needed: 8,
    });
  });

  it('`enough_outcomes`, which is valid after every vote, needs more votes than `enough_votes` (U60)', async () => {
    const calls = evaluationCalls(server);
    const evaluation = await calls.newEvaluation('human_a_b_testing', 20);
    const ids = await calls.scenarioIds(evaluation);
    const enough: boolean[][] = [];
    const stillNeeded: (number | null)[] = [];
    for (const id of ids.slice(0, 11)) {
      await calls.judge(evaluation, id, 'human_a_b_testing', { vote: b });
      const { enough_votes: planned, enough_outcomes: always } = (await calls.results(evaluation)).votes;
      enough.push([planned.is_enough, always.is_enough]);
      stillNeeded.push(always.outcomes_still_needed);
      expect(always.outcomes_needed).toBe(Math.max(10, enough.length));
      expect(always).toMatchObject({ leader_id: b, method: 'always_valid_excludes_half', level: 0.95 });
    }
    const first = (rule: number) => enough.findIndex((one) => one[rule]) + 1;
    expect([first(0), first(1)]).toEqual([4, 10]);
    expect(stillNeeded).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
  });

  it('the results contain the share of votes for the first output, also for each judge (U57, U59)', async () => {
    const { evaluationId, judges } = await judgeTable(server, repeat(3, [a]), { judgementsPerScenario: 1 });
    const path = `/human-evaluations/${evaluationId}`;
    const before = await results(evaluationId);
    expect([before.votes.position, before.votes.variants[0].wins]).toEqual([null, 3]);
    expect(before.judges).toMatchObject([{ judge_id: judges[0]!.user, judgement_count: 3, position: null }]);
    const key = server.fixture.keys.evaluator;
    const [first] = (await sendRequest(server, `${path}/evaluation-scenarios`)).json.items;
    const scenario = `${path}/evaluation_scenario/${first.evaluation_scenario_id}/human_a_b_testing`;
    await sendRequest(server, scenario, { method: 'PUT', key }, { vote: null });
    const { json: next } = await sendRequest(server, `${path}/next-scenario`, { method: 'POST', key }, {});
    expect(next.scenario.evaluation_scenario_id).toBe(first.evaluation_scenario_id);
    const other = next.first_shown === a ? b : a;
    await sendRequest(server, scenario, { method: 'PUT', key }, { vote: other });
    const after = await results(evaluationId);
    expect(after).toMatchObject({ judged_count: 3, judgement_count: 3, agreement: null });
    expect(after.votes.position).toMatchObject({ first_share: 0, votes_counted: 1 });
    expect(after.judges).toHaveLength(2);
    const own = after.judges.find((judge: any) => judge.judge_id !== judges[0]!.user);
    expect(own).toMatchObject({ judgement_count: 1, alpha: null, position: { first_share: 0 } });
    expect((await results(evaluationId, server.fixture.keys.viewer)).judges).toBeNull();
  });

  it.each<[first: string, method: string, path: string, body: object]>([
    ['gets a scenario', 'POST', '/next-scenario', {}],
    ['sets a name', 'PATCH', '/judging', { judge_name: 'Ann' }],
    ['creates an invitation', 'POST', '/invitations', { invitation_name: 'i' }],
  ])('the results of an evaluation list its judges after somebody %s (U57)', async (_, method, path, body) => {
    const { session, appId, variantIds, keys } = server.fixture;
    const name = `named after ${path}`;
    const scenarios = [{ inputs: [], outputs: [], correct_answer: null }];
    const type = 'human_a_b_testing' as const;
    const made = {
      app_id: appId,
      evaluation_name: name,
      evaluation_type: type,
      variant_ids: [...variantIds],
      scenarios,
    };
    const { evaluation_id: evaluationId } = unwrap(await server.plain.evaluations.create(session, made));
    const at = `/human-evaluations/${evaluationId}`;
    const key = path === '/invitations' ? keys.editor : keys.evaluator;
    expect((await sendRequest(server, `${at}${path}`, { method, key }, body)).status).toBeLessThan(300);
    const [{ evaluation_scenario_id: id }] = (await sendRequest(server, `${at}/evaluation-scenarios`)).json.items;
    const scenario = `${at}/evaluation_scenario/${id}/human_a_b_testing`;
    await sendRequest(server, scenario, { method: 'PUT', key: keys.evaluator }, { vote: a });
    expect((await results(evaluationId)).judges).toMatchObject([{ judgement_count: 1 }]);
  });

  it('the share of votes for the first output counts a vote only if the order of outputs is known (U57)', async () => {
    const { evaluationId, judges } = await judgeTable(server, repeat(8, [a]), { judgementsPerScenario: 2 });
    expect((await results(evaluationId)).votes.position).toBeNull();
    const key = server.fixture.keys.evaluator;
    for (let index = 0; index < 8; index++) {
      const path = `/human-evaluations/${evaluationId}`;
      const { json: next } = await sendRequest(server, `${path}/next-scenario`, { method: 'POST', key }, {});
      const scenario = `${path}/evaluation_scenario/${next.scenario.evaluation_scenario_id}/human_a_b_testing`;
      await sendRequest(server, scenario, { method: 'PUT', key }, { vote: index === 0 ? '1' : next.first_shown });
    }
    const found = await results(evaluationId);
    expect(found.votes.position).toMatchObject({ first_share: 1, votes_counted: 7, interval: { high: 1 } });
    expect(found.judges).toHaveLength(2);
    for (const judge of found.judges)
      expect(judge.position?.votes_counted ?? 0).toBe(judge.judge_id === judges[0]!.user ? 0 : 7);
  });
});
