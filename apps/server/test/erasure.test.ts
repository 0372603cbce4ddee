/**
 * Erases a person whose user ids are in every column that can contain one, and then searches all columns of all tables.
 * The database itself lists its tables, so that the search misses none.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../src/services/index.ts';
import { unwrap } from '../src/services/outcome.ts';
import type { Session } from '../src/services/session.ts';
import { tables } from '../src/store/copy/tables.ts';
import type { Database } from '../src/store/database.ts';
import { openDatabase } from '../src/store/open.ts';
import { allRows, restoreRows, type AllRows } from './support/all-rows.ts';
import { engines, newMigratedTarget, type Engine } from './support/engine.ts';
import { fillFixture } from './support/fixture.ts';
import { createJudgedEvaluation } from './support/judged-evaluation.ts';
import { changeStatements } from './support/rewrite-statements.ts';

interface Person {
  /** The person's three user ids: one from an API key, one from an invitation, and one from a shared invitation. */
  ids: string[];
  secrets: string[];
}

/** Texts that the erasure removes, because they are names of the person. */
const names = [
  'Maria at work',
  'Maria in her own words',
  'Maria by invitation',
  'for Maria Invited',
  'Maria who joined',
];
/** Texts that the erasure keeps, because they are not names of the person (docs/operations.md). */
const kept = ['app by M', 'renamed by M', 'note by M', 'input by M', 'evaluation by M', 'key made by M'];

/** Lets the person do everything that stores a user id or a name. */
async function createPerson(database: Database): Promise<Person> {
  const services = createServices(database);
  const fixture = await fillFixture(database);
  const sessionOf = async (secret: string): Promise<Session> => {
    const session = await services.keys.authenticate(secret);
    if (session === undefined) throw new Error('a new key does not work');
    return session;
  };
  const work = { name: 'Maria at work', role: 'admin', user: 'maria@example.com' } as const;
  const { secret } = await services.keys.issue(fixture.project, work);
  const maria = await sessionOf(secret);
  const { app_id: appId } = unwrap(await services.apps.create(maria, 'app by M'));
  unwrap(await services.apps.rename(maria, appId, 'renamed by M'));
  const variant = { app_id: appId, base_name: 'b', config_name: 'c', parameters: {} };
  const { variant_id: variantId } = unwrap(await services.variants.create(maria, variant));
  unwrap(await services.variants.revise(maria, variantId, { a: 1 }));
  unwrap(await services.deployments.deploy(maria, { appId, environment: 'production', variantId }));
  for (const [asks, decides] of [
    [maria, fixture.session],
    [fixture.session, maria],
  ] as const) {
    const asked = await services.deploymentRequests.create(asks, { appId, environment: 'staging', variantId });
    const { deployment_request_id: id } = unwrap(asked);
    unwrap(await services.deploymentRequests.decide(decides, id, { decision: 'approved' }));
  }
  const inputs = [{ input_name: 'q', input_value: 'input by M' }];
  const made = unwrap(
    await services.evaluations.create(maria, {
      app_id: appId,
      evaluation_name: 'evaluation by M',
      evaluation_type: 'single_model_test',
      variant_ids: [variantId],
      scenarios: [{ inputs }],
    }),
  );
  const [row] = unwrap(await services.scenarios.list(maria, made.evaluation_id, {}, {})).items;
  const address = {
    evaluationId: made.evaluation_id,
    scenarioId: row?.evaluation_scenario_id ?? '',
    type: 'single_model_test',
  } as const;
  unwrap(await services.scenarios.update(maria, address, { score: 1, note: 'note by M', inputs }));
  const own = await createJudgedEvaluation(fixture, services);
  const vote = async (session: Session) => {
    const place = { evaluationId: own.evaluationId, scenarioId: own.scenarioIds[0] ?? '', type: 'human_a_b_testing' };
    unwrap(await services.scenarios.update(session, place as never, { vote: '1', note: 'note by M' }));
    unwrap(await services.nextScenario.reserve(session, own.evaluationId, {}));
  };
  unwrap(await services.judging.rename(maria, own.evaluationId, 'Maria in her own words'));
  await vote(maria);
  const names = { invitation_name: 'for Maria Invited', judge_name: 'Maria by invitation' };
  const invitation = unwrap(await services.invitations.create(fixture.session, own.evaluationId, names));
  const invited = await sessionOf(invitation.secret);
  await vote(invited);
  const shared = await sessionOf(own.shared);
  const joined = unwrap(await services.invitations.join(shared, own.evaluationId, 'Maria who joined'));
  await vote(await sessionOf(joined.secret));
  // Another judge, whose rows must stay as they are.
  await vote(await sessionOf(own.judge));
  const request = { session: maria, credential: secret, key: 'k', targetId: undefined, requestHash: 'h' };
  await services.idempotency.run(
    request,
    async (within) => within.keys.create(maria, { name: 'key made by M', role: 'viewer' }),
    () => true,
  );
  return { ids: [maria.user, invited.user, joined.judge_id], secrets: [secret, invitation.secret, joined.secret] };
}

