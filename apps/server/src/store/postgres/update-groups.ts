/**
 * Updates that arrive together share one transaction, and one statement reads the rows of all of them. A group waits
 * for locks for a short time only. If a group fails, nothing of it is stored, and each of its updates runs again in its
 * own transaction. So a failing update does not make other updates fail.
 */
import type pg from 'pg';
import { OutcomeUnknown, StorageUnavailable, type SqlValue } from '../database.ts';
import { batchSql, batchValues, batchWriteSql, cutAfter, type LookupRow } from './batch-sql.ts';
import { commit, rollBack } from './commit.ts';
import { ConnectionLost } from './errors.ts';
import { tryLocksSql, type Lock } from './locks.ts';
import type { PrimaryPool } from './pool.ts';
import { query, send, sendWithoutTimeout, type Prepared } from './statement.ts';
import { Deadline, timeoutsMs } from './timeouts.ts';

/** The maximum number of updates in one group, and of groups in flight. */
const maxMembers = 32;
const maxInFlight = 2;
/**
 * The longest time that updates wait for more updates. They wait only while there are fewer of them than expected. The
 * expected number follows the size of the previous group: its callers have just got their responses, and will probably
 * send their next updates soon. If the first of these updates formed a group of their own, groups would be small, and
 * each group costs several statements. With 32 callers, waiting raises the number of updates per second by about 15 %.
 */
export const gatherMs = 3;
/** If fewer updates than this are expected, updates do not wait, because the wait would cost more than it saves. */
const leastToGather = 8;
/** The maximum number of characters that one group writes. */
const maxWritten = 2 * 1024 * 1024;
/** The longest time that a group waits for a row that another transaction changes. */
const lockTimeoutMs = 50;
/** The time that must remain before the deadline of an update. If less time remains, the update is not started. */
const leastTimeMs = 300;

/**
 * The tables that updates write to. Every update and every group writes to the tables in this order. A group writes to
 * the rows of a table in the order of their keys. So two groups cannot cause a deadlock.
 */
const tables = ['scenarios', 'judgements', 'scenario_judges', 'judges', 'evaluation_counts', 'evaluations'];

/** Thrown if an update must run in its own transaction. */
export class NeedsOwnTransaction extends Error {}

interface Write {
  sql: string;
  values: SqlValue[];
}

/** One update of a group. Its first statement reads the row. After that, it only writes. */
interface Member {
  sql: string;
  values: SqlValue[];
  locks: readonly Lock[];
  deadline: Deadline;
  /** Fulfils with the row that the update reads. Rejects with NeedsOwnTransaction or StorageUnavailable. */
  read: PromiseWithResolvers<unknown>;
  /** Fulfils when the group has committed. Rejects with NeedsOwnTransaction or StorageUnavailable. */
  committed: PromiseWithResolvers<void>;
  /** The statements that write. Undefined until the update has decided what to write. */
  writes: Write[] | undefined;
}

/** An update that read its row in a group. */
export interface Joined {
  row: unknown;
  /** Writes and commits with the group. An update without writes leaves the group. */
  end(writes: Write[]): Promise<void>;
}

const groupsByPool = new WeakMap<PrimaryPool, UpdateGroups>();

/** Returns the update groups of a connection pool. Creates them at the first call. */
export function updateGroupsOf(pool: PrimaryPool): UpdateGroups {
  let groups = groupsByPool.get(pool);
  if (groups === undefined) groupsByPool.set(pool, (groups = new UpdateGroups(pool)));
  return groups;
}

class UpdateGroups {
  readonly #pool: PrimaryPool;
  #waiting: Member[] = [];
  #inFlight = 0;
  #isScheduled = false;
  /**
   * The number of updates that will probably arrive together. It follows the sizes of the groups, but at most halves
   * with each group. It is 0 after updates have waited for the longest time.
   */
  #expected = 0;
  #gatherTimer: NodeJS.Timeout | undefined;

  constructor(pool: PrimaryPool) {
    this.#pool = pool;
  }

  /**
   * Reads a row with the same statement as the rows of other updates. Rejects with NeedsOwnTransaction if no other
   * update shares the transaction.
   */
  async join(sql: string, values: SqlValue[], locks: readonly Lock[], deadline: Deadline): Promise<Joined> {
    const member: Member = {
      sql,
      values,
      locks,
      deadline,
      read: Promise.withResolvers(),
      committed: Promise.withResolvers(),
      writes: undefined,
    };
    member.committed.promise.catch(() => {});
    this.#waiting.push(member);
    this.#schedule();
    const row = await member.read.promise;
    return {
      row,
      end(writes) {
        member.writes = writes;
        return member.committed.promise;
      },
    };
  }

