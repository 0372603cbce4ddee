/**
 * Checks updates that arrive together on PostgreSQL. They must share a transaction, but each of them must succeed or
 * fail independently of the others.
 */
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '../src/services/outcome.ts';
import { OutcomeUnknown, StorageUnavailable, type Database, type Transaction } from '../src/store/database.ts';
import { gatherMs } from '../src/store/postgres/update-groups.ts';
import { addressOf, engines, newTarget } from './support/engine.ts';
import { insertScenariosWithNotes } from './support/bulk-data.ts';
import { judge, sendRequest } from './support/requests.ts';
import { startTestServer, type TestServer } from './support/server.ts';

describe.skipIf(!engines.includes('postgres'))('transactions that several updates share on PostgreSQL', () => {
  let server: TestServer;
  let database: Database;
  let url = '';
  let ids: string[] = [];
  beforeAll(async () => {
    const { target } = await newTarget('postgres');
    url = addressOf(target);
    server = await startTestServer({ database: target }, undefined, 'postgres');
    ({ database } = server);
    await insertScenariosWithNotes(server, 40, 10);
    const { evaluationId } = server.fixture.pairs;
    const rows = await database.all<{ id: string }>('SELECT id FROM scenarios WHERE evaluation_id = $1', evaluationId);
    ids = rows.map(({ id }) => id);
  });
  afterAll(() => server.stop());

  /** Sets the note of a scenario, as an update does. `fail` adds a failing statement. */
  const setNote = (id: string, note: string, fail?: (tx: Transaction) => void): Promise<number> =>
    untilAvailable(async (tx) => {
      tx.lock(`scenario ${id}`, 'exclusive');
      const row = await tx.get<{ revision: number; transaction_id: string }>(
        'SELECT revision, txid_current()::text AS transaction_id FROM scenarios WHERE id = $1',
        id,
      );
      if (row === undefined) throw new Error(`there is no scenario ${id}`);
      transactions.push(row.transaction_id);
      tx.write('UPDATE scenarios SET revision = revision + 1, note = $2 WHERE id = $1', id, note);
      fail?.(tx);
      return row.revision + 1;
    });
  /** Repeats an update if it timed out on a busy machine and the server stored nothing. */
  const untilAvailable = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await database.transaction(work, { isUpdate: true });
      } catch (error) {
        if (!(error instanceof StorageUnavailable) || error instanceof OutcomeUnknown) throw error;
      }
    }
  };
  /** The ids of the transactions in which updates read their rows. */
  const transactions: string[] = [];
  const noteOf = async (id: string) =>
    (await database.get<{ note: string }>('SELECT note FROM scenarios WHERE id = $1', id))?.note;
  const outcomes = async (updates: Promise<number>[]) =>
    (await Promise.allSettled(updates)).map((result) => (result.status === 'fulfilled' ? 'stored' : 'failed'));

  it('updates of different scenarios share transactions', async () => {
    transactions.length = 0;
    const some = ids.slice(0, 20);
    expect(new Set(await outcomes(some.map((id) => setNote(id, `shared ${id}`))))).toEqual(new Set(['stored']));
    expect(await Promise.all(some.map(noteOf))).toEqual(some.map((id) => `shared ${id}`));
    expect(new Set(transactions).size).toBeLessThan(5);
  });

  describe('after a group of ten updates, further updates wait for each other', () => {
    /** Ends the waiting of the updates. Undefined if no updates wait. */
    let stopGathering: (() => void) | undefined;
    const setNotes = (some: string[]) => Promise.all(some.map((id) => setNote(id, 'together')));
    beforeEach(async () => {
      await setNotes(ids.slice(30, 40));
      const { setTimeout } = globalThis;
      const hold = (work: () => void, ms: number, ...rest: []) => {
        if (ms !== gatherMs) return setTimeout(work, ms, ...rest);
        stopGathering = work;
        return undefined;
      };
      vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
      transactions.length = 0;
    });
    afterEach(() => {
      vi.restoreAllMocks();
      stopGathering = undefined;
    });

    it('after a group of ten updates, an update waits for nine others and shares a transaction with them', async () => {
      const first = setNote(ids[30] ?? '', 'first');
      await expect.poll(() => stopGathering).toBeDefined();
      await Promise.all([first, setNotes(ids.slice(31, 40))]);
      expect(transactions).toHaveLength(10);
      expect(new Set(transactions).size).toBe(1);
    });

    it('if fewer than ten updates arrive, the server stores them when the time to wait is over', async () => {
      const two = setNotes(ids.slice(30, 32));
      await expect.poll(() => stopGathering).toBeDefined();
      expect(transactions).toEqual([]);
      stopGathering?.();
      await two;
      expect(new Set(transactions).size).toBe(1);
    });
  });

  it('after two small groups of updates, the server stores the next update without waiting for more', async () => {
    // Earlier tests sent large groups, which makes later updates wait. After two small groups, updates no longer wait.
    for (const some of [ids.slice(30, 31), ids.slice(30, 33)]) await Promise.all(some.map((id) => setNote(id, 'few')));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await setNote(ids[30] ?? '', 'alone');
    expect(timers.mock.calls.filter(([, ms]) => ms === gatherMs)).toEqual([]);
    vi.restoreAllMocks();
  });

  it('an update that the database rejects does not affect the other updates in its transaction', async () => {
    const [bad = '', ...good] = ids.slice(0, 5);
    const broken = setNote(bad, 'bad', (tx) => tx.write("UPDATE scenarios SET position = 'x' WHERE id = $1", bad));
    const others = good.map((id) => setNote(id, 'good'));
    expect(await outcomes([broken, ...others])).toEqual(['failed', 'stored', 'stored', 'stored', 'stored']);
    expect(await Promise.all([bad, ...good].map(noteOf))).toEqual([`shared ${bad}`, 'good', 'good', 'good', 'good']);
    await expect(broken).rejects.toThrow('invalid input syntax');
  });

  it('an update that stores nothing does not affect the other updates in its transaction', async () => {
    const missing = setNote('missing', 'x');
    const other = setNote(ids[0] ?? '', 'kept');
    expect(await outcomes([missing, other])).toEqual(['failed', 'stored']);
    expect(await noteOf(ids[0] ?? '')).toBe('kept');
  });

  it('a group of updates writes rows in the order of their primary keys, not in the order of arrival', async () => {
    const owner = new Client(url);
    await owner.connect();
    await owner.query('CREATE TABLE written (key TEXT, number SERIAL, transaction_id BIGINT DEFAULT txid_current())');
    const reversed = ids.slice(0, 20).toReversed();
    const log = (id: string) => (tx: Transaction) => tx.write('INSERT INTO written (key) VALUES ($1)', id);
    expect(new Set(await outcomes(reversed.map((id) => setNote(id, 'in order', log(id)))))).toEqual(
      new Set(['stored']),
    );
    const { rows } = await owner.query<{ keys: string[] }>(
      'SELECT array_agg(key ORDER BY number) AS keys FROM written GROUP BY transaction_id',
    );
    await owner.end();
    expect(Math.max(...rows.map(({ keys }) => keys.length))).toBeGreaterThan(1);
    for (const { keys } of rows) expect(keys).toEqual(keys.toSorted());
  });

  it('two updates of the same scenario never share a transaction', async () => {
    const [id = '', other = ''] = ids;
    const before = await database.get<{ revision: number }>('SELECT revision FROM scenarios WHERE id = $1', id);
    const updates = Array.from({ length: 10 }, (_, index) => setNote(index % 5 === 4 ? other : id, `${index}`));
    const revisions = (await Promise.all(updates)).filter((_, index) => index % 5 !== 4);
    const first = (before?.revision ?? 0) + 1;
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 8 }, (_, index) => first + index));
  });

  it('planted fault: without locks, two updates of one scenario return the same revision', async () => {
    const [id = '', other = ''] = ids;
    const unlocked = (tx: Transaction): Transaction => ({
      ...tx,
      lock: (name) => tx.lock(`${name} ${Math.random()}`, 'exclusive'),
    });
    const read = (target: string) =>
      database.transaction(
        async (inner) => {
          const tx = unlocked(inner);
          tx.lock(target, 'exclusive');
          const row = await tx.get<{ revision: number }>('SELECT revision FROM scenarios WHERE id = $1', target);
          tx.write('UPDATE scenarios SET revision = revision + 1 WHERE id = $1', target);
          return row?.revision;
        },
        { isUpdate: true },
      );
    const revisions = await Promise.all([id, id, id, other].map(read));
    expect(new Set(revisions.slice(0, 3)).size).toBeLessThan(3);
  });

  it('an update of a locked scenario delays the other updates only briefly', async () => {
    const [locked = '', ...others] = ids.slice(0, 8);
    const blocker = new Client(url);
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT id FROM scenarios WHERE id = $1 FOR UPDATE', [locked]);
    const waiting = setNote(locked, 'late');
    waiting.catch(() => {});
    expect(new Set(await outcomes(others.map((id) => setNote(id, 'not late'))))).toEqual(new Set(['stored']));
    expect(await noteOf(locked)).not.toBe('late');
    await blocker.query('ROLLBACK');
    await blocker.end();
    await waiting.catch(() => {});
  });

  it('judgements of one evaluation that arrive together are all counted', async () => {
    const { session, pairs } = server.fixture;
    const before = unwrap(await server.plain.evaluations.get(session, pairs.evaluationId)).judged_count;
    const vote = async (id: string) => {
      for (;;) {
        const response = await judge(server, { vote: '1' }, { scenario: id });
        if (response.status !== 503) return response;
      }
    };
    const votes = await Promise.all(ids.slice(10, 30).map(vote));
    expect(new Set(votes.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(votes.map(({ json }) => json.vote))).toEqual(new Set(['1']));
    const after = unwrap(await server.plain.evaluations.get(session, pairs.evaluationId)).judged_count;
    expect(after - before).toBe(20);
    for (const [index, id] of ids.slice(10, 30).entries()) {
      const log = await sendRequest(
        server,
        `/human-evaluations/${pairs.evaluationId}/evaluation-scenarios/${id}/judgements`,
      );
      const revisions = log.json.items.map((entry: { revision: number }) => entry.revision);
      // A client retries an update after an unknown outcome. So the log may have more entries than there are votes.
      expect(revisions.at(-1)).toBe(votes[index]?.json.revision);
      expect(new Set(revisions).size).toBe(revisions.length);
    }
  });
});