/** The values of each column, joined to one text. A key is a table and its column, for example `keys.name`. */
type Columns = Map<string, string>;

async function readColumns(database: Database, engine: Engine): Promise<Columns> {
  const tables = await database.all<{ name: string }>(
    engine === 'sqlite'
      ? "SELECT name FROM sqlite_schema WHERE type = 'table'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const columns: Columns = new Map();
  for (const { name } of tables)
    for (const row of await database.all<Record<string, unknown>>(`SELECT * FROM ${name}`))
      for (const [column, value] of Object.entries(row)) {
        const place = `${name}.${column}`;
        columns.set(place, `${columns.get(place) ?? ''}${String(value)}\n`);
      }
  expect(tables.length).toBeGreaterThan(15);
  return columns;
}

/** Returns the columns that contain one of the texts. */
const search = (columns: Columns, texts: string[]): string[] =>
  [...columns.keys()].filter((place) => texts.some((text) => columns.get(place)?.includes(text))).sort();

/** Erases the person. Returns each remaining trace of the person, and what the erasure changed by mistake. */
async function erase(
  database: Database,
  engine: Engine,
  person: Person,
  services: Services = createServices(database),
): Promise<string[]> {
  const before = await allRows(database);
  const placesOfKept = (columns: Columns) => kept.map((text) => `${text}: ${search(columns, [text]).join()}`);
  const keptBefore = placesOfKept(await readColumns(database, engine));
  const isAbout = (text: string) => [...person.ids, ...names].some((one) => text.includes(one));
  for (const id of person.ids) await services.erasure.erase(id);
  const left = await readColumns(database, engine);
  const findings = search(left, [...person.ids, ...names]).map((column) => `${column} is left`);
  const { keys } = createServices(database);
  for (const [index, secret] of person.secrets.entries())
    if ((await keys.authenticate(secret)) !== undefined) findings.push(`key ${index} still works`);
  for (const [index, places] of placesOfKept(left).entries())
    if (places !== keptBefore[index]) findings.push(`only left of ${keptBefore[index]}: ${places}`);
  const after = await allRows(database);
  for (const [table, rows] of Object.entries(before)) {
    const remaining = new Set(after[table]);
    for (const row of rows)
      if (!isAbout(row) && !remaining.has(row)) findings.push(`a row of ${table} changed: ${row}`);
    const added = (after[table] ?? []).length - rows.length;
    if (added !== (table === 'admin_log' ? person.ids.length : 0)) findings.push(`${table} has ${added} more rows`);
  }
  return findings;
}

async function open(engine: Engine) {
  const { target, remove } = await newMigratedTarget(engine);
  const database = await openDatabase(target, { as: 'command', migrate: false });
  const person = await createPerson(database);
  const close = async () => {
    await database.close();
    remove();
  };
  return { database, person, close };
}

describe.each(engines)('erasing a person on %s', (engine) => {
  it('after the erasure of a user, no column of the database contains an id or a name of this user', async () => {
    const { database, person, close } = await open(engine);
    const named = [/\.(\w+_)?(user|judge)_id$/, /_by_id$/, /^environments\.answer$/];
    const columns = tables.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`));
    // The table `erasures` has rows only during an erasure.
    const withPeople = columns
      .filter((column) => !column.startsWith('erasures.') && named.some((name) => name.test(column)))
      .sort();
    const advice = 'let the person of this test fill each column with a user id';
    const filled = await readColumns(database, engine);
    expect(search(filled, person.ids), advice).toEqual(withPeople);
    expect(search(filled, names)).toEqual(['admin_log.object_name', 'judges.name', 'keys.name']);
    for (const text of [...names, ...kept]) expect([text, search(filled, [text])]).not.toEqual([text, []]);
    const left = await erase(database, engine, person);
    expect(left, 'erase these columns in apps/server/src/store/erasure.ts').toEqual([]);
    await close();
  });
});

describe('planted faults in the erasure', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  let before: AllRows;
  /** The columns that the erasure changes. */
  const assignments: { table: string; column: string }[] = [];
  beforeAll(async () => {
    opened = await open('sqlite');
    before = await allRows(opened.database);
    const recorded = new Set<string>();
    const recording = changeStatements((sql, values) => [(recorded.add(sql), sql), ...values])(opened.database);
    await erase(opened.database, 'sqlite', opened.person, createServices(recording));
    for (const sql of recorded) {
      const table = /^UPDATE (\w+) SET/.exec(sql)?.[1] ?? '';
      for (const [, column = ''] of sql.matchAll(/(\w+) = CASE WHEN/g)) assignments.push({ table, column });
    }
  });
  afterAll(() => opened.close());

  const eraseWith = async (plant: (sql: string) => string) => {
    const { database, person } = opened;
    await restoreRows(database, before);
    let count = 0;
    const planted = changeStatements((sql, values) => {
      if ((count += 1) > 5000) throw new Error('the erasure does not end');
      return [plant(sql), ...values];
    })(database);
    return erase(database, 'sqlite', person, createServices(planted));
  };

  it('planted fault: the check finds an erasure that leaves out one column', async () => {
    expect(await eraseWith((sql) => sql)).toEqual([]);
    const found: string[] = [];
    for (const { table, column } of assignments) {
      const findings = await eraseWith((sql) => {
        if (!new RegExp(`^(UPDATE|SELECT 1 AS found FROM) ${table} `).test(sql)) return sql;
        // Disables both the replacement of the id in `column` and the search for it. If the search remained, it would
        // find the same id again and again, and the erasure would not end.
        const rows = sql.lastIndexOf(') <= (');
        const set = sql.slice(0, rows).replace(new RegExp(`\\b${column} = CASE.*?END`, 's'), `${column} = ${column}`);
        const where = sql
          .slice(rows)
          .replace(new RegExp(`\\b${column} = \\$1`), "$1 = ''")
          .replace(`${column} IS NOT NULL`, '1 = 0');
        return set + where;
      });
      if (findings.includes(`${table}.${column} is left`)) found.push(`${table}.${column}`);
    }
    expect(found).toEqual(assignments.map(({ table, column }) => `${table}.${column}`));
    expect(found.length).toBeGreaterThan(14);
  });

  it.each([
    ['does not replace the id in the responses of environments', /r\.modified_by_id AS author/, 'NULL AS author'],
    ['does not revoke the keys', /SET revoked_at = \$2/, "SET revoked_at = CASE WHEN $2 = '' THEN 'x' END"],
    ['keeps the id of the erased person', /^DELETE FROM erasures WHERE/, 'DELETE FROM erasures WHERE 1 = 0 AND'],
    ['clears the names of other objects in the admin log', /ELSE object_name END/, 'ELSE NULL END'],
  ])('planted fault: the check finds an erasure that %s', async (_, from, to) => {
    expect(await eraseWith((sql) => sql.replace(from, to))).not.toEqual([]);
  });
});
