/** Calls that try to reach objects of another project, and checks of what these calls do. */
import { operations, type OperationId } from '@jurybox/types';
import { finishImport, type ImportedProject } from '../../src/services/imported-project.ts';
import { createServices } from '../../src/services/index.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { projectTables } from '../../src/store/project-file/tables.ts';
import { good, judged } from '../contract/cases.ts';
import type { Call } from '../contract/drivers.ts';
import { allRows, collect, type AllRows } from './all-rows.ts';
import { sendCall } from './call.ts';
import { fillFixture, type Fixture } from './fixture.ts';
import { createJudgedEvaluation } from './judged-evaluation.ts';
import type { TestResponse } from './requests.ts';
import type { TestServer } from './server.ts';

export interface Attempt {
  name: string;
  /** `before` contains the rows before the attempt. The default is the rows after the previous attempt. */
  run(before?: AllRows): Promise<AttemptResult>;
}

export interface AttemptResult {
  /** What the attempt did to the other project or found out about it. */
  findings: string[];
  /** The responses to calls with ids of the caller's own project. Ids, times and keys in them are replaced. */
  own: string;
}

interface Tenant extends Fixture {
  cursors: Partial<Record<OperationId, string>>;
  commonKey: string;
  /** Calls that succeed with the ids of this project. */
  calls: Call[];
}

const id = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const ids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

const exports = ['exportJudgementsCsv', 'exportJudgementsSpreadsheet', 'exportJudgementsJsonLines'] as const;
const judgedLists = ['listEvaluationScenarios', ...exports] as const;

/** A judge with this user id judges in every project, with the project's `commonKey`. */
const commonUser = 'u-in-both-projects';

/** Returns a project that has rows in every table. Its largest evaluation has `scenarioCount` scenarios. */
async function createTenant(server: TestServer, fixture: Fixture, scenarioCount = 3): Promise<Tenant> {
  const { plain: services } = server;
  const { project, session, variantIds, appId } = fixture;
  const { evaluationId, scenarioIds, shared, judgeId } = await judged(fixture, services);
  const sharedSession = await services.keys.authenticate(shared);
  const user = { user: commonUser, role: 'evaluator' } as const;
  const { secret: commonKey } = await services.keys.issue(project, { name: 'k', ...user });
  const common = await services.keys.authenticate(commonKey);
  if (sharedSession === undefined || common === undefined) throw new Error('a new key does not work');
  unwrap(await services.invitations.join(sharedSession, evaluationId, `joined in ${project}`));
  unwrap(await services.judging.rename(common, evaluationId, `judge in ${project}`));
  const closed = await createJudgedEvaluation(fixture, services, { scenarioCount });
  for (const [place, type] of [
    [{ ...closed, scenarioId: closed.scenarioIds.at(-1) ?? '' }, 'human_a_b_testing'],
    [{ evaluationId, scenarioId: scenarioIds[0] ?? '' }, 'human_a_b_testing'],
    [{ ...fixture.singles, scenarioId: fixture.singles.scenarioIds[0] ?? '' }, 'single_model_test'],
  ] as const) {
    const judgement = type === 'single_model_test' ? { score: 1 } : { vote: '1' };
    unwrap(await services.scenarios.update(common, { ...place, type }, { ...judgement, note: `note in ${project}` }));
  }
  unwrap(await services.nextScenario.reserve(common, evaluationId, {}));
  unwrap(await services.evaluations.update(session, closed.evaluationId, { is_closed: true }));
  const place = { appId, environment: 'production' };
  unwrap(await services.deploymentRequests.create(session, { ...place, variantId: variantIds[0] }));
  const path = { evaluation_id: evaluationId };
  const outputs = variantIds.map((variant) => ({ variant_id: variant, variant_output: 'x' }));
  const scenario = { inputs: [{ input_name: 'q', input_value: 'Why?' }], outputs };
  const evaluation = { evaluation_name: 'e', evaluation_type: 'human_a_b_testing', variant_ids: variantIds };
  const calls: Call[] = [
    { operation: 'revokeKey', path: { key_id: sharedSession.key } },
    { operation: 'revokeInvitation', path: { ...path, invitation_id: sharedSession.key } },
    { operation: 'createInvitation', path, body: { invitation_name: 'i', judge_id: judgeId } },
    { operation: 'reserveNextScenario', path, body: { current: scenarioIds[1], skip: [scenarioIds[2]] } },
    { operation: 'createEvaluationScenarios', path, body: { scenarios: [scenario] } },
    { operation: 'createHumanEvaluation', path: { app_id: appId }, body: { ...evaluation, scenarios: [scenario] } },
    {
      operation: 'updateEvaluationScenario',
      path: { ...path, evaluation_scenario_id: scenarioIds[0] ?? '', evaluation_type: 'human_a_b_testing' },
      body: { outputs, note: 'n' },
    },
    ...(['getEvaluationScenario', 'listJudgements'] as const).map((operation) => ({
      operation,
      path: { ...path, evaluation_scenario_id: scenarioIds[0] ?? '' },
    })),
    ...judgedLists.map((operation) => ({ operation, path, query: { judged: 'true' } })),
    { operation: 'getHumanEvaluationResults', path },
    {
      operation: 'listDeploymentRequests',
      path: { app_id: appId, environment: 'production' },
      query: { is_open: 'true' },
    },
    { operation: 'deleteVariant', path: { variant_id: variantIds[0] } },
    {
      operation: 'createVariant',
      path: { app_id: appId },
      body: { base_name: 'concise', config_name: 'large', parameters: {} },
    },
    { operation: 'watchEnvironment', path: { environment: 'production' }, query: { app_id: appId, wait: '0' } },
    { operation: 'evaluateFlag', path: { environment: 'production', key: 'support-assistant' }, body: {} },
    { operation: 'createApp', body: { app_name: 'created twice' }, headers: { 'Idempotency-Key': 'same-in-both' } },
  ];
  const cursors: Tenant['cursors'] = {};
  for (const operation of Object.keys(operations) as OperationId[]) {
    const made = await good[operation](fixture, services);
    const call: Call = { ...made.call, operation };
    calls.push(call);
    const parameters: readonly string[] = operations[operation].query_parameters;
    if (!parameters.includes('cursor')) continue;
    const first = await sendCall(server, { ...call, query: { limit: '1' } }, fixture.keys.admin);
    cursors[operation] = first.json.next_cursor ?? undefined;
  }
  return { ...fixture, calls, cursors, commonKey };
}

