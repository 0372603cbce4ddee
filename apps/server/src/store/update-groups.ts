/**
 * Updates that arrive together share one transaction: the store first reads the rows of all of them, and then writes
 * and commits what they change. If a group fails, nothing of it is stored, and each of its updates runs again in its
 * own transaction. So a failing update does not make other updates fail.
 */
import { StorageUnavailable, type LockMode, type SqlValue, type Transaction } from './database.ts';
import type { Deadline } from './deadline.ts';

export interface Lock {
  name: string;
  mode: LockMode;
}

export interface Write {
  sql: string;
  values: SqlValue[];
}

/** What an update reads: one row. All updates of a group read with the same statement. */
export interface GroupRead {
  sql: string;
  values: SqlValue[];
  locks: readonly Lock[];
}

/** A group whose rows have been read. */
export interface OpenGroup {
  /** What `begin` read for each update. An element is undefined if its update must run in its own transaction. */
  rows: ({ row: unknown } | undefined)[];
  /** Writes and commits. Nothing is stored if it rejects with NeedsOwnTransaction. */
  commit(writes: Write[]): Promise<void>;
  rollBack(): Promise<void>;
}

export interface GroupEngine {
  /**
   * Reads the rows. The transaction begins here or in `commit`. If `begin` or `commit` rejects with
   * NeedsOwnTransaction, each update of the group runs again in its own transaction. If it rejects with any other
   * error, all updates of the group fail with this error.
   */
  begin(reads: readonly GroupRead[], deadline: Deadline): Promise<OpenGroup>;
  /** The limits on the updates in one group. If fewer than `minMembers` wait, each runs in its own transaction. */
  minMembers: number;
  maxMembers: number;
  /** The maximum number of groups in flight. */
  maxInFlight: number;
  /**
   * The longest time that updates wait for more updates. The wait ends earlier if there are as many updates as in the
   * previous group: its callers have just got their responses, and will probably send their next updates soon. Without
   * the wait, the first of these updates would form a small group.
   */
  gatherMs: number;
  /** If fewer updates than this are expected, updates do not wait, because the wait would cost more than it saves. */
  minToGather: number;
}

/**
 * The maximum number of bytes of the rows that one group reads, according to the column `row_bytes`. Updates whose rows
 * exceed this limit run in their own transactions.
 */
export const maxReadBytes = 4 * 1024 * 1024;
const maxWrittenCharacters = 2 * 1024 * 1024;
const maxWaiting = 4096;
/** If less time than this remains before the deadline of a waiting update, the update is rejected. */
const minTimeMs = 300;
/** The time between two searches for updates that have waited too long. */
const sweepMs = 200;

export class NeedsOwnTransaction extends Error {}

interface Member extends GroupRead {
  deadline: Deadline;
  /** Fulfils with the row that the update reads. */
  read: PromiseWithResolvers<unknown>;
  committed: PromiseWithResolvers<void>;
  /** The statements that write. Undefined until the function `work` of the update has ended. */
  writes: Write[] | undefined;
}

export class UpdateGroups {
  readonly #engine: GroupEngine;
  #waiting: Member[] = [];
  #inFlight = 0;
  #isScheduled = false;
  /** The number of updates that will probably arrive together. */
  #expected = 0;
  #gatherTimer: NodeJS.Timeout | undefined;
  #sweepTimer: NodeJS.Timeout | undefined;

  constructor(engine: GroupEngine) {
    this.#engine = engine;
  }

