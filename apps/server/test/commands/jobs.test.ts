/** Tests the commands for operators while a server uses the database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../src/services/outcome.ts';
import { tables } from '../../src/store/copy/tables.ts';
import { userTables } from '../../src/store/erasure.ts';
import { allRows } from '../support/all-rows.ts';
import { insertEvaluation } from '../support/bulk-data.ts';
import { runJurybox, runJuryboxHere, type Outcome } from '../support/cli.ts';
import { addressOf, engines } from '../support/engine.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { readVariant, sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { judgeTable } from '../support/several-judges.ts';

/** A user id that is easy to find in a text. */
const person = 'maria@example.com';

describe.each(engines)('the commands for projects, keys, users and the purge on %s', (engine) => {
  let server: TestServer;
  let other: Fixture;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    other = await fillFixture(server.database, 'other');
    await server.plain.keys.issue(server.fixture.project, { name: 'asked', role: 'viewer', user: 'u-asked' });
  });
  afterAll(() => server.stop());

  const run = (args: string[], input?: string): Promise<Outcome> =>
    runJuryboxHere(args, { DATABASE_URL: addressOf(server.location) }, input);
  /** Runs a command in a process of its own, with a real standard input. */
  const runAlone = (args: string[], input: string): Promise<Outcome> =>
    runJurybox(args, { DATABASE_URL: addressOf(server.location) }, undefined, input);
  const statusWith = async (key: string) => (await sendRequest(server, '/apps', { key })).status;
  const prefixOf = (key: string) => key.split('_').slice(0, 2).join('_');
  const actions = async (project: string) =>
    (await server.database.all<{ action: string }>('SELECT action FROM admin_log WHERE project_id = $1', project)).map(
      ({ action }) => action,
    );

  const questions: [name: string, args: string[], question: RegExp][] = [
    ['project rename', ['project', 'rename', 'test', 'renamed'], /The project "test" gets the name "renamed"/],
    ['project delete', ['project', 'delete', 'test'], /deletes the project "test" with its .*Type test to continue/],
    ['user erase', ['user', 'erase', 'u-asked'], /replaces the user u-asked by a pseudonym/],
  ];
  it.each(questions)('`%s` changes nothing if the operator does not confirm', async (_, args, question) => {
    const before = await allRows(server.database);
    for (const input of ['no\n', '']) {
      const { code, out, err } = await (args[1] === 'delete' && input !== '' ? runAlone : run)(args, input);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(question);
      expect(err).toContain('jurybox: nothing was changed, because');
    }
    expect(await allRows(server.database)).toEqual(before);
  });

  const refusals: [args: string[], message: string][] = [
    [['project', 'rename', 'none', 'x', '--yes'], 'there is no project "none"'],
    [['project', 'rename', 'test', 'other', '--yes'], 'there is a project "other" already'],
    [['project', 'delete', 'none', '--yes'], 'there is no project "none"'],
    [['project', 'delete'], 'project needs a subcommand'],
    [['key', 'rotate', 'jbx_none'], 'there is no key jbx_none'],
    [['key', 'rotate', 'jbx_none', '--overlap', '24'], '--overlap should be a duration like 30m, 24h or 7d'],
    [['key', 'rotate', 'jbx_none', '--overlap', '9999d'], '--overlap should be a duration like 30m, 24h or 7d'],
    [['purge'], '--closed-before <date> is missing'],
    [['purge', '--closed-before', 'yesterday'], '--closed-before should be a date'],
    ...['12', '2024-02-30', '2024-01-01T24:00:00Z', '2024-01-01T12:00:00', '9999-12-31T23:59:59-00:01'].map(
      (time): [string[], string] => [
        ['purge', '--closed-before', time, '--yes'],
        '--closed-before should be a date like',
      ],
    ),
    [['purge', '--closed-before', '2999-01-01', '--yes'], '--closed-before should not be in the future'],
    [['usage', '--project', 'none'], 'there is no project "none"'],
    [['user', 'erase', 'nobody', '--yes'], 'there is no user nobody; nothing was changed'],
    [['user', 'erase'], 'user needs a subcommand'],
    [['admin-log', '--format', 'xml'], '--format should be jsonl or csv'],
    [['admin-log', '--project', 'none'], 'there is no project "none"'],
  ];
  it('each command refuses invalid arguments, prints the reason in one line, and changes nothing', async () => {
    const before = await allRows(server.database);
    for (const [args, message] of refusals) {
      const { code, out, err } = await run(args);
      expect([args, code, out]).toEqual([args, 1, '']);
      expect(err).toMatch(/^jurybox: [^\n]+\nSee: jurybox --help\n$/);
      expect(err).toContain(message);
    }
    expect(await allRows(server.database)).toEqual(before);
  });

  it('`project rename` renames a project, and the keys of the project keep working', async () => {
    const { code, out } = await runAlone(['project', 'rename', 'test', 'shop'], 'yes\n');
    expect([code, out]).toEqual([0, 'test is now shop\n']);
    expect(await statusWith(server.fixture.keys.viewer)).toBe(200);
    expect(await actions(server.fixture.project)).toContain('project.rename');
    expect((await run(['project', 'rename', 'shop', 'test', '--yes'])).code).toBe(0);
  });

  it('`key rotate` creates a new key, and the old key works until the overlap ends', async () => {
    const old = (await server.plain.keys.issue(server.fixture.project, { name: 'web', role: 'editor', user: 'u-1' }))
      .secret;
    const rotate = async (key: string, ...args: string[]) => {
      const { code, out, err } = await run(['key', 'rotate', prefixOf(key), ...args]);
      expect([code, err]).toEqual([0, expect.stringContaining(`The old key ${prefixOf(key)} expires at `)]);
      return { key: out.trim(), expiresAt: Date.parse(/expires at (\S+)\./.exec(err)?.[1] ?? '') };
    };
    const second = await rotate(old);
    expect(second.expiresAt - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(second.expiresAt - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect([await statusWith(old), await statusWith(second.key)]).toEqual([200, 200]);
    const third = await rotate(second.key, '--overlap', '0m');
    expect([await statusWith(second.key), await statusWith(third.key)]).toEqual([401, 200]);
    expect(await server.plain.keys.authenticate(third.key)).toMatchObject({ role: 'editor', user: 'u-1' });
    expect((await run(['key', 'rotate', prefixOf(second.key)])).err).toContain('is revoked or has expired');
    const invitation = unwrap(
      await server.plain.invitations.create(server.fixture.session, server.fixture.pairs.evaluationId, {
        invitation_name: 'i',
      }),
    );
    expect((await run(['key', 'rotate', invitation.prefix])).err).toContain('is only valid for one evaluation');
  });

  it('`usage` prints how much each project stores', async () => {
    await insertEvaluation(server.database, server.fixture, { count: 2500, inputLength: 1000 });
    const { code, out } = await run(['usage']);
    expect(code).toBe(0);
    const row = (name: string) => new RegExp(`^${name} +(.+)$`, 'm').exec(out)?.[1]?.split(/ {2,}/) ?? [];
    const expected = await server.database.get<Record<string, number>>(
      `SELECT (SELECT COUNT(*) FROM keys WHERE project_id = $1) AS keys,
         (SELECT SUM(octet_length(parameters)) FROM variant_revisions r JOIN variants v ON v.id = r.variant_id
          WHERE v.project_id = $1) AS parameters,
         (SELECT SUM(octet_length(inputs) + octet_length(outputs)) FROM scenarios s
          JOIN evaluations e ON e.id = s.evaluation_id WHERE e.project_id = $1) AS scenarios`,
      server.fixture.project,
    );
    const bytes = Number(expected?.['parameters']) + Number(expected?.['scenarios']);
    expect(row('test').slice(0, 7)).toEqual(['1', '2', '3', '2506', '0', String(expected?.['keys']), String(bytes)]);
    expect(row('other').slice(0, 6)).toEqual(['1', '2', '2', '6', '0', '4']);
    expect((await run(['usage', '--project', 'other'])).out.split('\n')).toHaveLength(3);
  });

  it('`purge` prints what it would delete, and deletes only old closed evaluations', async () => {
    const { database, fixture } = server;
    const [old, recent, open] = await Promise.all(
      [30, 30, 30].map((count) => insertEvaluation(database, fixture, { count })),
    );
    const close = (id: string | undefined, at: string) =>
      database.transaction((tx) => tx.run('UPDATE evaluations SET closed_at = $2 WHERE id = $1', id ?? '', at));
    await close(old, '2020-01-01T00:00:00.000Z');
    await close(recent, '2024-06-01T00:00:00.000Z');
    const before = await allRows(database);
    const dry = await run(['purge', '--closed-before', '2024-01-01']);
    expect([dry.code, dry.err]).toEqual([0, '']);
    expect(dry.out).toBe(
      `${old} 2020-01-01T00:00:00.000Z test: filled\nclosed before 2024-01-01T00:00:00.000Z: 1 evaluations ` +
        '(30 scenarios, 0 judgements); add --yes to delete them\n',
    );
    expect(await allRows(database)).toEqual(before);
    expect((await run(['purge', '--closed-before', '2024-01-01', '--project', 'other', '--yes'])).out).toMatch(
      /^deleted 0 of 0 /,
    );
    const { code, out } = await run(['purge', '--closed-before', '2024-01-01', '--yes']);
    expect([code, out]).toEqual([0, expect.stringMatching(/\ndeleted 1 of 1 evaluations .+\nthe rows are removed\n$/)]);
    const left = await database.all<{ evaluation_id: string; n: number }>(
      'SELECT evaluation_id, COUNT(*) AS n FROM scenarios WHERE evaluation_id IN ($1, $2, $3) GROUP BY 1 ORDER BY 1',
      ...[old, recent, open].map((id) => id ?? ''),
    );
    expect(left.map(({ evaluation_id: id }) => id).sort()).toEqual([recent, open].sort());
  });

  it('`user erase` replaces a user id everywhere, and the results stay the same', async () => {
    const { database, fixture, plain } = server;
    const issued = await plain.keys.issue(fixture.project, { name: 'Maria Example', role: 'admin', user: person });
    const session = await plain.keys.authenticate(issued.secret);
    if (session === undefined) throw new Error('the key does not work');
    const app = unwrap(await plain.apps.create(session, 'made by the person'));
    const variant = unwrap(
      await plain.variants.create(session, { app_id: app.app_id, base_name: 'b', config_name: 'c', parameters: {} }),
    );
    const target = { appId: app.app_id, environment: 'production', variantId: variant.variant_id };
    unwrap(await plain.deployments.deploy(session, target));
    const table = await judgeTable(server, [
      ['1', '0'],
      ['1', '1'],
      ['0', '0'],
    ]);
    const judge = { evaluationId: table.evaluationId, type: 'human_a_b_testing' } as const;
    for (const [index, vote] of ['1', '1', '0'].entries()) {
      const scenarioId = table.scenarioIds[index] ?? '';
      unwrap(
        await plain.scenarios.update(
          session,
          { ...judge, scenarioId },
          { vote, inputs: [{ input_name: 'q', input_value: 'Why?' }] },
        ),
      );
    }
    const results = async () => {
      const read = await sendRequest(server, `/human-evaluations/${table.evaluationId}/results`);
      const text = read.text.replaceAll(person, 'P').replaceAll(/erased-[0-9a-f]{24}/g, 'P');
      const { judges, ...figures } = JSON.parse(text) as { judges: object[] };
      // The server orders judges by their ids, and the erasure changes ids. So the test sorts the judges itself.
      return { figures, judges: judges.map((judge) => JSON.stringify(judge)).sort() };
    };
    const exported = async () =>
      (await sendRequest(server, `/human-evaluations/${table.evaluationId}/evaluation-scenarios`)).text;
    const before = await results();
    expect(await exported()).toContain(person);
    expect(JSON.stringify(await allRows(database))).toContain(person);

    // Brings the database into the state that an erasure leaves if it is killed after its first step.
    const pseudonym = 'erased-0123456789abcdef01234567';
    await database.transaction((tx) => tx.run('INSERT INTO erasures VALUES ($1, $2)', person, pseudonym));
    const { code, out } = await run(['user', 'erase', person], 'yes\n');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(`replaced the user id in \\d+ rows; the pseudonym is ${pseudonym}\n`),
    ]);
    const after = JSON.stringify(await allRows(database));
    expect(after).not.toContain(person);
    expect(after).not.toContain('Maria Example');
    expect(after).toContain(pseudonym);
    expect(await results()).toEqual(before);
    expect(await statusWith(issued.secret)).toBe(401);
    const served = await readVariant(server, { app: app.app_id });
    expect(served.json).toMatchObject({ modified_by_id: pseudonym });
    const rows = await exported();
    expect([rows.includes(person), rows.includes(pseudonym)]).toEqual([false, true]);
    expect(await server.database.all('SELECT * FROM erasures')).toEqual([]);
    expect((await run(['user', 'erase', person, '--yes'])).err).toContain('there is no user');
  });

  it('`project delete` disables the keys of a project at once, and removes no rows of other projects', async () => {
    const { database, fixture } = server;
    const rest = async () => {
      const all = await allRows(database);
      const isKept = (row: string) => !row.includes(fixture.project) && !row.includes('"project.');
      return Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, rows.filter(isKept)]));
    };
    const { apps, keys } = await rest();
    const otherResults = async () =>
      (await sendRequest(server, `/human-evaluations/${other.pairs.evaluationId}/results`, { key: other.keys.admin }))
        .text;
    const before = await otherResults();
    const { code, out } = await run(['project', 'delete', 'test'], 'test\n');
    expect([code, out]).toEqual([0, 'test is deleted; its keys do not work any more\nthe rows are removed\n']);
    for (const key of Object.values(fixture.keys)) expect(await statusWith(key)).toBe(401);
    expect(await server.plain.keys.isValid(fixture.session)).toBe(false);
    expect((await run(['project', 'list'])).out).not.toContain('test');
    const left = await allRows(database);
    for (const name of ['apps', 'variants', 'evaluations', 'environments', 'keys'])
      expect([name, left[name]?.filter((row) => row.includes(fixture.project))]).toEqual([name, []]);
    expect(await rest()).toMatchObject({ apps, keys });
    expect(await otherResults()).toBe(before);
    expect(await statusWith(other.keys.viewer)).toBe(200);
    expect(new Set(await actions(fixture.project))).toEqual(
      new Set(['project.create', 'project.rename', 'project.delete']),
    );
    // The name of the deleted project can be used again at once. The row of the project remains for a minute, because
    // requests may still be in flight.
    expect((await run(['project', 'create', 'test'])).code).toBe(0);
    const sql = 'SELECT COUNT(*) AS n FROM projects WHERE deleted_at IS NOT NULL';
    expect(await database.get(sql)).toEqual({ n: 1 });
    await database.transaction((tx) => tx.run("UPDATE projects SET deleted_at = '2026-01-01' WHERE deleted_at > ''"));
    await server.plain.purge.run();
    expect(await database.get(sql)).toEqual({ n: 0 });
  });
});

