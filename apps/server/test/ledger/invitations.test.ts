/** Tests the decisions in the ledger about invitations to judge. */
import { operations, type OperationId } from '@jurybox/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import type { Database } from '../../src/store/database.ts';
import { good } from '../contract/cases.ts';
import { engines } from '../support/engine.ts';
import { invite, nextId, personWith, type Person } from '../support/judge-calls.ts';
import { createJudgedEvaluation, type JudgedEvaluation } from '../support/judged-evaluation.ts';
import { sendRequest, type TestResponse } from '../support/requests.ts';
import { rewriteStatements } from '../support/rewrite-statements.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** The operations that each kind of invitation may call, each with the status of a successful call. */
const allowed: Record<'judge' | 'shared', Partial<Record<OperationId, number>>> = {
  judge: {
    reserveNextScenario: 200,
    updateEvaluationScenario: 200,
    getEvaluationScenario: 200,
    getJudging: 200,
    updateJudging: 200,
  },
  shared: { getJudging: 200, createJudge: 201 },
};

/**
 * The texts that a judge must not read: the names of the application, the variants and the other judges, and the notes
 * of other judges.
 */
const secrets = ['concise', 'warm.', 'small', 'Ann the other judge', 'a note of another judge', 'support-assistant'];

const send = (server: TestServer, path: string, key: string, method = 'GET', body?: unknown) =>
  sendRequest(server, path, { method, key }, body);

/**
 * Calls the operations in `called` with both kinds of invitation. Returns one line for each response that an invitation
 * must not get.
 */
async function overstep(
  server: TestServer,
  evaluation: JudgedEvaluation,
  judge: string,
  called: readonly OperationId[],
): Promise<string[]> {
  const { fixture, plain } = server;
  const findings: string[] = [];
  const { evaluationId, scenarioIds, shared } = evaluation;
  const own = { evaluation_id: evaluationId, evaluation_scenario_id: scenarioIds[0] ?? '' };
  const elsewhere = { evaluation_id: fixture.pairs.evaluationId, evaluation_scenario_id: fixture.pairs.scenarioIds[0] };
  for (const operation of called) {
    const { path: template, method, role } = operations[operation];
    if (role === null) continue;
    const make = async () => (await good[operation](fixture, plain)).call;
    // A refused call changes nothing, so all refused calls can use the same objects.
    const refused = await make();
    for (const [kind, key] of [['judge', judge] as const, ['shared', shared] as const]) {
      const status = allowed[kind][operation];
      for (const [where, ids, expected] of [
        ['in its evaluation', own, status ?? 403],
        ['in another evaluation', elsewhere, status === undefined ? 403 : 404],
      ] as const) {
        const call = expected >= 400 ? refused : await make();
        const values: Record<string, string | undefined> = { ...call.path, ...ids };
        const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
        const query = new URLSearchParams(call.query).toString();
        const response = await send(server, `${filled}?${query}`, key, method, call.body);
        if (response.status !== expected)
          findings.push(`${operation} of ${kind} ${where}: ${response.status}, not ${expected}`);
        findings.push(...leaksOf(response).map((text) => `${operation} of ${kind} ${where}: contains "${text}"`));
      }
    }
  }
  return findings;
}

/** Returns the secret texts in the body and the headers of a response. */
function leaksOf({ text, headers }: TestResponse): string[] {
  const bytes = `${[...headers].flat().join('\n')}\n${text}`;
  return secrets.filter((secret) => bytes.includes(secret));
}

/** Creates an evaluation with judgements and notes of a judge and an editor. No other judge may read them. */
async function createSecretEvaluation(server: TestServer, judgementsPerScenario: number): Promise<JudgedEvaluation> {
  const evaluation = await createJudgedEvaluation(server.fixture, server.plain, { judgementsPerScenario });
  const other = await invite(server, evaluation, 'Ann the other judge');
  const editor = personWith(server, evaluation, { key: server.fixture.keys.editor, judgeId: '' });
  for (const id of evaluation.scenarioIds.slice(0, 2))
    for (const person of [other, editor])
      expect((await person.put(id, { vote: '1', note: 'a note of another judge', is_pinned: true })).status).toBe(200);
  return evaluation;
}

