import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { readMigrations } from '../../src/store/migrations.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { insertEvaluation, numbers } from '../support/bulk-data.ts';
import { runJuryboxHere } from '../support/cli.ts';
import { addressOf, engines, newTarget } from '../support/engine.ts';
import { startTestServer } from '../support/server.ts';
import { judgeTable } from '../support/several-judges.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-operator-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines)('`jurybox purge` and `jurybox migrate` on %s', (engine) => {
  it('`purge` lists every evaluation that it would delete, and prints the same totals as `usage`', async () => {
    const server = await startTestServer({}, undefined, engine);
    try {
      const env = { DATABASE_URL: addressOf(server.location) };
      await insertEvaluation(server.database, server.fixture, { count: 1 });
      // The command reads 100 evaluations at a time, so it must read twice.
      const copied =
        `${numbers(0, 100)} INSERT INTO evaluations (id, project_id, app_id, app_name, name, evaluation_type, ` +
        'variants, created_at, updated_at, created_by_id, scenario_count) SELECT $1 || i, project_id, app_id, ' +
        'app_name, name, evaluation_type, variants, created_at, updated_at, created_by_id, 0 FROM n, evaluations ' +
        'WHERE id = $2';
      const { evaluationId: copiedId } = server.fixture.pairs;
      await server.database.transaction((tx) => tx.run(copied, copiedId.slice(0, 30), copiedId));
      const { evaluationId, judges, scenarioIds } = await judgeTable(server, [
        ['1', '0'],
        ['1', '1'],
      ]);
      const session = await server.plain.keys.authenticate(judges[0]?.key ?? '');
      if (session === undefined) throw new Error('the key does not work');
      const scenario = { evaluationId, scenarioId: scenarioIds[0] ?? '', type: 'human_a_b_testing' } as const;
      for (const note of ['first', 'second']) await server.plain.scenarios.update(session, scenario, { note });
      const close = "UPDATE evaluations SET closed_at = '2020-01-01T00:00:00.000Z'";
      await server.database.transaction((tx) => tx.run(close));
      const usage = (await runJuryboxHere(['usage'], env)).out;
      const [, evaluations, scenarios, judgements] = /^test +\d+ +\d+ +(\d+) +(\d+) +(\d+) /m.exec(usage) ?? [];
      expect(Number(judgements)).toBeGreaterThanOrEqual(6);
      const total = `${evaluations} evaluations (${scenarios} scenarios, ${judgements} judgements)`;
      const listed = await runJuryboxHere(['purge', '--closed-before', '2024-01-01'], env);
      const lines = listed.out.trim().split('\n');
      expect(lines.at(-1)).toBe(`closed before 2024-01-01T00:00:00.000Z: ${total}; add --yes to delete them`);
      expect(lines).toHaveLength(Number(evaluations) + 1);
      expect(new Set(lines).size).toBe(lines.length);
      const purged = await runJuryboxHere(['purge', '--closed-before', '2024-01-01', '--yes'], env);
      expect(purged.out).toContain(`\ndeleted ${evaluations} of ${total}\n`);
    } finally {
      await server.stop();
    }
  });

  it('`migrate` says whether it created or upgraded the database', async () => {
    const latest = readMigrations().length;
    const created = await newTarget(engine);
    const older = await newTarget(engine);
    try {
      const migrations = readMigrations().slice(0, 5);
      const database =
        older.target.engine === 'sqlite'
          ? await openSqlite({ file: older.target.file, as: 'command', migrate: true, migrations })
          : await openPostgres({ url: older.target.url, poolSize: 2, migrate: true, migrations });
      await database.close();
      const migrate = async ({ target }: typeof created) =>
        (await runJuryboxHere(['migrate'], { DATABASE_URL: addressOf(target) })).out;
      expect(await migrate(created)).toBe(`created the database (schema ${latest})\n`);
      expect(await migrate(older)).toBe(`upgraded the database from schema 5 to schema ${latest}\n`);
      for (const target of [created, older]) expect(await migrate(target)).toBe('the database is up to date\n');
    } finally {
      created.remove();
      older.remove();
    }
  });
});

it('`serve` and `migrate` refuse arguments that are not flags', async () => {
  // The path of the database cannot be opened, so a command that accepted the argument would fail with another error.
  writeFileSync(join(folder, 'file'), '');
  const env = { DATABASE_URL: `file:${join(folder, 'file', 'never.db')}` };
  for (const command of ['serve', 'migrate']) {
    const { code, err } = await runJuryboxHere([command, 'extra'], env);
    expect([code, err]).toEqual([1, `jurybox: ${command} accepts only flags\nSee: jurybox --help\n`]);
  }
});

it('`--version` prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  expect(await runJuryboxHere(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});
