/**
 * Imports project files with one fault each, which the import must refuse. Also imports the file of a project that uses
 * every feature.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectTables } from '../../src/store/project-file/tables.ts';
import { allRows } from '../support/all-rows.ts';
import { runJuryboxHere } from '../support/cli.ts';
import { addressOf, runningEngines } from '../support/engine.ts';
import { useEveryFeature } from '../support/every-feature.ts';
import { createJudgedEvaluation } from '../support/judged-evaluation.ts';
import { readLines, writeLines, type Line } from '../support/project-file-lines.ts';
import { readVariant, sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { findRow, type FaultOfTable, type Faults, type Row, type World } from './fault.ts';
import { references } from './references.ts';
import { values } from './values.ts';

const tables = [...projectTables.values()];
const listFaults = (faults: Faults) =>
  Object.entries(faults).flatMap(([table, all]) =>
    all.map(([fault, change, message, which]) => ({ table, fault, change, message, which })),
  );

/** Compares two lines by the primary keys of their rows. A project file has the rows of a table in this order. */
function compare(a: Line, b: Line): number {
  const { key } = tables.find(({ name }) => name === a.table) ?? { key: [] };
  for (const column of key) {
    const [one, other] = [a.row[column], b.row[column]];
    const order =
      typeof one === 'number'
        ? one - Number(other)
        : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
    if (order !== 0) return order;
  }
  return 0;
}

/** Puts a fault into one line. Returns all lines in the order of a project file, and the number of this line. */
function withFault(
  world: World,
  table: string,
  change: FaultOfTable[1],
  which: FaultOfTable[3] = () => true,
): [lines: Line[], line: number] {
  const [first, ...rest] = world.lines as [Line, ...Line[]];
  const changed = (row: Row) => ({ ...row, ...(typeof change === 'function' ? change(world, row) : change) });
  if (table === 'project') return [[{ ...first, project: changed(first['project'] as Row) }, ...rest], 1];
  const old = rest.find((line) => line.table === table && which(line.row)) as Line;
  const faulty = { ...old, row: changed(old.row) };
  const lines = Object.values(Object.groupBy(rest, (line) => line.table)).flatMap((rows = []) =>
    rows.includes(old) ? rows.map((line) => (line === old ? faulty : line)).toSorted(compare) : rows,
  );
  return [[first, ...lines], lines.indexOf(faulty) + 2];
}