describe.each(engines)('invitations of judges on %s', (engine) => {
  let server: TestServer;
  let evaluation: JudgedEvaluation;
  let path: string;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    evaluation = await createJudgedEvaluation(server.fixture, server.plain);
    path = `/human-evaluations/${evaluation.evaluationId}`;
  });
  const asEditor = (end: string, method?: string, body?: object) =>
    send(server, path + end, server.fixture.keys.editor, method, body);

  // Some operations refuse every invitation, on both engines and with any number of judges. So only one of these tests
  // calls these operations.
  it.each(engine === 'sqlite' ? [1, 3] : [3])(
    'with %i judgements per scenario, an invitation allows only judging, and hides names and other judgements (U58)',
    async (judgementsPerScenario) => {
      const secret = await createSecretEvaluation(server, judgementsPerScenario);
      const me = await invite(server, secret);
      const isWhole = engine === 'sqlite' && judgementsPerScenario === 3;
      const called = Object.keys(isWhole ? operations : { ...allowed.judge, ...allowed.shared }) as OperationId[];
      expect(await overstep(server, secret, me.key, called)).toEqual([]);
      // Each response may contain only the judge's own judgements.
      for (const id of secret.scenarioIds) {
        const read = await me.get(id);
        expect(leaksOf(read)).toEqual([]);
        if (read.json.judged_by_id !== me.judgeId)
          expect(read.json).toMatchObject({ vote: null, note: null, is_pinned: false, modified_by_id: null });
        const put = await me.put(id, { vote: '0' });
        expect(leaksOf(put)).toEqual([]);
        expect(put.json).toMatchObject({ vote: '0', note: null, judged_by_id: me.judgeId, modified_by_id: me.judgeId });
      }
    },
  );

  it('an invitation cannot change inputs, outputs and correct_answer (U58)', async () => {
    const me = await invite(server, evaluation);
    const [id = ''] = evaluation.scenarioIds;
    for (const body of [{ inputs: [] }, { outputs: [] }, { correct_answer: null }, { vote: '1', correct_answer: 'x' }])
      expect((await me.put(id, body)).json, JSON.stringify(body)).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await me.get(id)).json).toMatchObject({ revision: 1, vote: null });
  });

  it('a judge can choose a name, unless the invitation already has one (U55)', async () => {
    const rename = ({ key }: Person, name: string) =>
      send(server, `${path}/judging`, key, 'PATCH', { judge_name: name });
    const free = await invite(server, evaluation);
    expect((await send(server, `${path}/judging`, free.key)).json).toMatchObject({ judge_name: null });
    expect((await rename(free, 'Ben')).json).toMatchObject({ judge_name: 'Ben', judge_id: free.judgeId });
    const fixed = await invite(server, evaluation, 'Maria');
    expect((await rename(fixed, 'Ben')).json).toMatchObject({ code: 'forbidden' });
    expect((await send(server, `${path}/judging`, fixed.key)).json).toMatchObject({
      judge_name: 'Maria',
      is_judge_name_fixed: true,
      instructions: 'Choose the better answer.',
      judgements_per_scenario: 3,
    });
    const names = (await asEditor('/judges')).json.items.map((row: any) => row.judge_name);
    expect(names.filter((name: unknown) => name !== null).sort()).toEqual(['Ben', 'Maria']);
  });

  it("an invitation expires after 30 days by default, and never later than its creator's key (U55)", async () => {
    const created = await asEditor('/invitations', 'POST', { invitation_name: 'i' });
    const days = (Date.parse(created.json.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { secret } = await server.plain.keys.issue(server.fixture.project, { name: 'k', role: 'editor', expiresAt });
    const invitation = { invitation_name: 'i' };
    const short = await send(server, `${path}/invitations`, secret, 'POST', invitation);
    expect(short.json.expires_at).toBe(expiresAt);
    const later = { ...invitation, expires_at: '2036-01-31T00:00:00Z' };
    for (const body of [later, { ...invitation, expires_at: '2020-01-31T00:00:00Z' }])
      expect((await send(server, `${path}/invitations`, secret, 'POST', body)).status).toBe(422);
    let now = Date.now();
    const clock = { timeMs: () => now, timestamp: () => new Date(now).toISOString() };
    const { keys } = createServices(server.database, clock);
    expect(await keys.authenticate(short.json.secret)).toMatchObject({ evaluation: evaluation.evaluationId });
    now += 3_600_000;
    expect(await keys.authenticate(short.json.secret)).toBeUndefined();
  });

  it('revoking an invitation takes effect at once and keeps the judgements (U55)', async () => {
    const me = await invite(server, evaluation, 'Maria');
    const id = await nextId(me);
    await me.put(id, { vote: '1' });
    const listed = (await asEditor('/invitations?limit=100')).json.items;
    const own = listed.find((row: any) => row.judge_id === me.judgeId);
    expect(own).toMatchObject({ judge_name: 'Maria', is_judge_name_fixed: true, is_shared: false, revoked_at: null });
    expect(own).not.toHaveProperty('secret');
    const elsewhere = `/human-evaluations/${server.fixture.pairs.evaluationId}/invitations/${own.invitation_id}`;
    expect((await send(server, elsewhere, server.fixture.keys.editor, 'DELETE')).status).toBe(404);
    expect((await asEditor(`/invitations/${own.invitation_id}`, 'DELETE')).status).toBe(204);
    expect((await me.put(id, { vote: '0' })).status).toBe(401);
    expect((await asEditor(`/invitations/${own.invitation_id}`, 'DELETE')).status).toBe(204);
    expect((await asEditor('')).json.judgement_count).toBe(1);
    const keys = (await send(server, '/keys?limit=100', server.fixture.keys.admin)).json.items;
    const key = keys.find((row: any) => row.key_id === own.invitation_id);
    expect(key).toMatchObject({ evaluation_id: evaluation.evaluationId, role: 'evaluator' });
    expect(key.revoked_at).not.toBeNull();
  });

  it('a shared invitation lets each person join as a new judge, until the invitation is revoked (U55)', async () => {
    const join = (name: string) => send(server, `${path}/judges`, evaluation.shared, 'POST', { judge_name: name });
    expect((await send(server, `${path}/judging`, evaluation.shared)).json).toMatchObject({
      is_shared: true,
      judge_id: null,
    });
    const [one, two] = (await Promise.all([join('Kim'), join('Kim')])).map(({ json }) =>
      personWith(server, evaluation, { key: json.secret, judgeId: json.judge_id }),
    ) as [Person, Person];
    expect(one.judgeId).not.toBe(two.judgeId);
    const [id = ''] = evaluation.scenarioIds;
    await one.put(id, { vote: '1' });
    expect((await two.get(id)).json.vote).toBeNull();
    const rows = (await asEditor('/invitations?limit=100')).json.items;
    const link = rows.find((row: any) => row.is_shared);
    expect(link.judge_id).toBeNull();
    expect(rows.filter((row: any) => row.created_from_id === link.invitation_id)).toHaveLength(2);
    expect((await send(server, `${path}/judging`, two.key)).json).toMatchObject({
      judge_name: 'Kim',
      is_judge_name_fixed: false,
      expires_at: link.expires_at,
    });
    await asEditor(`/invitations/${link.invitation_id}`, 'DELETE');
    for (const person of [one, two]) expect((await person.get(id)).status).toBe(401);
    expect((await join('Lee')).status).toBe(401);
    for (const body of [{ judge_name: 'Maria' }, { judge_id: one.judgeId }]) {
      const refused = await asEditor('/invitations', 'POST', { invitation_name: 'i', is_shared: true, ...body });
      expect(refused.json.detail[0]).toMatchObject({ type: 'extra_forbidden' });
    }
  });

  it('a shared invitation creates at most 1,000 judges (U55)', async () => {
    const link = (await asEditor('/invitations')).json.items.find((row: any) => row.is_shared);
    await addKeys(server.database, link.invitation_id, server.fixture.project, evaluation.evaluationId, 999);
    const join = () => send(server, `${path}/judges`, evaluation.shared, 'POST', { judge_name: 'Kim' });
    const statuses = (await Promise.all([join(), join(), join()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422, 422]);
    expect((await join()).json.detail[0]).toMatchObject({ type: 'too_long', loc: ['path', 'evaluation_id'] });
  });

  it('an editor can invite a judge again, and the judge then continues with the new invitation (U55)', async () => {
    const me = await invite(server, evaluation, 'Maria');
    await me.put(evaluation.scenarioIds[0] ?? '', { vote: '1' });
    const again = await asEditor('/invitations', 'POST', { invitation_name: 'new link', judge_id: me.judgeId });
    expect(again.json).toMatchObject({ judge_id: me.judgeId, judge_name: 'Maria', is_judge_name_fixed: true });
    const other = personWith(server, evaluation, { key: again.json.secret, judgeId: me.judgeId });
    expect((await other.get(evaluation.scenarioIds[0] ?? '')).json.vote).toBe('1');
    for (const judge_id of [server.fixture.session.user, 'nobody']) {
      const refused = await asEditor('/invitations', 'POST', { invitation_name: 'i', judge_id });
      expect(refused.json.detail[0]).toMatchObject({ loc: ['body', 'judge_id'] });
    }
  });

  it('after an evaluation is deleted, its invitations get no data (U58)', async () => {
    const me = await invite(server, evaluation);
    await asEditor('', 'DELETE');
    expect((await me.next()).status).toBe(404);
  });
});

/** Inserts the keys of judges who joined with a shared invitation. */
async function addKeys(
  database: Database,
  invitationId: string,
  projectId: string,
  evaluationId: string,
  count: number,
): Promise<void> {
  await database.transaction((tx) =>
    tx.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
       INSERT INTO keys (id, project_id, prefix, hash, name, role, user_id, created_at, evaluation_id, created_from_id)
       SELECT $1 || i, $2, $1 || i, $1 || i, 'k', 'evaluator', 'u', '2026-01-01T00:00:00.000Z', $3, $1 FROM n`,
      invitationId,
      projectId,
      evaluationId,
    ),
  );
}

describe('planted faults in the rights of invitations', () => {
  it('planted fault: the check finds a server that treats invitations like other keys (U58)', async () => {
    const server = await startTestServer({}, rewriteStatements(/k\.evaluation_id/, 'NULL AS evaluation_id'));
    const evaluation = await createSecretEvaluation(server, 1);
    const me = await invite(server, evaluation);
    const called: OperationId[] = ['getHumanEvaluation', 'getEvaluationScenario'];
    const findings = await overstep(server, evaluation, me.key, called).finally(() => server.stop());
    expect(findings).toEqual(
      expect.arrayContaining([
        'getHumanEvaluation of judge in its evaluation: 200, not 403',
        'getHumanEvaluation of judge in its evaluation: contains "concise"',
        'getEvaluationScenario of judge in another evaluation: 200, not 404',
        'getEvaluationScenario of judge in its evaluation: contains "a note of another judge"',
      ]),
    );
  });
});