it('`user erase` changes every column of the database that contains a user id', () => {
  const isUser = (name: string) => /^(user_id|judge_id|actor_user_id|\w+_by_id)$/.test(name);
  const columns = tables
    .filter(({ name }) => name !== 'erasures')
    .flatMap(({ name, columns: all }) =>
      all.filter((column) => isUser(column.name)).map((column) => `${name}.${column.name}`),
    );
  const list = 'userTables in apps/server/src/store/erasure.ts';
  const toAdd = (column: string) => `${column} contains a user id: add it to ${list}`;
  /**
   * `columns` are the columns of the schema that contain user ids. An erasure changes the columns in `tables`. Returns
   * a message for the developer about each column that is in only one of the two lists.
   */
  const differences = (tables: typeof userTables): string[] => {
    const known = tables.flatMap(({ table, columns: names }) => names.map((name) => `${table}.${name}`));
    return [
      ...columns.filter((column) => !known.includes(column)).map(toAdd),
      ...known
        .filter((column) => !columns.includes(column))
        .map((column) => `${column} is not in the schema: remove it from ${list}`),
    ];
  };
  expect(differences(userTables)).toEqual([]);
  // Planted fault: `userTables` lacks a table. The check must report the columns of this table.
  for (const { table, columns: names } of userTables)
    expect(differences(userTables.filter((one) => one.table !== table)).sort()).toEqual(
      names.map((name) => toAdd(`${table}.${name}`)).sort(),
    );
});
