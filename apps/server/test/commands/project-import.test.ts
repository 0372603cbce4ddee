/** Tests `jurybox project import` if an earlier import was interrupted, or if the project was deleted before. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '../../src/services/time.ts';
import { createServices } from '../../src/services/index.ts';
import { OutcomeUnknown, type Database } from '../../src/store/database.ts';
import { insertEvaluation } from '../support/bulk-data.ts';
import { runJuryboxHere, type Outcome } from '../support/cli.ts';
import { addressOf, engines } from '../support/engine.ts';
import { interceptDatabase } from '../support/intercept-database.ts';
import { sendRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { wrapDatabase } from '../support/wrap-database.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-project-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aheadBy = (ms: number): Clock => ({
  timeMs: () => systemClock.timeMs() + ms,
  timestamp: () => new Date(systemClock.timeMs() + ms).toISOString(),
});

/** A database whose transactions wait between `pause` and `resume`. `reached` resolves when the first of them waits. */
function pausing(inner: Database) {
  const [reached, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isPaused = false;
  const database = wrapDatabase(inner, {
    async transaction(...a) {
      if (isPaused) reached.resolve();
      if (isPaused) await resumed.promise;
      return inner.transaction(...a);
    },
  });
  return { database, reached: reached.promise, pause: () => void (isPaused = true), resume: resumed.resolve };
}

describe.each(engines)('importing a project again on %s', (engine) => {
  let server: TestServer;
  let file = '';
  const run = (...args: string[]): Promise<Outcome> =>
    runJuryboxHere(['project', ...args], { DATABASE_URL: addressOf(server.location) });
  const importLater = (ms: number, database = server.database) => createServices(database, aheadBy(ms)).projectImport;
  const statusOfApps = async () => (await sendRequest(server, '/apps')).status;
  const countScenarios = async () =>
    (await server.database.get<{ n: number }>("SELECT COUNT(*) AS n FROM scenarios WHERE evaluation_id <> ''"))?.n;
  const deletedAt = (time: string) => {
    const importing = 'CASE WHEN importing_until IS NULL THEN NULL ELSE $1 END';
    const sql = `UPDATE projects SET deleted_at = $1, importing_until = ${importing}`;
    return server.database.transaction((tx) => tx.run(sql, time));
  };
  /** Begins an import that stops after some transactions and leaves its rows, as if its process was killed. */
  const killImport = async (after = 9) => {
    let transactions = 0;
    const dying = interceptDatabase(server.database, (method) => {
      if (method === 'transaction' && ++transactions > after) throw new Error('killed');
    });
    await expect(createServices(dying).projectImport.run(file)).rejects.toThrow('killed');
  };
  const removeAll = async () => {
    await deletedAt('2026-01-01T00:00:00.000Z');
    await server.plain.purge.run();
  };
  let scenarios: number | undefined;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    await insertEvaluation(server.database, server.fixture, { count: 1100, hasUuids: true });
    scenarios = await countScenarios();
    file = join(folder, `${engine}.jsonl`);
    await run('export', 'test', file);
    await removeAll();
  });
  afterEach(removeAll);
  afterAll(() => server.stop());

  it('a minute after an interrupted import, but not earlier, a new import can replace its rows', async () => {
    await killImport();
    const { code, err } = await run('import', file);
    expect(code).toBe(1);
    const time = /another import of this project is running.+; try again after (\S+)/.exec(err)?.[1] ?? '';
    expect(Date.parse(time) - Date.now()).toBeGreaterThan(0);
    expect(Date.parse(time) - Date.now()).toBeLessThanOrEqual(60_000);
    expect((await importLater(61_000).run(file)).name).toBe('test');
    expect([await statusOfApps(), await countScenarios()]).toEqual([200, scenarios]);
  });

  it('an import replaces the rows of an interrupted import if both projects have the same name', async () => {
    const rename = 'UPDATE projects SET id = $1, deleted_at = created_at, importing_until = $2';
    const importingUntil = new Date(Date.now() + 3_600_000).toISOString();
    await server.plain.projects.create('test');
    await server.database.transaction((tx) => tx.run(rename, 'another', importingUntil));
    expect((await run('create', 'test')).err).toContain('an unfinished import uses the name "test"');
    expect((await run('import', file)).err).toContain('another import of a project with the name "test" is running');
    expect((await importLater(61_000).run(file)).name).toBe('test');
    expect([await statusOfApps(), await countScenarios()]).toEqual([200, scenarios]);
  });

  it('if an import stalls and another import replaces it, the stalled import fails and changes nothing', async () => {
    const first = pausing(server.database);
    const firstImport = createServices(first.database).projectImport;
    const outcome = firstImport.run(file, { onProgress: first.pause }).then(() => 'imported', String);
    await first.reached;
    expect((await run('import', file)).err).toContain('another import of this project is running');
    const second = pausing(server.database);
    const imported = importLater(61_000, second.database).run(file, { onProgress: second.pause });
    await second.reached;
    first.resume();
    expect(await outcome).toContain('the import paused too long');
    await server.plain.purge.run();
    second.resume();
    expect((await imported).name).toBe('test');
    expect([await statusOfApps(), await countScenarios()]).toEqual([200, scenarios]);
  });

  it('if an import or export is interrupted by a signal, it removes what it has written', async () => {
    const interrupted = async (...args: string[]) => {
      const listeners = process.listenerCount('SIGHUP');
      const outcome = run(...args);
      while (process.listenerCount('SIGHUP') === listeners) await nextIteration();
      process.emit('SIGHUP', 'SIGHUP');
      const { code, err } = await outcome;
      expect([code, process.listenerCount('SIGHUP')]).toEqual([1, listeners]);
      return err;
    };
    expect(await interrupted('import', file)).toContain('the import was interrupted');
    const stop = new AbortController();
    const { projectImport, purge } = server.plain;
    const onProgress = (rows: number) => void (rows > 500 && stop.abort());
    await expect(projectImport.run(file, { signal: stop.signal, onProgress })).rejects.toThrow('was interrupted');
    await purge.run();
    expect(await countScenarios()).toBe(0);
    expect((await run('import', file)).code).toBe(0);
    const before = readdirSync(folder);
    const target = join(folder, `${engine}-interrupted.jsonl`);
    expect(await interrupted('export', 'test', target)).toBe(
      'stopping …; press Ctrl-C again to end at once\njurybox: the export was interrupted; nothing was written\n',
    );
    expect(readdirSync(folder)).toEqual(before);
  });

  it('an import can also be interrupted while it removes the rows of an earlier import', async () => {
    // The killed import leaves more than 500 scenarios. The import below first removes them in several transactions,
    // and is interrupted before it has removed all of them.
    await killImport(14);
    expect(await countScenarios()).toBeGreaterThan(500);
    const stop = new AbortController();
    let transactions = 0;
    const stopping = interceptDatabase(server.database, (method) => {
      if (method === 'transaction' && ++transactions === 3) stop.abort();
    });
    await expect(importLater(61_000, stopping).run(file, { signal: stop.signal })).rejects.toThrow('was interrupted');
    expect(await countScenarios()).toBeGreaterThan(0);
  });

  it('an import fails if it does not know whether a transaction was committed', async () => {
    let transactions = 0;
    const unsure = interceptDatabase(server.database, (method) => {
      if (method === 'transaction' && ++transactions === 5) throw new OutcomeUnknown('planted');
    });
    await expect(createServices(unsure).projectImport.run(file)).rejects.toThrow('planted');
  });

  it('an import stores at most 100 rows at a time', async () => {
    const stored = [0];
    await server.plain.projectImport.run(file, { onProgress: (rows) => void stored.push(rows) });
    const batches = stored.slice(1).map((rows, index) => rows - Number(stored[index]));
    expect(Math.max(...batches)).toBe(100);
  });

  it('for a minute after `project delete`, an import of the project fails and says when to try again', async () => {
    expect((await run('import', file)).code).toBe(0);
    expect((await run('delete', 'test', '--yes')).code).toBe(0);
    const { code, err } = await run('import', file);
    expect(code).toBe(1);
    expect(err).toMatch(
      /this project was deleted or its import failed less than a minute ago; try again after \d{4}-\S+Z\n/,
    );
    await deletedAt(new Date(Date.now() - 61_000).toISOString());
    expect((await run('import', file)).code).toBe(0);
    expect((await run('import', file)).err).toContain('a project with the same id, "test"; delete it first');
  });

  it('if the project file is missing or is a folder, the error of `project import` says so', async () => {
    const missing = join(folder, 'missing.jsonl');
    expect((await run('import', missing)).err).toContain(
      `jurybox: nothing was imported from ${missing}: there is no such file\n`,
    );
    expect((await run('import', folder)).err).toContain(`nothing was imported from ${folder}: it is a folder\n`);
  });
});
