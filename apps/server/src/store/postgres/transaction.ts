import type pg from 'pg';
import { StorageUnavailable, type SqlValue, type Transaction } from '../database.ts';
import { commit, rollBack } from './commit.ts';
import { NeedsOwnTransaction, type Lock } from '../update-groups.ts';
import type { Connection } from './driver.ts';
import { notify } from './commits.ts';
import { lockSql } from './locks.ts';
import type { PrimaryPool } from './pool.ts';
import { query, send, sendWithoutTimeout } from './statement.ts';
import type { Deadline } from '../deadline.ts';
import { timeoutsMs } from './timeouts.ts';
import { updateGroupsOf } from './update-groups.ts';

/** Makes one attempt at a transaction. Rejects with OutcomeUnknown if the commit was sent but not confirmed. */
export async function runTransaction<T>(
  pool: PrimaryPool,
  deadline: Deadline,
  work: (tx: Transaction) => Promise<T>,
  isUpdate: boolean,
): Promise<T> {
  pool.assertCommitsAreConfirmed();
  if (isUpdate)
    try {
      return await updateGroupsOf(pool).run(work, deadline, (locks) => isFree(pool, locks));
    } catch (error) {
      if (!(error instanceof NeedsOwnTransaction)) throw error;
    }
  const attempt = new TransactionAttempt(pool, deadline);
  try {
    return await attempt.run(work);
  } finally {
    attempt.end();
  }
}

/** Whether the row of the update is free: no other transaction changes it or waits for it. */
function isFree(pool: PrimaryPool, locks: readonly Lock[]): boolean {
  const row = exclusiveOf(locks);
  return row !== undefined && !pool.rowQueues.isActive(row);
}

function exclusiveOf(locks: readonly Lock[]): string | undefined {
  return locks.find(({ mode }) => mode === 'exclusive')?.name;
}

/** Matches statements that only read. They can be sent before BEGIN is confirmed. */
const isRead = /^\s*SELECT\b/;

/**
 * One attempt at a transaction. Transactions that change the same row wait in one queue. The name of the queue is the
 * name of the transaction's first exclusive lock. If it has no such lock, the name is the first parameter of its first
 * statement. At the head of the queue, a transaction acquires a connection for its first statement. It sends statements
 * without waiting for earlier responses: the locks and BEGIN together with the first statement, and COMMIT together
 * with the statements of `Transaction.write`. PostgreSQL runs them in the order in which they were sent.
 */
class TransactionAttempt {
  readonly #pool: PrimaryPool;
  readonly #deadline: Deadline;
  #row: string | undefined;
  #firstLocks: Lock[] = [];
  #begun: Promise<Connection> | undefined;
  #client: Connection | undefined;
  /** The statements that have no response yet. Their errors are reported when a later statement or COMMIT ends. */
  readonly #pending = new Set<Promise<unknown>>();
  #firstError: { error: unknown } | undefined;
  #isOver = false;

