/** Tests the decisions in the ledger about stored scenarios and the status of evaluations. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillFixture } from '../support/fixture.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { sendRequest, judge } from '../support/requests.ts';

let server: TestServer;
let projects = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
// Each test uses a new project, so its scenarios are unchanged.
beforeEach(async () => {
  server.fixture = await fillFixture(server.database, `project-${projects++}`);
});

interface Logged {
  revision: number;
  changes: string;
  user_id: string;
}
const logOf = (scenario = '') =>
  server.database.all<Logged>(
    'SELECT revision, changes, user_id FROM judgements WHERE scenario_id = $1 ORDER BY revision',
    scenario,
  );

describe('the status of an evaluation and the order of its scenarios', () => {
  it('a vote can start or finish an evaluation, and clearing the vote restores the earlier state (U20)', async () => {
    const { evaluationId } = server.fixture.pairs;
    // Checks that the evaluation, the list and the results contain the same status. Returns this status.
    const state = async () => {
      const own = (await sendRequest(server, `/human-evaluations/${evaluationId}`)).json;
      const listed = (await sendRequest(server, `/apps/${server.fixture.appId}/human-evaluations`)).json.items.find(
        (row: any) => row.evaluation_id === evaluationId,
      );
      const results = (await sendRequest(server, `/human-evaluations/${evaluationId}/results`)).json;
      expect([listed.status, results.status, results.judged_count, listed.judged_count]).toEqual([
        own.status,
        own.status,
        own.judged_count,
        own.judged_count,
      ]);
      return own.status as string;
    };
    expect(await state()).toBe('EVALUATION_INITIALIZED');
    await judge(server, { note: 'a note is not a judgement' });
    expect(await state()).toBe('EVALUATION_INITIALIZED');
    await judge(server, { vote: '1' });
    expect(await state()).toBe('EVALUATION_STARTED');
    for (const row of [1, 2]) await judge(server, { vote: '0' }, { row });
    expect(await state()).toBe('EVALUATION_FINISHED');
    for (const vote of ['', null]) {
      expect((await judge(server, { vote }, { row: 1 })).status).toBe(200);
      expect(await state()).toBe('EVALUATION_STARTED');
    }
    expect((await judge(server, { vote: '1' }, { row: 1 })).status).toBe(200);
    expect(await state()).toBe('EVALUATION_FINISHED');
    await sendRequest(
      server,
      `/human-evaluations/${evaluationId}/evaluation-scenarios`,
      { method: 'POST' },
      { scenarios: [{ inputs: [{ input_name: 'q', input_value: 'Why?' }] }] },
    );
    expect(await state()).toBe('EVALUATION_STARTED');
    for (const row of [0, 1, 2]) await judge(server, { vote: null }, { row });
    expect(await state()).toBe('EVALUATION_INITIALIZED');
  });

  it('an evaluation keeps its scenarios in the order of their creation (U38)', async () => {
    const positions = async () => {
      const seen = [];
      for (const row of [2, 0, 1])
        seen.push([row, (await judge(server, { note: `row ${row}` }, { row })).json.position]);
      return seen;
    };
    expect(await positions()).toEqual([
      [2, 2],
      [0, 0],
      [1, 1],
    ]);
    expect(await positions()).toEqual([
      [2, 2],
      [0, 0],
      [1, 1],
    ]);

    const path = `/human-evaluations/${server.fixture.pairs.evaluationId}/evaluation-scenarios`;
    const row = (question: string) => ({ inputs: [{ input_name: 'question', input_value: question }] });
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        sendRequest(server, path, { method: 'POST' }, { scenarios: [row(`${name} 0`), row(`${name} 1`)] }),
      ),
    );
    const { items } = (await sendRequest(server, path)).json;
    expect(items.map(({ position }: any) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(items.slice(0, 3).map((item: any) => item.evaluation_scenario_id)).toEqual(server.fixture.pairs.scenarioIds);
    const added = items.slice(3).map((item: any) => item.inputs[0].input_value as string);
    // The requests may be stored in any order. The two scenarios of each request stay next to each other.
    expect(
      added.filter((_: string, index: number) => index % 2 === 0).map((text: string) => `${text[0]} 0,${text[0]} 1`),
    ).toEqual([0, 2, 4].map((index) => added.slice(index, index + 2).join(',')));
    const filtered = (await sendRequest(server, `${path}?judged=false&limit=2`)).json.items;
    expect(filtered.map(({ position }: any) => position)).toEqual([0, 1]);
  });
});

describe('an update of a scenario', () => {
  it('a PUT changes only the members it contains, and a repeated PUT leaves the same state (U29)', async () => {
    const first = (await judge(server, { vote: '1', note: 'why' })).json;
    const second = (await judge(server, { note: 'because' })).json;
    expect(second).toMatchObject({ vote: '1', note: 'because', inputs: first.inputs, outputs: first.outputs });
    const { revision, updated_at: _, ...state } = (await judge(server, { note: 'because' })).json;
    expect(revision).toBe(second.revision + 1);
    expect(second).toMatchObject(state);
  });

  it('an update with an empty object changes only the revision (U31)', async () => {
    const { revision, updated_at: _, ...before } = (await judge(server, { vote: '1' })).json;
    const after = await judge(server, {});
    expect([after.status, after.json.revision]).toEqual([200, revision + 1]);
    expect(after.json).toMatchObject(before);
    expect((await logOf(server.fixture.pairs.scenarioIds[0])).at(-1)).toMatchObject({
      revision: revision + 1,
      changes: '{}',
    });
  });

  it('concurrent updates all succeed; if they have the same If-Match, only one of them succeeds (U32)', async () => {
    const [start, rounds] = [(await judge(server, {})).json.revision, 20];
    const members = Array.from({ length: rounds }, (_, i) =>
      i % 2 === 0 ? { note: `note ${i}` } : { correct_answer: `response ${i}` },
    );
    const responses = await Promise.all(members.map((body) => judge(server, body)));
    expect(responses.map(({ json }) => json.revision).toSorted((a, b) => a - b)).toEqual(
      members.map((_, i) => start + 1 + i),
    );
    const last = await judge(server, {});
    expect(last.json.note).toMatch(/^note /);
    expect(last.json.correct_answer).toMatch(/^response /);

    const tag = last.headers.get('etag') ?? '';
    const racing = await Promise.all(members.map((body) => judge(server, body, { headers: { 'If-Match': tag } })));
    const statuses = racing.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: rounds - 1 }, () => 412)]);
    expect((await judge(server, {})).json.revision).toBe(last.json.revision + 2);
    expect((await judge(server, {}, { headers: { 'If-Match': '*' } })).status).toBe(200);
  });

  it('the log names the author of an update, and the response has all fields of the scenario (U37)', async () => {
    const { keys, pairs } = server.fixture;
    const before = await judge(server, { vote: '1' });
    const after = await judge(server, { vote: '0', note: 'sure' }, { key: keys.evaluator });
    expect(Object.keys(after.json).toSorted()).toEqual([
      'correct_answer',
      'created_at',
      'evaluation_id',
      'evaluation_scenario_id',
      'evaluation_type',
      'inputs',
      'is_pinned',
      'judged_at',
      'judged_by_id',
      'modified_by_id',
      'note',
      'outputs',
      'position',
      'revision',
      'score',
      'updated_at',
      'vote',
    ]);
    expect(after.json).toMatchObject({
      evaluation_id: pairs.evaluationId,
      evaluation_scenario_id: pairs.scenarioIds[0],
      evaluation_type: 'human_a_b_testing',
    });
    expect(after.json.created_at).toBe(before.json.created_at);
    expect(after.json.modified_by_id).not.toBe(before.json.modified_by_id);
    expect(await logOf(pairs.scenarioIds[0])).toEqual([
      { revision: 2, changes: '{"vote":"1"}', user_id: before.json.modified_by_id },
      { revision: 3, changes: '{"vote":"0","note":"sure"}', user_id: after.json.modified_by_id },
    ]);
  });
});
