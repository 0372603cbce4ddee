/**
 * Makes COMMITs fail, and compares every response and every read with the database after a crash. A response that says
 * "stored" or "nothing was stored" must be right. After a response that says "unknown outcome", the update may be
 * stored or not.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutcomeUnknown, StorageUnavailable, type Database } from '../../src/store/index.ts';
import { Connection } from '../../src/store/sqlite/connection.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { failSystemCalls, canFailSystemCalls } from '../support/failing-system-calls.ts';
import { startServerProcess } from '../support/server-process.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
/** The syncs that fail, in the notation of strace: `1+2` means the first sync and every second sync after it. */
const patterns = isLong ? ['1+', '1', '1+2', '2+2', '1+3', '2+3', '3+3', '1+4', '2', '3'] : ['1+', '1', '1+2'];
/** The number of pairs of concurrent writes. In each pair, one SQL statement fails. */
const pairs = isLong ? 100 : 40;

type Told = 'stored' | 'nothing' | 'unknown';

/** A note that a client sent, the outcome that the response reported, and the note that a later read returned. */
interface Case {
  note: string;
  told: Told;
  read?: string | undefined;
}

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-commit-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the responses and reads that contradict the stored notes. */
function contradictions(cases: Case[], stored: Set<string>): string[] {
  return cases.flatMap(({ note, told, read }) => [
    ...(told === 'stored' && !stored.has(note) ? [`${note}: reported as stored, but missing`] : []),
    ...(told === 'nothing' && stored.has(note) ? [`${note}: reported as not stored, but present`] : []),
    ...(read !== undefined && !stored.has(read) ? [`${read}: returned by a read, but missing`] : []),
  ]);
}

/** Returns the outcome that two responses to the same note report together. The client sent the note twice. */
const laterOf = (first: Told, second: Told): Told => (second === 'nothing' ? first : second);

const tally = (cases: Case[]) =>
  JSON.stringify(
    Object.fromEntries(
      ['stored', 'nothing', 'unknown'].map((told) => [told, cases.filter((one) => one.told === told).length]),
    ),
  );

describe.runIf(canFailSystemCalls)('a server on a disk whose syncs fail', () => {
  /** Sends ten updates to a server in which the syncs selected by `when` fail, and then kills the server. */
  async function round(file: string, when: string, plant: string): Promise<Case[]> {
    const child = await startServerProcess(file, { plant });
    const { origin, fixture, kill } = child;
    const url = `${origin}/api/human-evaluations/${fixture.pairs.evaluationId}`;
    const send = async (note: string): Promise<Told> => {
      const response = await fetch(`${url}/evaluation_scenario/${fixture.pairs.scenarioIds[0]}/human_a_b_testing`, {
        method: 'PUT',
        headers: { Authorization: fixture.keys.evaluator, 'Content-Type': 'application/json' },
        body: JSON.stringify({ note }),
      });
      if (response.status === 200) return 'stored';
      const { detail } = (await response.json()) as { detail: string };
      expect(response.status).toBe(503);
      return detail.includes('nothing was stored') ? 'nothing' : 'unknown';
    };
    const read = async () => {
      const response = await fetch(`${url}/evaluation-scenarios/${fixture.pairs.scenarioIds[0]}`, {
        headers: { Authorization: fixture.keys.viewer },
      });
      return response.status === 200 ? ((await response.json()) as { note: string }).note : undefined;
    };
    const cases: Case[] = [{ note: `${when} before`, told: await send(`${when} before`) }];
    await failSystemCalls(child, 'fsync,fdatasync', 'EIO', when);
    for (let index = 0; index < 10; index++) {
      const note = `${when} ${index} ${Math.random()}`;
      let told = await send(note);
      // Retries some of the failed updates, as a client does. The retry writes to the same pages of the database file,
      // so it also tests the state after a failed sync.
      if (told !== 'stored' && index % 3 === 0) told = laterOf(told, await send(note));
      cases.push({ note, told, read: index % 2 === 0 ? await read() : undefined });
    }
    await kill('SIGKILL');
    return cases;
  }

  function notesIn(file: string): Set<string> {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare('SELECT changes FROM judgements').all() as { changes: string }[];
    database.close();
    return new Set(rows.map((row) => (JSON.parse(row.changes) as { note: string }).note));
  }

  async function play(name: string, plant: string, patterns: string[]): Promise<{ cases: Case[]; found: string[] }> {
    const file = join(folder, `${name}.db`);
    const cases: Case[] = [];
    for (const when of patterns) cases.push(...(await round(file, when, plant)));
    return { cases, found: contradictions(cases, notesIn(file)) };
  }

  it('every response after a failed sync agrees with the database after a restart', async () => {
    const { cases, found } = await play('sound', 'none', patterns);
    console.log(
      `${cases.length} updates on a disk that does not sync: ${tally(cases)}, ${found.length} contradictions`,
    );
    expect(found).toEqual([]);
    expect(cases.length).toBeGreaterThan(patterns.length * 10);
    for (const told of ['stored', 'unknown'])
      expect(cases.filter((one) => one.told === told).length).toBeGreaterThan(patterns.length);
  });

  it('planted fault: the check finds a server that reports unknown outcomes as not stored', async () => {
    const { found } = await play('planted', 'report-unknown-as-not-stored', ['1+', '1+2', '2+2']);
    expect(found.length).toBeGreaterThan(0);
  });
});
if (!canFailSystemCalls)
  console.warn(
    'NOT RUN: commits on a disk that does not sync, because strace is not installed or may not inject errors',
  );

