/**
 * Tests `jurybox project export` and `jurybox project import`. The first command writes a project to a file. The second
 * command creates the project from this file, usually in another database.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../src/store/copy/tables.ts';
import { createServices } from '../../src/services/index.ts';
import type { Database } from '../../src/store/database.ts';
import { projectTables } from '../../src/store/project-file/tables.ts';
import { allRows } from '../support/all-rows.ts';
import { insertEvaluation } from '../support/bulk-data.ts';
import { runJuryboxHere, type Outcome } from '../support/cli.ts';
import { addressOf, runningEngines } from '../support/engine.ts';
import { interceptDatabase } from '../support/intercept-database.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { readLines, writeLines, type Line } from '../support/project-file-lines.ts';
import { readVariant, sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { judgeTable } from '../support/several-judges.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-project-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(runningEngines)('exporting and importing a project on %s', (engine) => {
  let server: TestServer;
  let target: TestServer;
  let other: Fixture;
  let file = '';
  let written: Outcome;
  let lines: Line[] = [];
  const run = (args: string[], at = server) =>
    runJuryboxHere(['project', ...args], { DATABASE_URL: addressOf(at.location) });
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    other = await fillFixture(server.database, 'other');
    target = await startTestServer({}, undefined, runningEngines.at(-1) === engine ? 'sqlite' : runningEngines.at(-1));
    await judgeTable(server, [
      ['1', '0'],
      ['1', '1'],
    ]);
    await insertEvaluation(server.database, server.fixture, { count: 1100, vote: "'1'", hasUuids: true });
    const deleted = await insertEvaluation(server.database, server.fixture, { count: 3 });
    await sendRequest(server, `/human-evaluations/${deleted}`, { method: 'DELETE' });
    file = join(folder, `${engine}.jsonl`);
    written = await run(['export', 'test', file]);
    lines = readLines(file);
  });
  afterAll(async () => {
    await server.stop();
    await target.stop();
  });

  /** Returns the rows of a project, without the rows of deleted objects. */
  const rowsOf = async (database: Database, projectId: string) => {
    const rows: Record<string, unknown[]> = {};
    for (const { name, key, inProject, columns } of projectTables.values()) {
      const names = columns.map((column) => column.name).join(', ');
      rows[name] = await database.all(
        `SELECT ${names} FROM ${name} WHERE ${inProject} ORDER BY ${key.join(', ')}`,
        projectId,
      );
    }
    return rows;
  };

  it('a project can be exported and imported if its texts consist of emoji and have the maximum length', async () => {
    const [name, user] = ['🦊'.repeat(200), '🦉'.repeat(36)];
    await run(['create', name]);
    const key = ['create', '--project', name, '--role', 'viewer', '--user', user];
    expect((await runJuryboxHere(['key', ...key], { DATABASE_URL: addressOf(server.location) })).code).toBe(0);
    const emoji = join(folder, `${engine}-emoji.jsonl`);
    expect((await run(['export', name, emoji])).code).toBe(0);
    expect(await run(['import', emoji], target)).toMatchObject({ code: 0, err: '' });
    const imported = await target.plain.projects.find(name);
    expect((await rowsOf(target.database, imported?.id ?? ''))['keys']).toMatchObject([{ user_id: user }]);
  });

  it('a project file has all rows of one project, and only the owner of the file can read it', async () => {
    expect(written).toMatchObject({ code: 0, out: expect.stringMatching(/^wrote \d+ rows of test to /), err: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain(other.project);
    const expected = await rowsOf(server.database, server.fixture.project);
    expect(lines.length - 1).toBe(Object.values(expected).reduce((sum, rows) => sum + rows.length, 0));
    expect(expected['scenarios']).toHaveLength(1108);
    const again = await run(['export', 'test', file]);
    expect([again.code, again.err]).toEqual([
      1,
      expect.stringContaining('exists already; choose a file that does not exist'),
    ]);
    expect((await run(['export', 'none', `${file}.none`])).err).toContain('there is no project "none"');
  });

  it('an imported project equals the exported project, and its keys work', async () => {
    const refused = await run(['import', file], target);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('there is a project "test" already')]);
    const { code, out, err } = await run(['import', file, '--name', 'moved'], target);
    expect(code, err).toBe(0);
    expect(out).toBe(`imported ${lines.length - 1} rows as the project moved\n`);
    const { project, keys, appId, pairs } = server.fixture;
    expect(await rowsOf(target.database, project)).toEqual(await rowsOf(server.database, project));
    for (const path of [`/apps/${appId}/variants`, `/human-evaluations/${pairs.evaluationId}/export/csv`]) {
      const [from, to] = await Promise.all([server, target].map((at) => sendRequest(at, path, { key: keys.editor })));
      expect([to?.status, to?.text]).toEqual([200, from?.text]);
    }
    const [from, to] = await Promise.all(
      [server, target].map((at) => readVariant(at, { key: keys.viewer, app: appId })),
    );
    expect([to?.text, to?.headers.get('etag')]).toEqual([from?.text, from?.headers.get('etag')]);
    expect((await run(['import', file, '--name', 'twice'], target)).err).toContain(
      'a project with the same id, "moved"',
    );
  });

  it('`project import` refuses a faulty file, prints the line of the fault, and stores nothing', async () => {
    const [first, ...rows] = lines as [Line, ...Line[]];
    const faults: [lines: object[], line: number, message: string][] = [
      [[...lines, { table: 'projects', row: {} }], lines.length + 1, 'there is no such table'],
      [[...lines, { table: { toString: 1 }, row: {} }], lines.length + 1, 'there is no such table'],
      [[...lines, { table: 'keys', row: [] }], lines.length + 1, 'the row is not an object'],
      [[{ ...first, version: 2 }, ...rows], 1, 'only 1 is supported'],
      [[{ ...first, schema: 1 }, ...rows], 1, 'with the same version of Jurybox'],
      [[{ ...first, format: 'x' }, ...rows], 1, 'this is not a project file of Jurybox'],
      [[{ ...first, project: [] }, ...rows], 1, 'the project is missing'],
    ];
    const path = join(folder, `${engine}-fault.jsonl`);
    const { projectImport, purge } = server.plain;
    await purge.run();
    const before = await allRows(server.database);
    for (const [faulty, line, message] of faults) {
      writeLines(path, faulty);
      const error = await projectImport.run(path, { name: 'faulty' }).then(() => undefined, String);
      expect(error).toMatch(`ProjectFileFault: line ${line}: `);
      expect(error).toContain(message);
    }
    const whole = readFileSync(file, 'utf8');
    for (const [bytes, message] of [
      [whole.slice(0, -100), 'the line is incomplete'],
      [whole.slice(0, whole.lastIndexOf('\n', whole.length - 2) + 1), 'the last line with the checksum is missing'],
      [whole.replace('support-assistant', 'Support-assistant'), 'the checksum is wrong'],
      [`${whole}{}\n`, 'there is text after the last line'],
      ['Dear diary\n', 'line 1: the line is not JSON'],
      [Buffer.from([0x7b, 0xff, 0x7d, 0x0a]), 'line 1: the line is not JSON in UTF-8'],
      ['', 'the last line with the checksum is missing'],
      [whole.replace(/\{"rows":\d+/, '{"rows":{"toString":1}'), 'and the last line has another number'],
      [Buffer.alloc(17 * 1_048_576, 0x5b), 'line 1: the line has more than'],
    ] as const) {
      writeFileSync(path, bytes);
      await expect(projectImport.run(path, { name: 'faulty' })).rejects.toThrow(message);
    }
    expect(await allRows(server.database)).toEqual(before);
    const { code, err } = await run(['import', path, '--name', 'faulty']);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^jurybox: nothing was imported from \S+: line 1: .+\nSee: .+\n$/),
    ]);
  });

  it('if an import was killed, callers do not see its rows, and the purge removes them', async () => {
    const { database, plain, fixture } = server;
    const expire = (time: string) =>
      database.transaction((tx) =>
        tx.run(
          `UPDATE projects SET deleted_at = $1,
             importing_until = CASE WHEN importing_until IS NULL THEN NULL ELSE $1 END
           WHERE deleted_at IS NOT NULL`,
          time,
        ),
      );
    const countApps = async () => (await rowsOf(database, fixture.project))['apps']?.length;
    expect((await run(['delete', 'test', '--yes'])).code).toBe(0);
    await expire('2026-01-01T00:00:00.000Z');
    await plain.purge.run();
    let transactions = 0;
    const { projectImport } = createServices(
      interceptDatabase(database, (method) => {
        // Simulates that the process is killed after nine transactions.
        if (method === 'transaction' && ++transactions > 9) throw new Error('killed');
      }),
    );
    await expect(projectImport.run(file)).rejects.toThrow('killed');
    await plain.purge.run();
    expect(await countApps()).toBe(1);
    expect((await run(['list'])).out).not.toMatch(/^test/m);
    expect((await sendRequest(server, '/apps')).status).toBe(401);
    await expire('2026-01-01T00:00:00.000Z');
    await plain.purge.run();
    expect(await countApps()).toBe(0);
    expect((await run(['import', file])).code).toBe(0);
    expect((await sendRequest(server, '/apps')).status).toBe(200);
  });
});

it('a project file contains the rows of all but four tables of the database', () => {
  // The row of `projects` is the first line of the file. The rows of the other three tables are not exported.
  const otherTables = ['projects', 'admin_log', 'erasures', 'idempotent_requests'];
  const known = [...projectTables.keys(), ...otherTables];
  const advice = 'name each table in rules of apps/server/src/store/project-file/tables.ts, or in otherTables here';
  expect(known.sort(), advice).toEqual(tables.map(({ name }) => name).sort());
});
