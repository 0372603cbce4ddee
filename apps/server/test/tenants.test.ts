/**
 * Checks that a caller of one project cannot read or change objects of another project, and cannot find out that these
 * objects exist. Also checks that each role may call exactly the operations that the contract's `x-role` allows.
 */
import { operations, type OperationId, type Role } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../src/services/session.ts';
import type { Database } from '../src/store/index.ts';
import { good } from './contract/cases.ts';
import type { Call } from './contract/drivers.ts';
import { sendRequest, type TestResponse } from './support/requests.ts';
import { engines, type Engine } from './support/engine.ts';
import { fillFixture, type Fixture } from './support/fixture.ts';
import { rewriteStatements } from './support/rewrite-statements.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const every = Object.keys(operations) as OperationId[];
const isOwn = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const tables = [
  'projects',
  'keys',
  'apps',
  'bases',
  'variants',
  'variant_revisions',
  'environments',
  'deployments',
  'evaluations',
  'scenarios',
  'judgements',
  'judges',
  'scenario_judges',
];

/** Returns all stored rows as text, without the time of each key's last use. */
async function dump(database: Database): Promise<string> {
  const rows = [];
  for (const table of tables) {
    const all = await database.all<Record<string, unknown>>(`SELECT * FROM ${table}`);
    rows.push(...all.map((row) => `${table} ${JSON.stringify({ ...row, last_used_at: null })}`).sort());
  }
  return rows.join('\n');
}

function send(
  server: TestServer,
  { operation, path = {}, query, body, headers = {} }: Call,
  key: string | null,
): Promise<TestResponse> {
  const { method, path: template } = operations[operation];
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  return sendRequest(server, filled + search, { method, key, headers: { 'X-Request-Id': 'same', ...headers } }, body);
}

/** Returns a copy of `value` with each id replaced by an id that does not exist. `swap` contains the replacements. */
function unknown<T>(value: T, swap: Map<string, string>): T {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    if (typeof part !== 'string' || !isOwn.test(part)) return part;
    if (!swap.has(part)) swap.set(part, crypto.randomUUID());
    return swap.get(part);
  }) as T;
}

const shown = ({ status, text, headers }: TestResponse) => ({
  status,
  text,
  etag: headers.get('etag'),
  location: headers.get('location'),
});

interface Finding {
  operation: string;
  what: string;
}

/**
 * Calls the operations in `called` with a key of project A and with ids of project B. If `places` is "body", only the
 * body has ids of B, and the path has ids of A. Returns the number of calls. Also returns a finding for each call that
 * succeeded, wrote something, or revealed that an object exists.
 */
async function trespass(
  server: TestServer,
  b: Fixture,
  places: 'all' | 'body' = 'all',
  called: readonly OperationId[] = every,
): Promise<{ asked: number; findings: Finding[] }> {
  const a = server.fixture;
  const findings: Finding[] = [];
  let asked = 0;
  for (const operation of called) {
    const theirs: Call = { operation, ...(await good[operation](b, server.plain)).call };
    // If only the body is tested, the path has ids of A, for example the id of A's application. The body has ids of B,
    // for example the ids of B's variants.
    const call = places === 'all' ? theirs : { ...theirs, path: (await good[operation](a, server.plain)).call.path };
    const named = JSON.stringify([call.path, call.query, call.body]).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
    if (named.length === 0 || (places === 'body' && !JSON.stringify(call.body ?? null).includes('-7'))) continue;
    asked += 1;
    const before = await dump(server.database);
    const response = await send(server, call, a.keys.admin);
    if ((await dump(server.database)) !== before) findings.push({ operation, what: 'something was written' });
    if (response.status < 400) findings.push({ operation, what: `responded with ${response.status}` });
    const swap = new Map(places === 'body' ? Object.values(call.path ?? {}).map((id) => [id, id] as const) : []);
    const absent = await send(server, unknown(call, swap), a.keys.admin);
    const [told, should] = [shown(response), shown(absent)];
    if (JSON.stringify(told) !== JSON.stringify(should))
      findings.push({
        operation,
        what: `${told.status} ${told.text} for an existing id, ${should.status} ${should.text} for an unknown id`,
      });
  }
  return { asked, findings };
}

/**
 * Calls every GET operation as project A with its own ids. Returns the operations whose responses contain ids of
 * project B.
 */
async function leaks(server: TestServer, b: Fixture): Promise<string[]> {
  const theirs = (await dump(server.database))
    .split('\n')
    .filter((row) => row.includes(b.project))
    .flatMap((row) => row.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []);
  const found = [];
  for (const operation of every.filter((name) => operations[name].method === 'GET')) {
    const { text } = await send(
      server,
      { operation, ...(await good[operation](server.fixture, server.plain)).call, headers: {} },
      server.fixture.keys.admin,
    );
    if (theirs.some((id) => text.includes(id))) found.push(operation);
  }
  return found;
}

/**
 * Calls the operations in `called` with every role. Returns the number of calls, and the responses whose status differs
 * from the published contract.
 */