  #schedule(): void {
    if (this.#isScheduled || this.#inFlight >= maxInFlight || this.#waiting.length === 0) return;
    if (this.#expected >= leastToGather && this.#waiting.length < this.#expected) {
      this.#gatherTimer ??= setTimeout(() => this.#stopGathering(), gatherMs);
      return;
    }
    clearTimeout(this.#gatherTimer);
    this.#gatherTimer = undefined;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const members = this.#take();
      this.#expected = Math.max(members.length, Math.floor(this.#expected / 2));
      if (members.length > 1) void this.#run(members);
      else for (const member of members) member.read.reject(new NeedsOwnTransaction());
      this.#schedule();
    });
  }

  #stopGathering(): void {
    this.#gatherTimer = undefined;
    this.#expected = 0;
    this.#schedule();
  }

  /**
   * Removes updates from the queue and returns them. The returned updates can share a transaction: their locks do not
   * exclude each other, and they read with the same statement.
   */
  #take(): Member[] {
    const taken: Member[] = [];
    const left: Member[] = [];
    const modes = new Map<string, string>();
    for (const member of this.#waiting) {
      if (member.deadline.remainingMs() < leastTimeMs) {
        member.read.reject(new StorageUnavailable('waited too long for other updates'));
        continue;
      }
      const isExcluded = member.locks.some(({ name, mode }) => {
        const other = modes.get(name);
        return other !== undefined && (mode === 'exclusive' || other === 'exclusive');
      });
      if (isExcluded || taken.length === maxMembers || (taken[0] !== undefined && taken[0].sql !== member.sql)) {
        left.push(member);
        continue;
      }
      for (const { name, mode } of member.locks) modes.set(name, mode);
      taken.push(member);
    }
    this.#waiting = left;
    return taken;
  }

  async #run(members: Member[]): Promise<void> {
    this.#inFlight += 1;
    const deadline = new Deadline(Math.min(...members.map((member) => member.deadline.remainingMs())));
    let client: pg.PoolClient | undefined;
    try {
      this.#pool.assertCommitsAreConfirmed();
      client = await this.#pool.acquire('write', deadline.remainingMs(timeoutsMs.writeQueue));
      const writers = await this.#read(client, deadline, members);
      await this.#write(client, deadline, writers);
      for (const member of writers) member.committed.resolve();
    } catch (error) {
      // If COMMIT was not sent, nothing is stored.
      const isFinal = client === undefined || error instanceof ConnectionLost || error instanceof OutcomeUnknown;
      const reason = isFinal ? error : new NeedsOwnTransaction('the group failed', { cause: error });
      for (const member of members) {
        member.read.reject(reason);
        member.committed.reject(reason);
      }
    } finally {
      this.#inFlight -= 1;
      this.#schedule();
    }
  }

  /** Reads the rows of all members. Returns the members that have decided to write. */
  async #read(client: pg.PoolClient, deadline: Deadline, members: Member[]): Promise<Member[]> {
    const alone = new NeedsOwnTransaction();
    try {
      const [first] = members as [Member];
      const begun = send(client, deadline, {
        text: `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = ${lockTimeoutMs}`,
      });
      const locked = query(client, deadline, ...tryLocksSql(members.map(({ locks }) => locks)));
      const sql = batchSql(first.sql, first.values.length);
      const read = query(client, deadline, sql, batchValues(members.map(({ values }) => values)));
      const [, { rows: locks }, { rows }] = await Promise.all([begun, locked, read]);
      const isLocked = new Set((locks as { member: number }[]).map(({ member }) => member));
      const found = new Map((rows as LookupRow[]).map((row) => [row.lookup_number, row]));
      const decided = cutAfter(rows as LookupRow[]) ?? members.length;
      for (const [index, member] of members.entries()) {
        if (isLocked.has(index + 1) && index < decided) member.read.resolve(found.get(index + 1));
        else member.read.reject(alone);
      }
      // Each member decides what to write in the same iteration of the event loop, without waiting for anything.
      await new Promise(setImmediate);
      let written = 0;
      return members.filter(({ writes, committed }) => {
        if (writes?.length === 0) committed.resolve();
        if (writes === undefined || (written += sizeOf(writes)) > maxWritten) committed.reject(alone);
        return writes !== undefined && writes.length > 0 && written <= maxWritten;
      });
    } catch (error) {
      await rollBack(client, error);
      throw error;
    }
  }

  async #write(client: pg.PoolClient, deadline: Deadline, writers: Member[]): Promise<void> {
    if (writers.length === 0) {
      await rollBack(client, undefined);
      return;
    }
    let statements: Prepared[];
    try {
      statements = combined(inOrder(writers.flatMap(({ writes = [] }) => writes)));
    } catch (error) {
      await rollBack(client, error);
      throw error;
    }
    const sent = statements.map(({ sql, values }) => sendWithoutTimeout(client, sql, values));
    await commit(this.#pool, client, deadline, sent);
  }
}

/** Combines writes with the same SQL into one statement, if they concern different rows. */
function combined(writes: Write[]): Prepared[] {
  const bySql = new Map<string, SqlValue[][]>();
  for (const { sql, values } of writes) {
    const sets = bySql.get(sql);
    if (sets === undefined) bySql.set(sql, [values]);
    else sets.push(values);
  }
  return [...bySql].flatMap(([sql, sets]): Prepared[] => {
    const isDistinct = sets.length > 1 && new Set(sets.map(([row]) => row)).size === sets.length;
    const batch = isDistinct ? batchWriteSql(sql, sets) : undefined;
    if (batch !== undefined) return [{ sql: batch, values: batchValues(sets) }];
    return sets.map((values) => ({ sql, values }));
  });
}

function sizeOf(writes: Write[]): number {
  let size = 0;
  for (const { values } of writes) for (const value of values) size += typeof value === 'string' ? value.length : 8;
  return size;
}

/** Returns the writes, sorted by table and then by the key of the row. The first two values of a write are the key. */
function inOrder(writes: Write[]): Write[] {
  const keyed = writes.map((write) => {
    const table = tables.indexOf(/^(?:INSERT INTO|UPDATE) (\w+)/.exec(write.sql)?.[1] ?? '');
    if (table === -1) throw new Error('an update wrote to another table');
    return { write, key: `${table} ${JSON.stringify(write.values.slice(0, 2))}` };
  });
  return keyed.sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key)).map(({ write }) => write);
}