type Fault = 'none' | 'before' | 'after' | 'begin' | 'statement' | 'release' | 'rollback';
let fault: Fault = 'none';
const failure = () => Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1034 });

/** A connection with a planted fault: the next statement of the kind `fault` fails. */
class FailingConnection extends Connection {
  override run(sql: string, values: (string | number | null)[]): number {
    const is = (name: Fault) => {
      if (fault !== name) return false;
      fault = 'none';
      return true;
    };
    if (sql === 'BEGIN IMMEDIATE' && is('begin')) throw new StorageUnavailable('planted', { cause: failure() });
    if (sql.startsWith('INSERT') && is('statement')) throw new StorageUnavailable('planted', { cause: failure() });
    if (sql === 'RELEASE job' && is('release')) throw new StorageUnavailable('planted', { cause: failure() });
    if (sql.startsWith('INSERT') && fault === 'rollback')
      throw new Error('planted, so that the transaction is rolled back');
    if (sql.startsWith('ROLLBACK') && fault === 'rollback') {
      if (sql === 'ROLLBACK') fault = 'none';
      throw new StorageUnavailable('planted', { cause: failure() });
    }
    if (sql === 'COMMIT' && is('before')) throw new StorageUnavailable('planted', { cause: failure() });
    const changes = super.run(sql, values);
    if (sql === 'COMMIT' && is('after')) throw new StorageUnavailable('planted', { cause: failure() });
    return changes;
  }
}

describe('a server whose SQL statements fail', () => {
  const faults: Fault[] = ['before', 'after', 'begin', 'statement', 'release', 'rollback'];
  const insert = (database: Database, name: string) =>
    database.transaction((tx) =>
      tx.run(
        "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ($1, $1, 'w', 'o', 'now')",
        name,
      ),
    );
  const namesIn = async (database: Database) =>
    (await database.all<{ name: string }>('SELECT name FROM projects ORDER BY name')).map((row) => row.name);

  /** Returns the names of the projects that the database would contain if the server crashed now. */
  async function afterCrash(file: string, copy: string): Promise<Set<string>> {
    execFileSync('sh', [
      '-c',
      `cp "${file}" "${copy}"; rm -f "${copy}-wal" "${copy}-shm"; if [ -e "${file}-wal" ]; then cp ` +
        `"${file}-wal" "${copy}-wal"; fi`,
    ]);
    const database = openSqlite({ file: copy, as: 'command', migrate: false });
    const names = await namesIn(database);
    await database.close();
    return new Set(names);
  }

  it('each reported outcome agrees with the database after a crash, and later writes succeed', async () => {
    const file = join(folder, 'failing.db');
    const database = openSqlite({ file, as: 'server', migrate: true, connection: FailingConnection });
    const cases: Case[] = [];
    let found: string[] = [];
    for (let index = 0; index < pairs; index++) {
      fault = faults[index % faults.length] ?? 'none';
      // Two concurrent writes share one commit.
      const names = [`${fault} ${index} a`, `${fault} ${index} b`];
      await Promise.all(
        names.map(async (note) => {
          const told: Told = await insert(database, note).then(
            () => 'stored' as const,
            (error: unknown) => (error instanceof OutcomeUnknown ? 'unknown' : 'nothing'),
          );
          cases.push({ note, told });
        }),
      );
      fault = 'none';
      for (const read of await namesIn(database)) cases.push({ note: `read at ${index}`, told: 'unknown', read });
      if (index % 10 === 9)
        found = [...found, ...contradictions(cases, await afterCrash(file, join(folder, 'copy.db')))];
      expect(await insert(database, `after ${index}`)).toBe(1);
    }
    await database.close();
    const told = cases.filter((one) => one.read === undefined);
    console.log(`${told.length} inserts with planted failures: ${tally(told)}, ${found.length} contradictions`);
    expect(found).toEqual([]);
    expect(told.length).toBe(2 * pairs);
    for (const kind of ['before', 'after'])
      expect(told.filter((one) => one.note.startsWith(kind)).every((one) => one.told === 'unknown')).toBe(true);
  });
});

it('the check finds each contradiction between responses, reads and stored notes', () => {
  const stored = new Set(['there']);
  expect(
    contradictions(
      [
        { note: 'there', told: 'stored' },
        { note: 'away', told: 'nothing' },
        { note: 'away', told: 'unknown', read: 'there' },
      ],
      stored,
    ),
  ).toEqual([]);
  expect(
    contradictions(
      [
        { note: 'away', told: 'stored' },
        { note: 'there', told: 'nothing' },
        { note: 'there', told: 'unknown', read: 'away' },
      ],
      stored,
    ),
  ).toHaveLength(3);
});