async function overstep(
  server: TestServer,
  called: readonly OperationId[] = every,
): Promise<{ held: number; findings: string[] }> {
  const contract: any = await (await fetch(`${server.origin}/openapi.json`)).json();
  const findings = [];
  let held = 0;
  for (const operation of called) {
    const { path, method } = operations[operation];
    const needs = contract.paths[path][method.toLowerCase()]['x-role'] as Role | undefined;
    for (const role of roles) {
      const { status, call } = await good[operation](server.fixture, server.plain);
      const response = await send(server, { operation, ...call }, server.fixture.keys[role]);
      const mayCall = needs === undefined || roles.indexOf(role) >= roles.indexOf(needs);
      // Some operations accept only a special key, for example an invitation. For these operations, all roles get 403.
      const expected = mayCall && call.key === undefined ? status : 403;
      if (response.status !== expected || (expected === 403 && response.json.code !== 'forbidden'))
        findings.push(`${operation} by ${role}: ${response.status}, not ${expected}`);
      held += 1;
    }
  }
  return { held, findings };
}

async function start(
  engine: Engine,
  wrap?: (database: Database) => Database,
): Promise<{ server: TestServer; b: Fixture }> {
  const server = await startTestServer({}, wrap, engine);
  return { server, b: await fillFixture(server.database, 'tenant b') };
}

describe.each(engines)('the isolation of projects and the rights of roles on %s', (engine) => {
  let server: TestServer;
  let b: Fixture;
  beforeAll(async () => {
    ({ server, b } = await start(engine));
  });
  afterAll(() => server.stop());

  it('no operation reads, writes or reveals data of another project', async () => {
    const whole = await trespass(server, b);
    const inBody = await trespass(server, b, 'body');
    expect([...whole.findings, ...inBody.findings]).toEqual([]);
    console.log(
      `${engine}: ${whole.asked} operations with another tenant's ids, ${inBody.asked} with such ids only in the body`,
    );
    expect([whole.asked, inBody.asked]).toEqual([every.length - 5, 3]);
  });

  it('no response to a GET contains ids of another project', async () => {
    expect(await leaks(server, b)).toEqual([]);
  });

  it('two projects may have apps of the same name, and a path with ids of both projects gets a 404', async () => {
    const taken = await sendRequest(server, '/apps', { method: 'POST' }, { app_name: 'only in a' });
    expect([
      taken.status,
      (await sendRequest(server, '/apps', { method: 'POST', key: b.keys.admin }, { app_name: 'only in a' })).status,
    ]).toEqual([201, 201]);
    const { evaluationId } = server.fixture.pairs;
    const mixed = `/human-evaluations/${evaluationId}/evaluation-scenarios/${b.pairs.scenarioIds[0]}`;
    expect((await sendRequest(server, mixed)).status).toBe(404);
  });

  it('each role may call the operations that the contract allows and gets 403 for all others', async () => {
    const { held, findings } = await overstep(server);
    expect(findings).toEqual([]);
    expect(held).toBe(every.length * roles.length);
  });
});

it('planted fault: the check finds a server that ignores roles', async () => {
  const { server } = await start('sqlite', rewriteStatements(/k\.role/, "'admin' AS role"));
  const { findings } = await overstep(server, ['createKey', 'updateEvaluationScenario', 'deleteApp']).finally(() =>
    server.stop(),
  );
  expect(findings).toEqual(
    expect.arrayContaining([
      'createKey by viewer: 201, not 403',
      'updateEvaluationScenario by viewer: 200, not 403',
      'deleteApp by evaluator: 204, not 403',
    ]),
  );
});

describe('planted faults in the isolation of projects', () => {
  it.each([
    ['the read by environment', / AND project_id = \$3/, ' AND $3 = $3', ['getVariantByEnv']],
    [
      'reads of evaluations',
      /FROM evaluations WHERE id = \$1 AND project_id = \$2/,
      'FROM evaluations WHERE id = $1 AND $2 = $2',
      [
        'listEvaluationScenarios',
        'getEvaluationScenario',
        'listJudgements',
        'exportJudgementsCsv',
        'exportJudgementsJsonLines',
      ],
    ],
    [
      'deletions',
      /(UPDATE \w+ SET deleted_at = .* WHERE id = \$1) AND project_id = \$2/,
      '$1 AND $$2 = $$2',
      ['deleteApp', 'deleteHumanEvaluation'],
    ],
    ['the revocation of keys', /WHERE id = \$1 AND project_id = \$2/, 'WHERE id = $1 AND $2 = $2', ['revokeKey']],
  ] as [string, RegExp, string, OperationId[]][])(
    'planted fault: the check finds %s without a project filter',
    async (_, from, to, operationIds) => {
      const { server, b } = await start('sqlite', rewriteStatements(from, to));
      const { findings } = await trespass(server, b, 'all', operationIds).finally(() => server.stop());
      expect(findings.map(({ operation }) => operation)).toEqual(expect.arrayContaining(operationIds));
    },
  );

  it('planted fault: the check finds a list without a project filter', async () => {
    const { server, b } = await start(
      'sqlite',
      rewriteStatements(/FROM apps WHERE project_id = \$1 AND/, 'FROM apps WHERE $1 = $1 AND'),
    );
    expect(await leaks(server, b).finally(() => server.stop())).toEqual(['listApps']);
  });

  it('planted fault: the check finds an evaluation that is created with a variant of another project', async () => {
    const own = ', (SELECT id FROM apps WHERE project_id = $$2 ORDER BY id LIMIT 1) AS app_id$1';
    const { server, b } = await start(
      'sqlite',
      rewriteStatements(/( FROM variants v JOIN bases b [^$]* WHERE v\.id = \$1) AND v\.project_id = \$2/, own),
    );
    const { findings } = await trespass(server, b, 'body', ['createHumanEvaluation']).finally(() => server.stop());
    expect(findings).toContainEqual({ operation: 'createHumanEvaluation', what: 'something was written' });
  });
});
