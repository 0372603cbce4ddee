/**
 * Calls every operation with every kind of API key. The expected status follows from `x-role` and `x-invitation` in the
 * published contract, and never from the code of the server.
 */
import { operations, type OperationId, type Role } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../src/services/outcome.ts';
import { good, judged } from './contract/cases.ts';
import type { Call } from './contract/drivers.ts';
import { allRows } from './support/all-rows.ts';
import { sendCall } from './support/call.ts';
import { engines } from './support/engine.ts';
import { fillFixture } from './support/fixture.ts';
import { createJudgedEvaluation } from './support/judged-evaluation.ts';
import { changeStatements } from './support/rewrite-statements.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const every = Object.keys(operations) as OperationId[];

/** The roles from the lowest to the highest. */
const order: Role[] = ['viewer', 'evaluator', 'editor', 'admin'];

interface Caller {
  name: string;
  key: string | null;
  role?: Role;
  /** The kind of invitation, as `x-invitation` names it. Undefined for any other key. */
  invitation?: 'judge' | 'shared' | 'results';
  /** Whether the key gives access to the project and the evaluation that the calls name. */
  reachesObjects: boolean;
}

async function createCallers({ database, fixture, plain }: TestServer): Promise<Caller[]> {
  const other = await fillFixture(database, 'other');
  const own = await judged(fixture, plain);
  const elsewhere = [
    ['another evaluation', await createJudgedEvaluation(fixture, plain)],
    ['an evaluation of another project', await createJudgedEvaluation(other, plain)],
  ] as const;
  const session = await plain.keys.authenticate(own.shared);
  if (session === undefined) throw new Error('the shared invitation does not work');
  const joined = unwrap(await plain.invitations.join(session, own.evaluationId, 'joined'));
  const judge = { role: 'evaluator', invitation: 'judge' } as const;
  const shared = { role: 'evaluator', invitation: 'shared' } as const;
  const results = { role: 'viewer', invitation: 'results' } as const;
  const resultsKeyOf = async (evaluationId: string, of = fixture) =>
    unwrap(await plain.resultsKeys.create(of.session, evaluationId, { results_key_name: 'r' })).secret;
  return [
    { name: 'nobody', key: null, reachesObjects: false },
    ...order.map((role) => ({ name: role, key: fixture.keys[role], role, reachesObjects: true })),
    ...order.map((role) => ({
      name: `${role} of another project`,
      key: other.keys[role],
      role,
      reachesObjects: false,
    })),
    { name: 'invited judge', key: own.judge, ...judge, reachesObjects: true },
    { name: 'joined judge', key: joined.secret, ...judge, reachesObjects: true },
    { name: 'shared invitation', key: own.shared, ...shared, reachesObjects: true },
    { name: 'shared results', key: await resultsKeyOf(own.evaluationId), ...results, reachesObjects: true },
    {
      name: 'shared results of another evaluation',
      key: await resultsKeyOf(elsewhere[0][1].evaluationId),
      ...results,
      reachesObjects: false,
    },
    {
      name: 'shared results of another project',
      key: await resultsKeyOf(elsewhere[1][1].evaluationId, other),
      ...results,
      reachesObjects: false,
    },
    ...elsewhere.flatMap(([place, { judge: secret, shared: sharedSecret }]) => [
      { name: `judge of ${place}`, key: secret, ...judge, reachesObjects: false },
      { name: `shared invitation to ${place}`, key: sharedSecret, ...shared, reachesObjects: false },
    ]),
  ];
}

interface Rights {
  'x-role'?: Role;
  'x-invitation'?: string[];
}

/** Returns the status that the contract promises to a caller. `success` is the status for callers with the right. */
function expectedStatus({ operation, ...call }: Call, success: number, rights: Rights, caller: Caller): number {
  const { 'x-role': needs, 'x-invitation': invitations = [] } = rights;
  if (needs === undefined) return success;
  if (caller.role === undefined) return 401;
  if (order.indexOf(caller.role) < order.indexOf(needs)) return 403;
  if (caller.invitation !== undefined && !invitations.includes(caller.invitation)) return 403;
  // The contract says this only in the description of the operation: "Other keys get 403".
  if (operation === 'createJudge' && caller.invitation !== 'shared') return 403;
  // All projects have the same environments, so an environment is never an object of another project.
  const namesObject =
    Object.keys(call.path ?? {}).some((name) => name !== 'environment') || call.query?.['app_id'] !== undefined;
  if (caller.reachesObjects || !namesObject) return success;
  return operation === 'getVariantByEnv' ? 500 : 404;
}

/** Operations that are enough to find each planted fault below. */
const revealing: OperationId[] = [
  'createKey',
  'updateEvaluationScenario',
  'deleteApp',
  'listJudges',
  'getApp',
  'getJudging',
  'updateJudging',
  'createJudge',
];
const isLong = process.env['JURYBOX_LONG'] === '1';