describe.each(runningEngines)('a project file on %s', (engine) => {
  let folder = '';
  let source: TestServer;
  let server: TestServer;
  let world: World;
  let file = '';
  // The import refuses a faulty value before it opens a transaction, so one engine is enough for faulty values. Both
  // engines check references with the same statements, so PostgreSQL needs only one faulty reference of each table.
  const faults =
    engine === 'sqlite'
      ? [...listFaults(references), ...listFaults(values)]
      : Object.entries(references).flatMap(([table, faults]) => listFaults({ [table]: faults.slice(0, 1) }));
  /** All rows of the server before the imports. */
  let before: Record<string, string[]> = {};
  const run = (at: TestServer, ...args: string[]) =>
    runJuryboxHere(['project', ...args], { DATABASE_URL: addressOf(at.location) });
  const importLines = (lines: object[]) => {
    const path = join(folder, 'changed.jsonl');
    writeLines(path, lines);
    return server.plain.projectImport.run(path).then(() => 'imported', String);
  };
  /** Checks that no import has changed a row. A refused import may leave rows, which the purge removes. */
  const expectNothingStored = async () => {
    if (isDeepStrictEqual(await allRows(server.database), before)) return;
    const sql = 'UPDATE projects SET deleted_at = $1 WHERE deleted_at IS NOT NULL';
    await server.database.transaction((tx) => tx.run(sql, '2026-01-01T00:00:00.000Z'));
    await server.plain.purge.run();
    expect(await allRows(server.database)).toEqual(before);
  };
  /** Removes the imported project and its entries in the admin log. */
  const removeImported = async () => {
    const [first] = world.lines as [Line];
    const { id } = first['project'] as Row;
    const sql = 'UPDATE projects SET deleted_at = $2 WHERE id = $1';
    await server.database.transaction((tx) => tx.run(sql, id, '2026-01-01T00:00:00.000Z'));
    await server.plain.purge.run();
    await server.database.transaction((tx) => tx.run('DELETE FROM admin_log WHERE project_id = $1', id));
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jurybox-hostile-file-'));
    source = await startTestServer({}, undefined, engine);
    server = await startTestServer({}, undefined, engine);
    await useEveryFeature(source);
    await run(source, 'rename', 'test', 'every feature', '--yes');
    file = join(folder, 'file.jsonl');
    const { code, err } = await run(source, 'export', 'every feature', file);
    if (code !== 0) throw new Error(err);
    const judged = await createJudgedEvaluation(server.fixture, server.plain);
    const sharedId = (await server.plain.keys.authenticate(judged.shared))?.key ?? '';
    const victim = server.fixture;
    const hash = createHash('sha256').update(victim.keys.admin).digest('hex');
    world = { victim, judged, sharedId, hash, lines: readLines(file) };
    before = await allRows(server.database);
  });
  afterAll(async () => {
    await source.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a project file has rows of every table if the project uses every feature', () => {
    const advice = 'use each feature in apps/server/test/support/every-feature.ts';
    expect([...new Set(world.lines.slice(1).map(({ table }) => table))], advice).toEqual(
      tables.map(({ name }) => name),
    );
  });

  it.each(runningEngines)('an export after an import on %s equals the imported file', async (other) => {
    const target = await startTestServer({}, undefined, other);
    const again = join(folder, `again-${other}.jsonl`);
    expect(await run(target, 'import', file)).toMatchObject({ code: 0 });
    expect(await run(target, 'export', 'every feature', again)).toMatchObject({ code: 0 });
    await target.stop();
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  it.each(faults)('the import refuses a project file with a fault in $table: $fault', async (fault) => {
    const [lines, line] = withFault(world, fault.table, fault.change, fault.which);
    const outcome = await importLines(lines);
    if (outcome === 'imported') await removeImported();
    expect(outcome).toContain(fault.message);
    const reported = /^ProjectFileFault: line (\d+): [^\n]+$/.exec(outcome)?.[1];
    const isEnvironment = fault.message === 'lacks the variant';
    expect(isEnvironment ? lines[Number(reported) - 1]?.table : Number(reported)).toBe(
      isEnvironment ? 'environments' : line,
    );
    // Compares only one table, because this is fast. A test below compares all rows.
    const projects = await server.database.all('SELECT id FROM projects');
    if (projects.length !== before['projects']?.length) await expectNothingStored();
  });

  it.skipIf(engine !== 'sqlite')('an import refuses texts that are too long, except in computed columns', async () => {
    const accepted: string[] = [];
    for (const { name: table, columns } of tables)
      for (const { name: column, type } of columns) {
        if (type !== 'text' || /(^|_)(id|at)$/.test(column)) continue;
        const [lines] = withFault(world, table, { [column]: 'x'.repeat(200_000) });
        if ((await importLines(lines)) !== 'imported') continue;
        accepted.push(`${table}.${column}`);
        await removeImported();
      }
    const advice = 'let apps/server/src/services/imported-rows.ts check each column';
    expect(accepted, advice).toEqual(['environments.answer', 'environments.etag']);
  });

  it('a refused import stores nothing', async () => {
    await expectNothingStored();
    expect(await allRows(server.database)).toEqual(before);
  });

  it('the import refuses a project file if rows are missing, repeated or in the wrong place', async () => {
    const [first, one, two, ...rest] = world.lines as [Line, Line, Line, ...Line[]];
    expect([one.table, two.table]).toEqual(['apps', 'apps']);
    expect(await importLines([first, one, one, two, ...rest])).toContain('line 3: the row should come earlier, or the');
    expect(await importLines([first, two, one, ...rest])).toContain('line 3: the row should come earlier, or the');
    expect(await importLines([...world.lines, one])).toMatch(/: line \d+: the rows of apps should come earlier/);
    const without = (table: string, which: (row: Row) => boolean = () => true) =>
      world.lines.filter((line) => line.table !== table || !which(line.row));
    expect(await importLines(without('environments', ({ name }) => name === 'staging'))).toContain(
      'the file lacks an environment of this app',
    );
    expect(await importLines(without('variant_revisions', ({ revision }) => revision === 1))).toContain(
      'the file lacks a revision of this variant',
    );
    await expectNothingStored();
  });

  // The engine makes no difference here, so PostgreSQL needs only two of these texts.
  const answers = [null, 'no JSON', '{}', '[]', '7', '"x"', '{"app_id":"\\u0000"}'];
  it.each(answers.slice(0, engine === 'sqlite' ? answers.length : 2))(
    'an import ignores the response %s of an environment in the project file, and computes it again',
    async (answer) => {
      const isServed = ({ name, deployment_number: number }: Row) => name === 'production' && number > 0;
      const [lines] = withFault(world, 'environments', { answer, etag: answer && '"a"\r\nX: y' }, isServed);
      expect(await importLines(lines)).toBe('imported');
      const { app_id: app, ...served } = findRow(world, 'environments', isServed);
      const { keys } = source.fixture;
      const read = { key: keys.viewer, app: app as string, environment: served['name'] as string };
      const [expected, response] = await Promise.all([source, server].map((at) => readVariant(at, read)));
      expect([response?.status, response?.text]).toEqual([200, expected?.text]);
      expect(response?.headers.get('etag')).toBe(expected?.headers.get('etag'));
      await removeImported();
    },
  );

  it('if a project file has wrong numbers of judgements, the import counts the judgements again', async () => {
    const lines = world.lines.map((line) => {
      if (line.table === 'evaluations') return { ...line, row: { ...line.row, judged_count: 900, judgement_count: 1 } };
      if (line.table === 'evaluation_counts') return { ...line, row: { ...line.row, judged_count: -70 } };
      return line.table === 'scenarios' ? { ...line, row: { ...line.row, judgement_count: 20 } } : line;
    });
    expect(await importLines(lines)).toBe('imported');
    const evaluations = world.lines.filter(({ table }) => table === 'evaluations');
    expect(evaluations.length).toBeGreaterThan(3);
    for (const { row } of evaluations) {
      const path = `/human-evaluations/${String(row['id'])}`;
      const key = source.fixture.keys.editor;
      const [expected, counted] = await Promise.all([source, server].map((at) => sendRequest(at, path, { key })));
      expect(counted?.json).toEqual(expected?.json);
    }
    await removeImported();
  });
});