/** Returns the ids of all objects in a project. */
function idsOf(project: string, all: AllRows): Set<string> {
  const known = new Set([project]);
  const rows = Object.values(all).flat();
  for (let size = 0; size !== known.size;) {
    size = known.size;
    for (const row of rows) {
      const inRow = row.match(ids) ?? [];
      if (inRow.some((one) => known.has(one))) for (const one of inRow) known.add(one);
    }
  }
  return known;
}

/** Returns a copy of the call in which `replace` has replaced each id. */
function replaceIds(call: Call, replace: (found: string, index: number) => string): Call {
  let index = 0;
  const part = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (_, leaf: unknown) =>
      typeof leaf === 'string' && id.test(leaf) ? replace(leaf, index++) : leaf,
    ) as never;
  const { path, query, body } = call;
  return {
    ...call,
    ...(path === undefined ? {} : { path: part(path) }),
    ...(query === undefined ? {} : { query: part(query) }),
    ...(body === undefined ? {} : { body: part(body) }),
  };
}

function idsIn(call: Call): string[] {
  const found: string[] = [];
  replaceIds(call, (one) => found[found.push(one) - 1] ?? one);
  return found;
}

/**
 * Returns sets of indexes in `idsIn(call)`. For each set, a test replaces the ids at these indexes by ids of another
 * project. For the ids a, b, a, the sets are [0], [1], [2], [0, 2] (each a) and [0, 1, 2] (each a and each b).
 */
function choosePlaces(call: Call): number[][] {
  const found = idsIn(call);
  const different = [...new Set(found)];
  const sets = found.map((_, place) => [place]);
  for (let choice = 1; choice < 2 ** different.length; choice++)
    sets.push([...found.keys()].filter((place) => (choice >> different.indexOf(found[place] ?? '')) & 1));
  return [...new Map(sets.map((places) => [String(places), places])).values()];
}

const shown = ({ status, text, headers }: TestResponse) =>
  status < 400 ? `${status}` : JSON.stringify([status, text, headers.get('etag'), headers.get('location')]);

/** Replaces ids, times, keys and encrypted cursors, which differ between two responses to the same request. */
const withoutVariety = (text: string) =>
  text
    .replaceAll(ids, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/jbx_\w+/g, 'key')
    .replaceAll(/"(last_used_at|hash|etag)":"?\w+"?/g, '"$1":');

