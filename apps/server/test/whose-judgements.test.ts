/**
 * Reads the judgements of an evaluation with every kind of API key, and checks whose judgements each response contains.
 * The tables `several` and `shared` repeat what the contract says: U54, U58, U59 and the descriptions of operations.
 */
import { operations, type OperationId } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../src/services/outcome.ts';
import type { Call } from './contract/drivers.ts';
import { sendCall } from './support/call.ts';
import { engines, type Engine } from './support/engine.ts';
import { createJudgedEvaluation } from './support/judged-evaluation.ts';
import { changeStatements } from './support/rewrite-statements.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** A caller. `judge` is the judge with the same user id as the key. */
interface Caller {
  key: string;
  judge: string;
  kind: 'reader' | 'editor' | 'invited';
}

/** The judges with an ordinary API key, and their roles. `judges` lists all judges in the order in which they judge. */
const keyHolders = { eva: 'evaluator', ed: 'editor', ada: 'admin' } as const;
const judges = ['eva', 'ed', 'ada', 'ivan', 'jo'];
const invited = ['ivan', 'jo'];

interface World {
  callers: Record<string, Caller>;
  /** The texts of each judge. If a response contains one of them, it contains data about this judge. */
  marks: Record<string, string[]>;
  path: { evaluation_id: string; evaluation_scenario_id: string; evaluation_type: string };
  appId: string;
}

const noteOf = (judge: string) => `note by ${judge}`;
const nameOf = (judge: string) => `name of ${judge}`;

/** Creates an evaluation that all judges have judged. */
async function createWorld(server: TestServer, judgementsPerScenario: number): Promise<World> {
  const { fixture, plain, database } = server;
  const made = await createJudgedEvaluation(fixture, plain, { judgementsPerScenario, scenarioCount: 1 });
  const callers: Record<string, Caller> = {};
  const marks: Record<string, string[]> = {};
  const issue = async (role: 'viewer' | 'evaluator' | 'editor' | 'admin', user: string) =>
    (await plain.keys.issue(fixture.project, { name: role, role, user: `user ${user}` })).secret;
  for (const [judge, role] of Object.entries(keyHolders))
    callers[judge] = { key: await issue(role, judge), judge, kind: role === 'evaluator' ? 'reader' : 'editor' };
  // Eva has a second key, with the role viewer. Max judges nothing.
  callers['viewer'] = { key: await issue('viewer', 'eva'), judge: 'eva', kind: 'reader' };
  callers['max'] = { key: await issue('evaluator', 'max'), judge: 'max', kind: 'reader' };
  const ivan = unwrap(await plain.invitations.create(fixture.session, made.evaluationId, { invitation_name: 'i' }));
  callers['ivan'] = { key: ivan.secret, judge: 'ivan', kind: 'invited' };
  const shared = await plain.keys.authenticate(made.shared);
  if (shared === undefined) throw new Error('the shared invitation does not work');
  const jo = unwrap(await plain.invitations.join(shared, made.evaluationId, nameOf('jo')));
  callers['jo'] = { key: jo.secret, judge: 'jo', kind: 'invited' };
  const ids: Record<string, string> = { ivan: ivan.judge_id ?? '', jo: jo.judge_id };
  const path = {
    evaluation_id: made.evaluationId,
    evaluation_scenario_id: made.scenarioIds[0] ?? '',
    evaluation_type: 'human_a_b_testing',
  };
  const others = (id: string) =>
    database.all('SELECT * FROM scenario_judges WHERE judge_id <> $1 ORDER BY scenario_id, judge_id', id);
  for (const judge of judges) {
    const id = ids[judge] ?? `user ${judge}`;
    marks[judge] = [noteOf(judge), nameOf(judge), id];
    const { key } = callers[judge] as Caller;
    const before = await others(id);
    const named = await sendCall(
      server,
      { operation: 'updateJudging', path, body: { judge_name: nameOf(judge) } },
      key,
    );
    const body = { vote: '1', note: noteOf(judge) };
    const judged = await sendCall(server, { operation: 'updateEvaluationScenario', path, body }, key);
    expect([named.status, judged.status, judged.json.note]).toEqual([200, 200, noteOf(judge)]);
    expect(await others(id)).toEqual(before);
  }
  return { callers, marks, path, appId: fixture.appId };
}