/** Calls the operations in `called` with every key. `findings` are the responses that contradict the contract. */
async function overstep(
  server: TestServer,
  callers: Caller[],
  called: readonly OperationId[] = every,
): Promise<{ asked: number; findings: string[] }> {
  const { database, fixture, plain } = server;
  const contract: any = await (await fetch(`${server.origin}/openapi.json`)).json();
  expect(contract.components.schemas.Role.enum).toEqual(order);
  const { evaluationId, scenarioIds } = await judged(fixture, plain);
  const findings: string[] = [];
  let asked = 0;
  const rightsOf = (operation: OperationId) => {
    const { path, method } = operations[operation];
    return contract.paths[path][method.toLowerCase()] as Rights;
  };
  /** Returns a call that succeeds. If invitations may call the operation, the call is about their evaluation. */
  const callOf = async (operation: OperationId, { 'x-invitation': invitations }: Rights) => {
    const { status, call } = await good[operation](fixture, plain);
    const own = {
      evaluation_id: evaluationId,
      ...('evaluation_scenario_id' in (call.path ?? {}) ? { evaluation_scenario_id: scenarioIds[0] ?? '' } : {}),
    };
    const path = invitations === undefined ? call.path : { ...call.path, ...own };
    return { success: status, call: { ...call, operation, ...(path === undefined ? {} : { path }) } };
  };
  const ask = async (caller: Caller, call: Call, expected: number) => {
    const { status, json } = await sendCall(server, call, caller.key);
    asked += 1;
    if (status !== expected || (status === 403 && json.code !== 'forbidden'))
      findings.push(`${call.operation} by ${caller.name}: ${status}, not ${expected}`);
  };
  const plan = [];
  for (const operation of called) {
    const rights = rightsOf(operation);
    const { call, success } = await callOf(operation, rights);
    const expected = callers.map((caller) => [caller, expectedStatus(call, success, rights, caller)] as const);
    plan.push({ rights, call, success, expected });
  }
  const readRows = async () => new Set(Object.values(await allRows(database)).flat());
  let before = await readRows();
  // A refused call changes nothing, so all refused calls of an operation can use the same objects.
  for (const { call, success, expected } of plan) {
    for (const [caller, status] of expected) if (status !== success) await ask(caller, call, status);
    const after = await readRows();
    // The server may remove rows of objects that earlier calls have deleted, but it may not add or change any.
    if ([...after].some((row) => !before.has(row)))
      findings.push(`${call.operation} by a caller without the right: something was written`);
    before = after;
  }
  for (const { rights, call, success, expected } of plan) {
    const isRead = operations[call.operation].method === 'GET';
    for (const [caller, status] of expected)
      if (status === success) await ask(caller, isRead ? call : (await callOf(call.operation, rights)).call, success);
  }
  return { asked, findings };
}

if (!isLong) console.warn(`NOT RUN: the rights for ${every.length - revealing.length} operations on PostgreSQL`);

describe.each(engines)('the rights of API keys on %s', (engine) => {
  // All operations read the API key with the same SQL statement. So only long tests call all operations on PostgreSQL.
  const called = engine === 'sqlite' || isLong ? every : revealing;
  it('each kind of key may call exactly the operations that the contract allows', async () => {
    const server = await startTestServer({}, undefined, engine);
    const { asked, findings } = await overstep(server, await createCallers(server), called).finally(() =>
      server.stop(),
    );
    const advice = 'If a derived call does not fit, add one to `own` in apps/server/test/contract/cases.ts';
    expect(findings, advice).toEqual([]);
    expect(asked).toBe(called.length * 19);
  });
});

describe('planted faults in the rights of API keys', () => {
  let server: TestServer;
  let callers: Caller[];
  let plant = (sql: string) => sql;
  beforeAll(async () => {
    server = await startTestServer(
      {},
      changeStatements((sql, values) => [plant(sql), ...values]),
    );
    callers = await createCallers(server);
  });
  afterAll(() => server.stop());

  it.each([
    [
      'ignores roles',
      /k\.role/,
      "'admin' AS role",
      [
        'createKey by viewer: 201, not 403',
        'updateEvaluationScenario by viewer: 200, not 403',
        'deleteApp by viewer: 204, not 403',
        'deleteApp by a caller without the right: something was written',
      ],
    ],
    [
      'treats evaluators as editors',
      /k\.role/,
      "CASE k.role WHEN 'evaluator' THEN 'editor' ELSE k.role END AS role",
      ['listJudges by evaluator: 200, not 403', 'deleteApp by evaluator: 204, not 403'],
    ],
    [
      'treats viewers as evaluators',
      /k\.role/,
      "CASE k.role WHEN 'viewer' THEN 'evaluator' ELSE k.role END AS role",
      ['updateEvaluationScenario by viewer: 200, not 403'],
    ],
    [
      'treats invitations like other keys',
      /k\.evaluation_id/,
      'NULL AS evaluation_id',
      ['getJudging by judge of another evaluation: 200, not 404', 'getApp by invited judge: 200, not 403'],
    ],
    [
      'treats shared invitations like personal ones',
      /k\.is_shared/,
      '0 AS is_shared',
      ['updateJudging by shared invitation: 200, not 403', 'createJudge by shared invitation: 403, not 201'],
    ],
  ])('planted fault: the check finds a server that %s', async (_, from, to, some) => {
    plant = (sql) => sql.replace(from, to);
    const called = revealing.filter((operation) => some.some((finding) => finding.startsWith(`${operation} `)));
    const { findings } = await overstep(server, callers, called);
    plant = (sql) => sql;
    expect(findings).toEqual(expect.arrayContaining(some));
  });
});
