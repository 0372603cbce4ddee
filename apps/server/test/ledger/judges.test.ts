/** Tests the decisions in the ledger about several judges, their next scenarios and the order of outputs. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { engines } from '../support/engine.ts';
import { evaluationCalls } from '../support/evaluation-calls.ts';
import { invite, nextId, personWith, type Person } from '../support/judge-calls.ts';
import { createJudgedEvaluation, type JudgedEvaluation } from '../support/judged-evaluation.ts';
import { sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe.each(engines)('evaluations and their judges on %s', (engine) => {
  let server: TestServer;
  let evaluation: JudgedEvaluation;
  let a: Person, b: Person, c: Person;
  let ids: string[];
  const admin = (path: string, method = 'GET', body?: object) =>
    sendRequest(server, `/human-evaluations/${evaluation.evaluationId}${path}`, { method }, body);

  const start = async (shape: Parameters<typeof createJudgedEvaluation>[2]) => {
    evaluation = await createJudgedEvaluation(server.fixture, server.plain, shape);
    ids = evaluation.scenarioIds;
    a = await invite(server, evaluation, 'Ann');
    b = await invite(server, evaluation, 'Ben');
    c = await invite(server, evaluation);
  };

  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => start({}));

  describe('an evaluation with several judges for each scenario', () => {
    it('each judge of a scenario has a separate judgement, revision and entity tag (U54)', async () => {
      const [id = ''] = ids;
      const first = await a.put(id, { vote: '1', note: 'Ann likes both', is_pinned: true });
      expect(first.json).toMatchObject({
        vote: '1',
        note: 'Ann likes both',
        is_pinned: true,
        revision: 2,
        judged_by_id: a.judgeId,
        modified_by_id: a.judgeId,
      });
      const unseen = { vote: null, note: null, is_pinned: false, revision: 1, judged_at: null, judged_by_id: null };
      expect((await b.get(id)).json).toMatchObject({ ...unseen, modified_by_id: null });
      // Ann's updates do not change Ben's entity tag, because Ben sees only his own judgements.
      expect((await b.put(id, { vote: '0' }, { 'If-Match': '"1"' })).json).toMatchObject({ vote: '0', revision: 2 });
      expect((await b.put(id, { vote: '1' }, { 'If-Match': '"1"' })).status).toBe(412);
      expect((await a.get(id)).json).toMatchObject({ vote: '1', revision: 2 });
      // Callers with ordinary API keys are judges too.
      expect((await admin(`/evaluation-scenarios/${id}`)).json).toMatchObject({ ...unseen });
      const listed = await admin('/evaluation-scenarios?judged=false');
      expect(listed.json.items).toHaveLength(3);
    });

    it('a list of scenarios, with and without filters, uses only the judgements of the caller (U54)', async () => {
      const key = server.fixture.keys.evaluator;
      const me = personWith(server, evaluation, { key, judgeId: '' });
      await me.put(ids[1] ?? '', { vote: '1', is_pinned: true });
      await a.put(ids[0] ?? '', { vote: '0' });
      const list = async (query: string) => {
        const path = `/human-evaluations/${evaluation.evaluationId}/evaluation-scenarios${query}`;
        return (await sendRequest(server, path, { key })).json.items.map((row: any) => [row.position, row.vote]);
      };
      expect(await list('')).toEqual([
        [0, null],
        [1, '1'],
        [2, null],
      ]);
      expect(await list('?judged=true')).toEqual([[1, '1']]);
      expect(await list('?judged=false')).toEqual([
        [0, null],
        [2, null],
      ]);
      expect(await list('?is_pinned=true')).toEqual([[1, '1']]);
    });

    it('the server counts the judgements and the fully judged scenarios of an evaluation (U54)', async () => {
      const counts = async () => {
        const { json } = await admin('');
        return [json.status.slice(11), json.judged_count, json.judgement_count];
      };
      const [one = '', two = '', three = ''] = ids;
      expect(await counts()).toEqual(['INITIALIZED', 0, 0]);
      await a.put(one, { note: 'no judgement' });
      expect(await counts()).toEqual(['INITIALIZED', 0, 0]);
      await a.put(one, { vote: '1' });
      await b.put(one, { vote: '1' });
      expect(await counts()).toEqual(['STARTED', 0, 2]);
      await c.put(one, { vote: '0' });
      await c.put(one, { vote: '1' });
      expect(await counts()).toEqual(['STARTED', 1, 3]);
      const late = await invite(server, evaluation);
      await late.put(one, { vote: '0' });
      expect(await counts()).toEqual(['STARTED', 1, 4]);
      for (const id of [two, three]) for (const person of [a, b, c]) await person.put(id, { vote: '1' });
      expect(await counts()).toEqual(['FINISHED', 3, 10]);
      await b.put(two, { vote: null });
      expect(await counts()).toEqual(['STARTED', 2, 9]);
      const judges = (await admin('/judges')).json.items;
      const judged = Object.fromEntries(judges.map((row: any) => [row.judge_id, row.judged_count]));
      expect([a, b, c, late].map(({ judgeId }) => judged[judgeId])).toEqual([3, 2, 3, 1]);
      expect(judges.find((row: any) => row.judge_id === a.judgeId)).toMatchObject({ judge_name: 'Ann' });
    });

    it('in the log and in exports, editors read all judgements and other callers read their own (U54)', async () => {
      const [id = ''] = ids;
      const key = server.fixture.keys.viewer;
      await nextId(a);
      await a.put(id, { vote: server.fixture.variantIds[0], note: 'a "quoted", note' });
      await b.put(id, { vote: '0' });
      await b.put(id, { vote: '1' });
      const log = (await admin(`/evaluation-scenarios/${id}/judgements`)).json.items;
      expect(log.map((row: any) => [row.revision, row.judge_name, row.changes.vote])).toEqual([
        [2, 'Ann', server.fixture.variantIds[0]],
        [3, 'Ben', '0'],
        [4, 'Ben', '1'],
      ]);
      const path = `/human-evaluations/${evaluation.evaluationId}`;
      const asViewer = (end: string) => sendRequest(server, `${path}${end}`, { key });
      expect((await asViewer(`/evaluation-scenarios/${id}/judgements`)).json.items).toEqual([]);
      const { lines, csv, get } = evaluationCalls(server);
      const rows = await lines(evaluation.evaluationId);
      const names = (exported: Record<string, unknown>[]) =>
        exported.map((row) => [row['position'], row['judge_name'], row['vote_variant_name'], row['vote']]);
      const ofAnn = [0, 'Ann', 'concise.small', server.fixture.variantIds[0]];
      const ofBen = [0, 'Ben', null, '1'];
      const byJudge = a.judgeId < b.judgeId ? [ofAnn, ofBen] : [ofBen, ofAnn];
      const notJudged = [1, 2].map((position) => [position, null, null, null]);
      expect(names(rows)).toEqual([...byJudge, ...notJudged]);
      expect(rows[0]).toHaveProperty('judged_at', expect.stringMatching(/Z$/));
      expect(names(await lines(evaluation.evaluationId, '?judged=true'))).toEqual(byJudge);
      expect(names(await lines(evaluation.evaluationId, '?judged=false'))).toEqual(notJudged);
      const header = (await get(`${path}/export/csv`)).text.split('\r\n')[0];
      expect(header).toMatch(/,revision,judge_name,first_shown$/);
      expect(await csv(evaluation.evaluationId)).toHaveLength(4);
      const own = (await asViewer('/export/json-lines')).text.trim().split('\n');
      expect(names(own.map((line) => JSON.parse(line)))).toEqual([[0, null, null, null], ...notJudged]);
    });

    it('only an editor may change inputs, outputs and correct_answer, which all judges share (U54)', async () => {
      const [id = ''] = ids;
      const evaluator = personWith(server, evaluation, { key: server.fixture.keys.evaluator, judgeId: '' });
      for (const person of [a, evaluator])
        expect((await person.put(id, { correct_answer: 'other' })).json).toMatchObject({ code: 'forbidden' });
      await a.put(id, { vote: '1' });
      const editor = personWith(server, evaluation, { key: server.fixture.keys.editor, judgeId: '' });
      expect((await editor.put(id, { correct_answer: 'other', vote: '0' })).json).toMatchObject({ revision: 2 });
      expect((await a.get(id)).json).toMatchObject({ vote: '1', correct_answer: 'other', revision: 3 });
      expect((await b.get(id)).json).toMatchObject({ vote: null, correct_answer: 'other', revision: 2 });
    });

    it('with one judgement per scenario, all callers of the project share the judgement (U54)', async () => {
      await start({ judgementsPerScenario: 1 });
      const [id = ''] = ids;
      const [one, two] = (['evaluator', 'editor'] as const).map((role) =>
        personWith(server, evaluation, { key: server.fixture.keys[role], judgeId: '' }),
      ) as [Person, Person];
      await one.put(id, { vote: '1' });
      expect((await two.get(id)).json).toMatchObject({ vote: '1', revision: 2 });
      expect((await two.put(id, { vote: '0' })).json).toMatchObject({ vote: '0', revision: 3 });
      expect((await admin('')).json).toMatchObject({ judged_count: 1, judgement_count: 1 });
    });
  });

  describe('the next scenario that a judge gets', () => {
    it('a judge gets scenarios by position, and gets a scenario again until judging or skipping it (U56)', async () => {
      expect([await nextId(a), await nextId(a)]).toEqual([ids[0], ids[0]]);
      expect(await nextId(a, { current: ids[0] })).toBe(ids[1]);
      expect(await nextId(a, { current: ids[0] })).toBe(ids[1]);
      expect(await nextId(a)).toBe(ids[0]);
      await a.put(ids[0] ?? '', { vote: '1' });
      expect(await nextId(a)).toBe(ids[1]);
      expect(await nextId(a, { current: ids[1] })).toBe(ids[2]);
    });

    it('the server returns how many scenarios are left, or why there is no next scenario (U56)', async () => {
      await start({ judgementsPerScenario: 1, scenarioCount: 2 });
      const first = (await a.next()).json;
      expect(first).toMatchObject({ status: 'scenario', judged_count: 0, remaining_count: 2, retry_at: null });
      expect(Date.parse(first.reserved_until) - Date.now()).toBeGreaterThan(290_000);
      expect(await nextId(b)).toBe(ids[1]);
      const waiting = (await c.next()).json;
      expect(waiting).toMatchObject({ status: 'judged_by_others', scenario: null, retry_at: first.reserved_until });
      expect((await a.next({ current: ids[0] })).json.status).toBe('judged_by_others');
      await a.put(ids[0] ?? '', { vote: '1' });
      await b.put(ids[1] ?? '', { vote: '1' });
      for (const person of [a, b, c])
        expect((await person.next()).json).toMatchObject({ status: 'none_left', retry_at: null, remaining_count: 0 });
      expect((await a.next()).json.judged_count).toBe(1);
      await start({ scenarioCount: 1 });
      expect((await a.next({ current: await nextId(a) })).json.status).toBe('none_left');
      await admin('', 'PATCH', { is_closed: true });
      expect((await a.next()).json).toMatchObject({ code: 'evaluation_closed' });
    });

    it('a judge first gets the scenarios with the fewest judgements (U56)', async () => {
      await a.put(ids[0] ?? '', { vote: '1' });
      await a.put(ids[1] ?? '', { vote: '1' });
      expect(await nextId(b)).toBe(ids[2]);
      expect(await nextId(b, { current: ids[2] })).toBe(ids[0]);
      expect(await nextId(a)).toBe(ids[2]);
    });

    it('a judge gets skipped scenarios last, in the order of skipping them (U56)', async () => {
      const [one = '', two = '', three = ''] = ids;
      expect(await nextId(a, { skip: [one] })).toBe(two);
      expect(await nextId(a, { skip: [two] })).toBe(three);
      expect(await nextId(b)).toBe(one);
      await a.put(three, { vote: '1' });
      expect(await nextId(a)).toBe(one);
      expect(await nextId(a, { skip: [one] })).toBe(two);
    });

    it('skipping a scenario of another evaluation has no effect (U56)', async () => {
      const others = server.fixture.pairs.scenarioIds;
      expect(await nextId(a, { skip: ['none', ...others] })).toBe(ids[0]);
      const stored = 'SELECT scenario_id FROM scenario_judges WHERE scenario_id = $1';
      expect(await server.database.get(stored, others[0] ?? '')).toBeUndefined();
    });

    it('other judges get a skipped scenario at once; the judge who skipped it gets it last (U56)', async () => {
      await start({ judgementsPerScenario: 1, scenarioCount: 2 });
      const [one = '', two = ''] = ids;
      await nextId(a);
      expect(await nextId(a, { skip: [one] })).toBe(two);
      expect(await nextId(b)).toBe(one);
      expect((await a.next({ current: two })).json.status).toBe('judged_by_others');
      expect(await nextId(a, { skip: [two] })).toBe(two);
    });

    it('a reservation expires, but the judge can still judge the scenario later (U56)', async () => {
      await start({ judgementsPerScenario: 2, scenarioCount: 1 });
      let now = Date.now();
      const clock = { timeMs: () => now, timestamp: () => new Date(now).toISOString() };
      const { nextScenario, keys } = createServices(server.database, clock);
      const next = async ({ key }: Person) => {
        const session = await keys.authenticate(key);
        if (session === undefined) throw new Error('the key does not work');
        return unwrap(await nextScenario.reserve(session, evaluation.evaluationId, {})).status;
      };
      expect([await next(a), await next(b), await next(c)]).toEqual(['scenario', 'scenario', 'judged_by_others']);
      now += 5 * 60_000 - 1;
      expect(await next(c)).toBe('judged_by_others');
      now += 1;
      expect(await next(c)).toBe('scenario');
      for (const person of [a, b, c]) expect((await person.put(ids[0] ?? '', { vote: '1' })).status).toBe(200);
      expect((await admin('')).json).toMatchObject({ judged_count: 1, judgement_count: 3 });
    });

    it('a judge has at most two reservations (U56)', async () => {
      await start({ judgementsPerScenario: 1, scenarioCount: 6 });
      const [one = '', two = ''] = ids;
      await nextId(a);
      await nextId(a, { current: one });
      expect(await nextId(a, { current: two })).toBe(one);
      expect(await nextId(a, { current: 'none' })).toBe(one);
      expect(await nextId(b)).toBe(ids[2]);
    });

    it('callers with ordinary API keys can get their next scenario too (U56)', async () => {
      const key = server.fixture.keys.evaluator;
      const me = personWith(server, evaluation, { key, judgeId: '' });
      expect(await nextId(me)).toBe(ids[0]);
      const viewer = personWith(server, evaluation, { key: server.fixture.keys.viewer, judgeId: '' });
      expect((await viewer.next()).status).toBe(403);
    });
  });

  it('a hash of scenario and judge chooses the first output, and the judgement stores this choice (U57)', async () => {
    await start({ scenarioCount: 20 });
    const [low = '', high = ''] = server.fixture.variantIds.toSorted();
    const expected = (id: string, judgeId: string) =>
      (createHash('sha256').update(`${id}/${judgeId}`, 'utf8').digest()[0] ?? 0) % 2 === 0 ? low : high;
    const seen = new Set<string>();
    for (const id of ids) {
      const { json } = await a.next();
      expect(json.scenario.evaluation_scenario_id).toBe(id);
      expect(json.first_shown).toBe(expected(id, a.judgeId));
      seen.add(json.first_shown);
      await a.put(id, { vote: json.first_shown });
      await b.put(id, { vote: '1' });
    }
    expect(seen.size).toBe(2);
    const log = (await admin(`/evaluation-scenarios/${ids[0]}/judgements`)).json.items;
    expect(log.map((row: any) => row.first_shown)).toEqual([expected(ids[0] ?? '', a.judgeId), null]);
    const lines = await evaluationCalls(server).lines(evaluation.evaluationId, '?judged=true');
    for (const row of lines) {
      const judgeId = row['judged_by_id'] as string;
      const shown = judgeId === a.judgeId ? expected(row['evaluation_scenario_id'] as string, judgeId) : null;
      expect(row['first_shown']).toBe(shown);
    }
    await start({ type: 'single_model_test', scenarioCount: 1 });
    expect((await a.next()).json.first_shown).toBeNull();
  });
});