type Rule = (caller: Caller) => string[];
const everybody: Rule = () => judges;
const nobody: Rule = () => [];
const invitees: Rule = () => invited;
const own: Rule = ({ judge }) => judges.filter((name) => name === judge);
const ownUnlessEditor: Rule = (caller) => (caller.kind === 'editor' ? judges : own(caller));
const editorsOnly: Rule = ({ kind }) => (kind === 'editor' ? judges : []);
/** If all judges overwrite one judgement, callers see that of the last judge. Invited judges see only their own. */
const latest: Rule = (caller) => (caller.kind === 'invited' ? own(caller) : judges.slice(-1));

/** The judges that each response must mention if each scenario has several judgements. */
const several: Partial<Record<OperationId, Rule>> = {
  listHumanEvaluations: nobody,
  getHumanEvaluation: nobody,
  updateHumanEvaluation: nobody,
  getLeaderboard: nobody,
  listEvaluationScenarios: own,
  getEvaluationScenario: own,
  updateEvaluationScenario: own,
  reserveNextScenario: own,
  getJudging: own,
  updateJudging: own,
  listJudgements: ownUnlessEditor,
  exportJudgementsCsv: ownUnlessEditor,
  exportJudgementsSpreadsheet: ownUnlessEditor,
  exportJudgementsJsonLines: ownUnlessEditor,
  getHumanEvaluationResults: editorsOnly,
  listJudges: everybody,
  listInvitations: invitees,
};
/**
 * The judges that each response must mention if each scenario has only one judgement. Each judge overwrites the
 * judgement of the judge before.
 */
const shared: Partial<Record<OperationId, Rule>> = {
  ...several,
  listEvaluationScenarios: latest,
  getEvaluationScenario: latest,
  listJudgements: everybody,
  exportJudgementsCsv: latest,
  exportJudgementsSpreadsheet: latest,
  exportJudgementsJsonLines: latest,
};
/** Operations that return nothing about judges, or only about a new judge. */
const withoutJudges: OperationId[] = [
  'createHumanEvaluation',
  'deleteHumanEvaluation',
  'createEvaluationScenarios',
  'createJudge',
  'createInvitation',
  'listResultsKeys',
  'createResultsKey',
  'revokeResultsKey',
  'revokeInvitation',
];
/**
 * Testing these operations changes a judgement. If each scenario has only one judgement, the test leaves these
 * operations out, because the change would affect all judges.
 */
const changingShared: OperationId[] = ['updateEvaluationScenario', 'reserveNextScenario'];

const bodies: Partial<Record<OperationId, object>> = {
  updateHumanEvaluation: { evaluation_name: 'renamed' },
  updateEvaluationScenario: { is_pinned: true },
  reserveNextScenario: {},
};

/** Calls operations with all permitted keys. Returns responses that mention more or fewer judges than `table` says. */
async function find(server: TestServer, world: World, table: typeof several): Promise<string[]> {
  const { callers, marks, path, appId } = world;
  const findings: string[] = [];
  for (const [name, caller] of Object.entries(callers)) {
    for (const [operation, rule] of Object.entries(table) as [OperationId, Rule][]) {
      const { path_parameters: parameters, role, invitations } = operations[operation];
      const isInvited = (invitations as readonly string[]).includes('judge');
      if (caller.kind === 'invited' && !isInvited) continue;
      if (caller.kind !== 'editor' && role === 'editor') continue;
      if (name === 'viewer' && role !== 'viewer') continue;
      if (name === 'max' && operation === 'updateJudging') continue;
      const body = operation === 'updateJudging' ? { judge_name: nameOf(caller.judge) } : bodies[operation];
      const call: Call = {
        operation,
        path: Object.fromEntries(parameters.map((part) => [part, { ...path, app_id: appId }[part as 'app_id']])),
        ...(body === undefined ? {} : { body }),
      };
      const vote = (value: string | null) =>
        sendCall(server, { operation: 'updateEvaluationScenario', path, body: { vote: value } }, caller.key);
      // Clears the vote, so that the caller gets this scenario again. The scenario still contains the caller's note.
      if (operation === 'reserveNextScenario') await vote(null);
      const { status, text } = await sendCall(server, call, caller.key);
      if (operation === 'reserveNextScenario' && name !== 'max') await vote('1');
      const found = judges.filter((judge) => marks[judge]?.some((mark) => text.includes(mark)));
      if (status >= 300 || String(found) !== String(rule(caller)))
        findings.push(`${operation} by ${name}: ${status}, ${found.join(' ')}, not ${rule(caller).join(' ')}`);
    }
  }
  return findings;
}