  /**
   * Runs an update in a group. Rejects with NeedsOwnTransaction if `work` is not an update (see `isUpdate`), if
   * `mayJoin` returns false for the locks that `work` acquires, or if the group failed.
   */
  async run<T>(
    work: (tx: Transaction) => Promise<T>,
    deadline: Deadline,
    mayJoin: (locks: readonly Lock[]) => boolean = () => true,
  ): Promise<T> {
    const locks: Lock[] = [];
    const writes: Write[] = [];
    let member: Member | undefined;
    const refuse = () => Promise.reject(new NeedsOwnTransaction());
    try {
      const value = await work({
        lock: (name, mode) => void locks.push({ name, mode }),
        get: async <Row>(sql: string, ...values: SqlValue[]) => {
          if (member !== undefined || !mayJoin(locks)) throw new NeedsOwnTransaction();
          return (member = this.#join({ sql, values, locks }, deadline)).read.promise as Promise<Row | undefined>;
        },
        all: refuse,
        run: refuse,
        write: (sql, ...values) => {
          if (member === undefined) throw new NeedsOwnTransaction();
          writes.push({ sql, values });
        },
      });
      if (member === undefined) throw new NeedsOwnTransaction();
      member.writes = writes;
      await member.committed.promise;
      return value;
    } finally {
      // If the update failed, its group writes nothing for it.
      if (member !== undefined) member.writes ??= [];
    }
  }

  #join(read: GroupRead, deadline: Deadline): Member {
    const [row, committed] = [Promise.withResolvers<unknown>(), Promise.withResolvers<void>()];
    const member: Member = { ...read, deadline, read: row, committed, writes: undefined };
    committed.promise.catch(() => {});
    if (this.#waiting.length >= maxWaiting) row.reject(new StorageUnavailable('too many writes are waiting'));
    else {
      this.#waiting.push(member);
      this.#sweepTimer ??= setTimeout(() => this.#sweep(), sweepMs);
      this.#schedule();
    }
    return member;
  }

  /** Rejects the updates that have waited too long, for example while the disk is stalled. */
  #sweep(): void {
    this.#waiting = this.#waiting.filter((member) => {
      if (member.deadline.remainingMs() >= minTimeMs) return true;
      member.read.reject(new StorageUnavailable('waited too long for other writes'));
      return false;
    });
    this.#sweepTimer = this.#waiting.length === 0 ? undefined : setTimeout(() => this.#sweep(), sweepMs);
  }

  #schedule(): void {
    const { maxInFlight, minToGather, gatherMs, minMembers } = this.#engine;
    if (this.#isScheduled || this.#inFlight >= maxInFlight || this.#waiting.length === 0) return;
    if (this.#expected >= minToGather && this.#waiting.length < this.#expected) {
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
      if (members.length >= minMembers && members.length > 0) void this.#run(members);
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
   * Removes updates that can share a transaction from the queue, and returns them. They read with the same statement.
   * No lock of one excludes a lock of another. Otherwise, one of the two updates would have to read what the other has
   * written, but in a group all updates read before any of them writes.
   */
  #take(): Member[] {
    const taken: Member[] = [];
    const left: Member[] = [];
    const modes = new Map<string, LockMode>();
    for (const member of this.#waiting) {
      const isExcluded = member.locks.some(({ name, mode }) => {
        const other = modes.get(name);
        return other !== undefined && (mode === 'exclusive' || other === 'exclusive');
      });
      // Also add the locks of an update that stays in the queue, so that no later update overtakes it.
      for (const { name, mode } of member.locks) if (modes.get(name) !== 'exclusive') modes.set(name, mode);
      const isOther = taken[0] !== undefined && taken[0].sql !== member.sql;
      if (isExcluded || isOther || taken.length === this.#engine.maxMembers) left.push(member);
      else taken.push(member);
    }
    this.#waiting = left;
    return taken;
  }

  async #run(members: Member[]): Promise<void> {
    this.#inFlight += 1;
    try {
      const deadline = members.reduce(
        (first, member) => (member.deadline.remainingMs() < first.remainingMs() ? member.deadline : first),
        (members[0] as Member).deadline,
      );
      const group = await this.#engine.begin(members, deadline);
      const writers = await decided(members, group.rows);
      if (writers.length === 0) await group.rollBack();
      else await group.commit(writers.flatMap(({ writes = [] }) => writes));
      for (const member of writers) member.committed.resolve();
    } catch (error) {
      for (const member of members) {
        member.read.reject(error);
        member.committed.reject(error);
      }
    } finally {
      this.#inFlight -= 1;
      this.#schedule();
    }
  }
}

/**
 * Passes each update the row that it read, and waits until the update has decided what to write. Returns the updates
 * that write something.
 */
async function decided(members: readonly Member[], rows: OpenGroup['rows']): Promise<Member[]> {
  for (const [index, member] of members.entries()) {
    const found = rows[index];
    if (found === undefined) member.read.reject(new NeedsOwnTransaction());
    else member.read.resolve(found.row);
  }
  // The function `work` of an update (see `run`) awaits only the row that it has just got. So after this pause, the
  // `work` of each update has ended.
  await new Promise(setImmediate);
  let written = 0;
  return members.filter(({ writes, committed }) => {
    if (writes?.length === 0) committed.resolve();
    if (writes === undefined || (written += sizeOf(writes)) > maxWrittenCharacters)
      committed.reject(new NeedsOwnTransaction());
    return writes !== undefined && writes.length > 0 && written <= maxWrittenCharacters;
  });
}

function sizeOf(writes: Write[]): number {
  let size = 0;
  for (const { values } of writes) for (const value of values) size += typeof value === 'string' ? value.length : 8;
  return size;
}