  constructor(pool: PrimaryPool, deadline: Deadline) {
    this.#pool = pool;
    this.#deadline = deadline;
  }

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let value: T;
    try {
      value = await work({
        get: async <Row>(sql: string, ...values: SqlValue[]) =>
          (await this.#query(sql, values)).rows[0] as Row | undefined,
        all: async <Row>(sql: string, ...values: SqlValue[]) => (await this.#query(sql, values)).rows as Row[],
        run: async (sql, ...values) => (await this.#query(sql, values)).rowCount ?? 0,
        lock: (name, mode) => this.#lock({ name, mode }),
        write: (sql, ...values) => this.#write(sql, values),
        notify: () => this.#write(notify, []),
      });
      if (this.#deadline.hasPassed) throw new StorageUnavailable('the transaction took too long');
    } catch (error) {
      this.#isOver = true;
      const client = await this.#begun?.catch(() => undefined);
      if (client !== undefined) await rollBack(client, error);
      throw error;
    }
    this.#isOver = true;
    const client = this.#client ?? (await this.#begun);
    if (client !== undefined) await commit(this.#pool, client, this.#deadline, [...this.#pending]);
    return value;
  }

  end(): void {
    if (this.#row !== undefined) this.#pool.rowQueues.leave(this.#row);
  }

  #lock(lock: Lock): void {
    if (this.#begun === undefined) this.#firstLocks.push(lock);
    else this.#write(lockSql(lock), []);
  }

  #write(sql: string, values: SqlValue[]): void {
    const sent =
      this.#client === undefined
        ? this.#query(sql, values)
        : this.#noteError(sendWithoutTimeout(this.#client, sql, values));
    sent.catch(() => {});
  }

  async #query(sql: string, values: SqlValue[]): Promise<pg.QueryResult> {
    // Without this check, the database would run the statement outside the transaction and commit it at once.
    if (this.#isOver) throw new Error('a statement was sent after the end of its transaction');
    if (this.#client !== undefined) return this.#noteError(query(this.#client, this.#deadline, sql, values));
    if (this.#begun === undefined && isRead.test(sql)) return this.#beginWith(sql, values);
    this.#begun ??= this.#begin(values[0]).then(({ client, begun }) => begun.then(() => (this.#client = client)));
    return this.#begun.then((client) => this.#noteError(query(client, this.#deadline, sql, values)));
  }

  async #beginWith(sql: string, values: SqlValue[]): Promise<pg.QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<Connection>();
    this.#begun = promise;
    promise.catch(() => {});
    try {
      const { client, begun } = await this.#begin(values[0]);
      const result = this.#noteError(query(client, this.#deadline, sql, values));
      result.catch(() => {});
      await begun;
      resolve((this.#client = client));
      return await result;
    } catch (error) {
      reject(error);
      throw error;
    }
  }

  /** Keeps the first error. PostgreSQL rejects all later statements with an error that does not name the cause. */
  async #noteError(result: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    this.#pending.add(result);
    try {
      return await result;
    } catch (error) {
      this.#firstError ??= { error };
      throw this.#firstError.error;
    } finally {
      this.#pending.delete(result);
    }
  }

  /** Acquires a connection and sends BEGIN. `begun` fulfils when the transaction has begun and has its locks. */
  async #begin(firstValue: SqlValue | undefined): Promise<{ client: Connection; begun: Promise<void> }> {
    const row = exclusiveOf(this.#firstLocks) ?? firstValue;
    if (typeof row === 'string') {
      await this.#pool.rowQueues.enter(row, this.#deadline.remainingMs(timeoutsMs.rowQueue));
      this.#row = row;
    }
    const client = await this.#pool.acquire('write');
    const locks = this.#firstLocks.map(lockSql);
    const begun = begin(client, this.#deadline, this.#pool.hasWaitingWrites, locks).catch(async (error: unknown) => {
      await rollBack(client, error);
      throw error;
    });
    begun.catch(() => {});
    return { client, begun };
  }
}

/**
 * Begins a transaction at READ COMMITTED. PostgreSQL looks for deadlocks after one second, which is too late for a
 * request. So a lock timeout ends a waiting transaction. The timeout is random, so that one of two deadlocked
 * transactions ends first. It is shorter while other transactions wait for a connection.
 */
async function begin(client: Connection, deadline: Deadline, hasWaitingWrites: boolean, locks: readonly string[]) {
  const randomMs = timeoutsMs.lock * (0.5 + Math.random() / 2) * (hasWaitingWrites ? 0.5 : 1);
  // The driver's timeout makes the connection unusable, so the database must time out first.
  const longestMs = Math.min(deadline.remainingMs() - 200, timeoutsMs.statement / Math.max(1, locks.length));
  const lockTimeoutMs = Math.round(Math.max(50, Math.min(randomMs, longestMs)));
  const text = ['BEGIN ISOLATION LEVEL READ COMMITTED', `SET LOCAL lock_timeout = ${lockTimeoutMs}`, ...locks];
  await send(client, deadline, { text: text.join('; ') });
}