/** Returns calls by project A with ids and cursors of B, and operator commands for A or C. None of them may reach B. */
export async function createAttempts(server: TestServer): Promise<Attempt[]> {
  const { database } = server;
  // Project B is created first and has the most scenarios. So a statement without a condition on the project finds rows
  // of B, even if it reads only one row or a later page.
  const b = await createTenant(server, server.fixture, 20);
  const a = await createTenant(server, await fillFixture(database, 'tenant a'));
  const c = await createTenant(server, await fillFixture(database, 'tenant c'));
  const operator = await operatorWork(server, a, c);
  for (const call of b.calls.filter(({ headers }) => headers?.['Idempotency-Key'] !== undefined))
    await sendCall(server, call, b.keys.admin);
  const rows = await allRows(database);
  const theirs = idsOf(b.project, rows);
  if (idsOf(a.project, rows).has(b.project)) throw new Error('the projects have an id in common');
  const mentioned = (text: string, except: string[] = []) =>
    (text.match(ids) ?? []).find((one) => theirs.has(one) && !except.includes(one));
  const leak = (text: string, except?: string[]) => {
    const found = mentioned(text, except);
    return found === undefined ? [] : [`the response contains ${found}`];
  };
  const linesOf = (all: AllRows) =>
    new Set(Object.entries(all).flatMap(([table, some]) => some.map((row) => `${table} ${row}`)));
  let last = linesOf(rows);
  /** Compares with the previous rows. Finds changed rows of project B, and rows that a rejected request has added. */
  const compare = async (isRefused: boolean) => {
    const before = last;
    const after = (last = linesOf(await allRows(database)));
    const added = [...after].filter((row) => !before.has(row));
    const removed = [...before].filter((row) => !after.has(row));
    const changed = [...added, ...removed].filter((row) => mentioned(row) !== undefined).concat(isRefused ? added : []);
    return changed.length === 0 ? [] : [`a row changed: ${changed[0]}`];
  };
  const attempts = a.calls.map((own, index): Attempt => {
    const { operation } = own;
    const cursor = b.cursors[operation];
    const otherIds = idsIn(b.calls[index] as Call);
    const strangers = new Map(otherIds.map((one) => [one, crypto.randomUUID() as string]));
    const key = operation === 'createJudge' ? (own.key ?? '') : a.keys.admin;
    const isByJudge = /Judg|Scenario/.test(operation) && operations[operation].role !== 'editor';
    const callers = isByJudge && operation !== 'createJudge' ? [key, a.commonKey] : [key];
    return {
      name: `${operation} ${index}`,
      async run(before) {
        if (before !== undefined) last = linesOf(before);
        const findings: string[] = [];
        let isRefused = true;
        for (const by of callers) {
          for (const places of choosePlaces(own)) {
            const foreign = (place: number) => (places.includes(place) ? otherIds[place] : undefined);
            const call = replaceIds(own, (one, place) => foreign(place) ?? one);
            const absent = replaceIds(own, (one, place) => strangers.get(foreign(place) ?? '') ?? one);
            const response = await sendCall(server, call, by);
            // `absent` has unused ids where `call` has ids of project B. The response to `evaluateFlag` repeats an id,
            // so `plain` hides the ids. Otherwise the two responses could differ in this id alone.
            const plain = (text: string) => (operation === 'evaluateFlag' ? text.replaceAll(ids, 'id') : text);
            const [found, expected] = [response, await sendCall(server, absent, by)].map((one) => plain(shown(one)));
            if (found !== expected)
              findings.push(`${found} for foreign ids at ${places.join()}, otherwise ${expected}`);
            findings.push(...leak(response.text, idsIn(call)));
            isRefused &&= response.status >= 400;
          }
        }
        if (otherIds.length > 0) findings.push(...(await compare(isRefused)));
        const calls = [own, ...(cursor === undefined ? [] : [{ ...own, query: { cursor } }])];
        const responses: string[] = [];
        for (const by of callers) {
          for (const call of calls) {
            const { status, text, headers } = await sendCall(server, call, by);
            responses.push(`${status} ${withoutVariety(text)}`);
            findings.push(...leak(text));
            if (headers.has('idempotency-replayed')) findings.push('the response is a replay');
          }
        }
        return { findings: [...findings, ...(await compare(false))], own: responses.join('\n') };
      },
    };
  });
  for (const [name, work] of Object.entries(operator))
    attempts.push({
      name,
      async run(before) {
        if (before !== undefined) last = linesOf(before);
        const text = JSON.stringify((await work()) ?? null);
        return { findings: [...leak(text), ...(await compare(false))], own: withoutVariety(text) };
      },
    });
  return attempts;
}

/** Returns functions that do what the operator's commands do in project A, and a function that deletes project C. */
async function operatorWork(
  { database, plain }: TestServer,
  a: Tenant,
  c: Tenant,
): Promise<Record<string, () => Promise<unknown>>> {
  const { adminLog, usage, retention, keys, purge } = createServices(database);
  const closed = () => collect(retention.listClosed(Date.now(), a.project));
  const shared = await plain.keys.authenticate((await judged(a, plain)).shared);
  const issued = await plain.keys.issue(a.project, { name: 'rotated', role: 'viewer' });
  const projectA = (await plain.projects.list()).find(({ id: one }) => one === a.project) as ImportedProject;
  const finish = () => finishImport(database, projectA, '', (work) => database.transaction(work));
  const deleteC = "UPDATE projects SET deleted_at = '2026-01-01T00:00:00.000Z' WHERE id = $1";
  return {
    'admin-log': () => collect(adminLog.read({ project: a.project })),
    usage: () => usage.read(a.project),
    ...Object.fromEntries(
      [...projectTables.values()].map(({ name, inProject }) => [
        `project export: ${name}`,
        () => database.all(`SELECT * FROM ${name} WHERE ${inProject}`, a.project),
      ]),
    ),
    'the end of an import': finish,
    'key revoke': () => keys.revokeByPrefix(shared?.prefix ?? ''),
    'key rotate': () => keys.rotate(issued.prefix, 1000),
    'purge --closed-before': async () => retention.deleteClosed(Date.now(), await closed()),
    'project delete': async () => {
      await database.transaction((tx) => tx.run(deleteC, c.project));
      await purge.run();
    },
  };
}
