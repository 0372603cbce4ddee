/** Tests `jurybox copy` from each engine to each engine, while a server uses the source. */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { unwrap } from '../../src/services/outcome.ts';
import type { Target } from '../../src/store/copy/tables.ts';
import { copyDatabase } from '../../src/store/copy/copy.ts';
import { sumOf } from '../../src/store/evaluations.ts';
import { StorageUnavailable, type Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { readMigrations } from '../../src/store/migrations.ts';
import { insertEvaluation, insertOwnJudgements, numbers } from '../support/bulk-data.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { runJuryboxHere, runJuryboxSync } from '../support/cli.ts';
import { addressOf, newMigratedTarget, newTarget, runningEngines } from '../support/engine.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const [scenarios, logRows] = long ? [100_000, 1_000_000] : [1200, 2000];
if (!long) console.warn(`copies: ${scenarios} scenarios, ${logRows} log rows; JURYBOX_LONG=1 copies 10^5 and 10^6`);

const main = join(import.meta.dirname, '../support/killed-copy-main.ts');
const text = 'Ünïcödé "quoted" \\ {braces} 😀\n\tand, commas';

/** Calls `readOnce`. Repeats the call if it timed out, because the machine may be busy. */
async function readAll(...args: Parameters<typeof readOnce>): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await readOnce(...args);
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || attempt === 20) throw error;
    }
  }
}

/** Returns as texts: the list of apps, all evaluations with their exports, and the judgements of one scenario. */
async function readOnce(database: Database, key: string, appId: string, scenarioId: string): Promise<string[]> {
  const services = createServices(database);
  const session = await services.keys.authenticate(key);
  if (session === undefined) throw new Error('the key does not work');
  const texts = [JSON.stringify(unwrap(await services.apps.list(session, {})))];
  for (const evaluation of unwrap(await services.evaluations.list(session, appId, {})).items) {
    let all = JSON.stringify(evaluation);
    const rows = await services.exports.read(
      session,
      evaluation.evaluation_id,
      {},
      { write: (part) => JSON.stringify(part) },
    );
    for await (const piece of unwrap(rows)) all += piece;
    texts.push(all);
  }
  texts.push(
    JSON.stringify(await database.all('SELECT * FROM judgements WHERE scenario_id = $1 ORDER BY revision', scenarioId)),
  );
  return texts;
}

