/**
 * A process that uses the SQLite store while a test makes single storage calls fail (single-failures.ts). Only this
 * file knows how the store is opened. The test controls this process with messages.
 *
 * node storage-script-main.ts <role> <database file> <events file> [planted fault] [number of groups]
 *
 * Roles: `prepare` fills a new database and dies. `script` updates scenarios in groups, and writes each result to the
 * events file. `command` opens the database like a command of the operator, and can read it like a backup. `restart`
 * opens databases as a server does after a power failure.
 */
import { existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { createServices } from '../../src/services/index.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { OutcomeUnknown, StorageUnavailable, type Database } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { fillFixture, type Fixture } from './fixture.ts';
import { plantedFaults } from './planted-faults.ts';
import { openSimpleStore } from './simple-store.ts';

/** The number of pages in the write-ahead log at which a checkpoint starts. It is small, to cause many checkpoints. */
const checkpointPages = 80;
/**
 * Makes the notes so long that most pages of the table `judgements` are written during one group of updates and never
 * again. If a checkpoint skips such a page, no later update repairs this, so the test notices it.
 */
const padding = 'x'.repeat(1500);

const [role = '', file = '', eventsFile = '', plant = 'none', groups = '40'] = process.argv.slice(2);
const send = (message: unknown) => process.send?.(message);
const message = async () => (await once(process, 'message'))[0] as string;
const die = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', die);

const open = async (path: string, as: 'server' | 'command'): Promise<Database> => {
  if (plant.startsWith('simple-store')) return openSimpleStore(path, checkpointPages, plant.endsWith('goes-on'));
  const options = { file: path, as, migrate: as === 'server', checkpointPages };
  const database = await openSqlite(options);
  return plantedFaults[plant]?.(database) ?? database;
};
const notes = `${file}.fixture.json`;
const fixture = () => JSON.parse(readFileSync(notes, 'utf8')) as Fixture;

/** Updates all scenarios of the fixture at the same time. Calls `report` with each result as soon as it is known. */
async function updateAll(database: Database, text: string, report: (event: object) => void): Promise<void> {
  const { session, pairs, singles } = fixture();
  const services = createServices(database);
  const update = async (scenarioId: string, index: number) => {
    const isPair = pairs.scenarioIds.includes(scenarioId);
    const { evaluationId } = isPair ? pairs : singles;
    const type = isPair ? 'human_a_b_testing' : 'single_model_test';
    const note = `${text} ${index}`;
    try {
      const done = await services.scenarios.update(session, { evaluationId, scenarioId, type }, { note });
      report({ told: 'stored', scenarioId, revision: unwrap(done).revision, note });
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      report({ told: error instanceof OutcomeUnknown ? 'unknown' : 'nothing', note, reason: error.message });
    }
  };
  await Promise.all([...pairs.scenarioIds, ...singles.scenarioIds].map(update));
}

async function runScript(): Promise<void> {
  const events = openSync(eventsFile, 'a');
  // strace records these writes too, so the trace shows which results were reported before which storage call.
  const report = (event: object) => writeSync(events, `${JSON.stringify(event)}\n`);
  const database = await open(file, 'server');
  const { pairs, singles } = fixture();
  const seen = new Map<string, number>();
  const ids = [...pairs.scenarioIds, ...singles.scenarioIds];
  /** Reads a scenario, and reports its revision if it was not seen before. */
  const read = async (id: string) => {
    try {
      const sql = 'SELECT revision, note FROM scenarios WHERE id = $1';
      const row = await database.get<{ revision: number; note: string }>(sql, id);
      if (row === undefined || row.revision === seen.get(id)) return;
      seen.set(id, row.revision);
      if (row.revision > 1) report({ read: true, scenarioId: id, ...row });
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
    }
  };
  const runGroup = async (name: string) => {
    let isRunning = true;
    let isAccepted = true;
    const updating = updateAll(database, `${name} ${padding}`, (event) => {
      isAccepted &&= 'revision' in event;
      report(event);
    }).finally(() => (isRunning = false));
    do {
      // Without a pause, the reads would take most of the test's time, because strace stops each of their system calls.
      await pauseFor(1);
      for (const id of ids) await read(id);
    } while (isRunning);
    await updating;
    return isAccepted;
  };
  report({ ready: true });
  for (let group = 0; group < Number(groups); group++) {
    send(group);
    await message();
    await runGroup(`group ${group}`);
    report({ group });
  }
  // If the process has not ended after a temporary failure, it must accept updates again within five seconds.
  for (const end = Date.now() + 5000; Date.now() < end;) if (await runGroup(`last ${Date.now()}`)) break;
  report({ group: Number(groups) });
  await database.close();
  report({ closed: true });
}

if (role === 'prepare') {
  const database = await open(file, 'server');
  if (!existsSync(notes)) writeFileSync(notes, JSON.stringify(await fillFixture(database)));
  await updateAll(database, 'before', () => {});
  die();
} else if (role === 'script') {
  await runScript().catch((error: unknown) => {
    // A failed start prints one line, as the command line does.
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
    process.exit(1);
  });
  die();
} else if (role === 'command') {
  const database = await open(file, 'command');
  let backup: DatabaseSync | undefined;
  send('open');
  for (let next = await message(); ; next = await message()) {
    if (next === 'hold') {
      // Keeps a snapshot of the database open, as a backup does until it has copied everything.
      backup = new DatabaseSync(file, { readOnly: true });
      backup.exec('BEGIN; SELECT COUNT(*) FROM scenarios');
    } else if (next === 'release') backup?.close();
    else break;
    send(next);
  }
  await database.close();
  die();
} else {
  for (let path = await message(); ; path = await message()) {
    try {
      const database = await open(path, 'server');
      const told: object[] = [];
      await updateAll(database, 'restarted', (event) => told.push(event));
      await database.close();
      send({ told });
    } catch (error) {
      send({ error: String(error) });
    }
  }
}