it('the tests in this file cover every operation about evaluations', () => {
  const all = (Object.keys(operations) as OperationId[]).filter(
    (name) => operations[name].tag === 'human-evaluations' || name === 'getLeaderboard',
  );
  expect([...Object.keys(several), ...withoutJudges].sort()).toEqual(all.sort());
});

const start = (engine: Engine, plant: () => (sql: string) => string = () => (sql) => sql) =>
  startTestServer(
    {},
    changeStatements((sql, values) => [plant()(sql), ...values]),
    engine,
  );

describe.each(engines)('whose judgements a caller can read on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start(engine);
  });
  afterAll(() => server.stop());

  it('with several judgements per scenario, only editors read the judgements of others', async () => {
    expect(await find(server, await createWorld(server, judges.length + 1), several)).toEqual([]);
  });

  it('with one judgement per scenario, all callers except invited judges read judgements of others', async () => {
    const table = Object.entries(shared).filter(([name]) => !changingShared.includes(name as OperationId));
    expect(await find(server, await createWorld(server, 1), Object.fromEntries(table))).toEqual([]);
  });

  it.each([
    ['several judgements per scenario', 3, { reader: 403, editor: 200, invited: 403 }],
    ['one judgement per scenario', 1, { reader: 200, editor: 200, invited: 403 }],
  ])('with %s, only the expected callers may change inputs and outputs', async (_, count, statuses) => {
    const { callers, path } = await createWorld(server, count);
    for (const member of [{ inputs: [] }, { outputs: [] }, { correct_answer: 'changed' }]) {
      for (const [name, { key, kind }] of Object.entries(callers)) {
        const call: Call = { operation: 'updateEvaluationScenario', path, body: member };
        const { status } = await sendCall(server, call, key);
        expect([name, member, status]).toEqual([name, member, name === 'viewer' ? 403 : statuses[kind]]);
      }
    }
  });
});

describe('planted faults in the reading of judgements', () => {
  let plant = (sql: string) => sql;
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await start('sqlite', () => plant);
    world = await createWorld(server, judges.length + 1);
  });
  afterAll(() => server.stop());

  it.each([
    ['the log of all judges', / AND j\.user_id = \$5/g, ' AND $5 = $5', ['listJudgements']],
    [
      'the exports of all judges',
      / AND o\.judge_id = (\$\d)/g,
      ' AND $1 = $1',
      ['exportJudgementsCsv', 'exportJudgementsSpreadsheet', 'exportJudgementsJsonLines'],
    ],
    [
      'evaluators the rights of editors',
      /k\.role/,
      "CASE k.role WHEN 'evaluator' THEN 'editor' ELSE k.role END AS role",
      [
        'listJudgements',
        'exportJudgementsCsv',
        'exportJudgementsSpreadsheet',
        'exportJudgementsJsonLines',
        'getHumanEvaluationResults',
      ],
    ],
    [
      'a judge the judgement of another judge',
      /(FROM scenario_judges WHERE scenario_id = \$1 AND judge_id) = \$2/,
      '$1 <> $$2',
      ['getEvaluationScenario'],
    ],
  ] as [string, RegExp, string, OperationId[]][])(
    'planted fault: the check finds a server that gives %s',
    async (_, from, to, expected) => {
      plant = (sql) => sql.replace(from, to);
      const table = Object.entries(several).filter(([name]) => expected.includes(name as OperationId));
      const findings = await find(server, world, Object.fromEntries(table));
      plant = (sql) => sql;
      expect(findings.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(expected));
    },
  );
});