describe.each(runningEngines)('`jurybox copy` from %s', (engine) => {
  let server: TestServer;
  let small: TestServer;
  let address = '';
  let logged = '';
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    small = await startTestServer({}, undefined, engine);
    address = addressOf(server.location);
    const { database, fixture, plain } = server;
    const id = await insertEvaluation(database, fixture, { count: scenarios, vote: "'1'" });
    await insertOwnJudgements(database, id, 'judge-1', Math.min(scenarios, 1000));
    logged = `${id}-0`;
    for (let from = 0; from < logRows; from += 2000)
      await database.transaction((tx) =>
        tx.run(
          `${numbers(from, from + 2000)} INSERT INTO judgements
             (scenario_id, revision, changes, created_at, user_id, key_id)
           SELECT '${id}-' || (i % ${scenarios / 10}), i + 2, $1, '2026-01-01T00:00:00.000Z', 'u', 'k' FROM n`,
          JSON.stringify({ note: text }),
        ),
      );
    const { session, pairs } = fixture;
    const target = { evaluationId: pairs.evaluationId, scenarioId: pairs.scenarioIds[0] ?? '' };
    unwrap(await plain.scenarios.update(session, { ...target, type: 'human_a_b_testing' }, { vote: '1', note: text }));
  });
  afterAll(async () => {
    await server.stop();
    await small.stop();
  });

  describe.each(runningEngines)('`jurybox copy` to a database on %s', (other) => {
    it('`jurybox copy` creates a database whose exports equal those of the source byte for byte', async () => {
      const { target, remove } = await newTarget(other);
      const startedAt = performance.now();
      const { code, out, err } = await runJuryboxHere(['copy', '--from', address, '--to', addressOf(target)], {});
      if (long) console.warn(`${engine} to ${other}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n${err}`);
      expect({ code, err }).toMatchObject({ code: 0 });
      expect(out).toMatch(/^copied \d+ rows of \d+ tables; source and target have equal counts and checksums\n$/);
      expect(err).toContain(`scenarios: ${scenarios + 6} rows, `);
      const copied = await openDatabase(target, { as: 'server', migrate: false });
      const { keys, appId } = server.fixture;
      expect(await readAll(copied, keys.admin, appId, logged)).toEqual(
        await readAll(server.database, keys.admin, appId, logged),
      );
      await copied.close();
      // A second copy into the same target would mix two databases.
      const again = copyDatabase(server.location, target);
      await expect(again).rejects.toThrow(/exists already|has Jurybox tables already/);
      remove();
    });

    const faults: [string, (target: Target) => Target, RegExp][] = [
      [
        'loses a row',
        (target) => ({
          ...target,
          insert: (table, rows) => target.insert(table, table.name === 'keys' ? rows.slice(1) : rows),
        }),
        /the table keys has 4 rows in the source and 3 in the target/,
      ],
      [
        'changes a character',
        (target) => ({
          ...target,
          insert: (table, rows) =>
            target.insert(
              table,
              table.name === 'projects'
                ? rows.map((row) => row.map((value) => (value === 'test' ? 'tesT' : value)))
                : rows,
            ),
        }),
        /the rows of the table projects differ/,
      ],
    ];
    // Row counts do not depend on the engine. So only a copy to the same engine tests the first fault, a lost row.
    it.each(faults.slice(engine === other ? 0 : 1))(
      'planted fault: `jurybox copy` fails if the target %s',
      async (_, wrapTarget, message) => {
        const { target, remove } = await newTarget(other);
        await expect(copyDatabase(small.location, target, { wrapTarget })).rejects.toThrow(message);
        await expect(openDatabase(target, { as: 'server', migrate: true })).rejects.toThrow('unfinished copy');
        remove();
      },
    );
  });

  it('if `jurybox copy` was killed, every command refuses the target, and the source is unchanged', async () => {
    const { target, remove } = await newTarget(engine);
    const before = await readAll(server.database, server.fixture.keys.admin, server.fixture.appId, logged);
    const child = spawnSync(process.execPath, [main, address, addressOf(target), '2'], { env: childEnvironment() });
    expect(child.signal, child.stderr.toString()).toBe('SIGKILL');
    const commands = [
      ['serve', '--port', '0'],
      ['project', 'list'],
      ['copy', '--from', addressOf(target), '--to', 'file:/nonexistent/never.db'],
      ['backup', join(tmpdir(), 'never.db')],
    ];
    await expect(openDatabase(target, { as: 'server', migrate: true })).rejects.toThrow('unfinished copy');
    for (const args of commands) {
      if (args[0] === 'backup' && engine === 'postgres') continue;
      const env = { DATABASE_URL: addressOf(target) };
      const { code, err } = args[0] === 'serve' ? runJuryboxSync(args, env) : await runJuryboxHere(args, env);
      expect([args[0], code]).toEqual([args[0], 1]);
      expect(err).toMatch(/^jurybox: [^\n]*unfinished copy[^\n]*\n$/);
    }
    expect(await readAll(server.database, server.fixture.keys.admin, server.fixture.appId, logged)).toEqual(before);
    remove();
  });

  it('`jurybox copy` keeps only about one MiB of rows in memory at a time', async () => {
    const { target, remove } = await newTarget('sqlite');
    const length = 300_000;
    await insertEvaluation(server.database, server.fixture, { count: 12, inputLength: length });
    const sizes: number[] = [];
    await copyDatabase(server.location, target, {
      wrapTarget: (inner) => ({
        ...inner,
        insert(table, rows) {
          sizes.push(JSON.stringify(rows).length);
          return inner.insert(table, rows);
        },
      }),
    });
    expect(Math.max(...sizes)).toBeGreaterThan(3 * length);
    expect(Math.max(...sizes)).toBeLessThan(2_000_000);
    remove();
  });

  it('`jurybox copy` copies the state at its start, even if the source changes meanwhile', async () => {
    const { target, remove } = await newTarget('sqlite');
    const { fixture, plain, database } = server;
    const [first = '', second = ''] = fixture.singles.scenarioIds;
    const judge = (scenarioId: string) =>
      plain.scenarios
        .update(
          fixture.session,
          { evaluationId: fixture.singles.evaluationId, scenarioId, type: 'single_model_test' },
          { score: 5 },
        )
        .then(unwrap);
    const count = async (db: Database) => {
      const sql =
        `SELECT ${sumOf('judged_count', 'e')}, ` +
        '(SELECT COUNT(*) FROM scenarios s WHERE s.evaluation_id = e.id AND judged = 1) AS judged ' +
        'FROM evaluations e WHERE id = $1';
      return db.get(sql, fixture.singles.evaluationId);
    };
    await judge(first);
    await copyDatabase(server.location, target, {
      wrapTarget: (inner) => ({
        ...inner,
        async insert(table, rows) {
          await inner.insert(table, rows);
          if (table.name === 'evaluations') await judge(second);
        },
      }),
    });
    const copied = await openDatabase(target, { as: 'server', migrate: false });
    expect(await count(copied)).toEqual({ judged_count: 1, judged: 1 });
    expect(await count(database)).toEqual({ judged_count: 2, judged: 2 });
    await copied.close();
    remove();
  });
});

it.each(
  runningEngines.flatMap((engine) => [
    { engine, change: -1, advice: 'run: jurybox migrate' },
    { engine, change: 1, advice: 'upgrade Jurybox first' },
  ]),
)('`jurybox copy` refuses a source of another schema version: $engine $change', async ({ engine, change, advice }) => {
  const [source, empty] = [await newMigratedTarget(engine), await newTarget('sqlite')];
  const version = readMigrations().length + change;
  let file: DatabaseSync | undefined;
  if (source.target.engine === 'sqlite') {
    file = new DatabaseSync(source.target.file);
    file.exec(`PRAGMA user_version = ${version}`);
  } else {
    const client = new Client(source.target.url);
    await client.connect();
    await client.query('UPDATE jurybox_schema SET version = $1', [version]);
    await client.end();
  }
  await expect(copyDatabase(source.target, empty.target)).rejects.toThrow(
    `is at schema ${version}, a copy needs ${version - change}; ${advice}`,
  );
  // The checkpoint would be busy if the failed copy had left a connection open.
  if (file) expect(file.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).toMatchObject({ busy: 0 });
  file?.close();
  source.remove();
  empty.remove();
});

it('`jurybox copy` needs two valid database addresses, and never prints the password in an address', async () => {
  const run = (...args: string[]) => runJuryboxHere(['copy', ...args]);
  expect((await run('--to', 'file:x')).err).toBe('jurybox: --from <database> is missing\nSee: jurybox --help\n');
  const { code, err } = await run('--from', 'mysql://u:hunter2@db/x', '--to', 'file:x');
  expect([code, err]).toEqual([
    1,
    'jurybox: --from should be file:<path> or postgres://<user>:<password>@<host>/<name>\n',
  ]);
  expect((await run('--from', 'file:/nonexistent/none.db', '--to', 'file:x')).err).toBe(
    'jurybox: there is no database at /nonexistent/none.db\n',
  );
});
