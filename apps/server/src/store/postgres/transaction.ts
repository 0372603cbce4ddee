import { hash } from 'node:crypto';
import type pg from 'pg';
import { OutcomeUnknown, StorageUnavailable, type SqlValue, type Transaction } from '../database.ts';
import type { ConnectionUse } from './connection-slots.ts';
import { ConnectionLost, errorMessage, ResponseTimeout, toStorageError } from './errors.ts';
import type { PrimaryPool } from './pool.ts';
import { Deadline, timeoutsMs } from './timeouts.ts';

/**
 * The driver's timeout for COMMIT, in milliseconds. It is practically infinite, because the function `commit` has its
 * own timeout.
 */
const noTimeoutMs = 2 ** 31 - 1;

/** Runs one statement. Rejects with StorageUnavailable or DuplicateRow. Any other error is a bug. */
export async function runStatement(
  pool: PrimaryPool,
  deadline: Deadline,
  use: ConnectionUse,
  sql: string,
  values: SqlValue[],
  onSend?: () => void,
): Promise<pg.QueryResult> {
  const client = await pool.acquire(use, deadline.remainingMs(timeoutsMs.connection));
  onSend?.();
  try {
    const result = await query(client, deadline, sql, values);
    client.release();
    return result;
  } catch (error) {
    client.release(error instanceof ConnectionLost ? error : undefined);
    throw error;
  }
}

/** Makes one attempt at a transaction. Rejects with OutcomeUnknown if the commit was sent but not confirmed. */
export async function runTransaction<T>(
  pool: PrimaryPool,
  deadline: Deadline,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const maxUnconfirmed = Math.max(1, Math.floor(pool.grantedCount / 2));
  if (pool.unconfirmedCommits.count >= maxUnconfirmed)
    throw new StorageUnavailable('the database does not confirm commits');
  const attempt = new TransactionAttempt(pool, deadline);
  try {
    return await attempt.run(work);
  } finally {
    attempt.end();
  }
}

/**
 * One attempt at a transaction. The first parameter of its first statement identifies the row that the transaction
 * changes. Transactions that change the same row wait in a queue. A transaction acquires its connection after the
 * queue, just before its first statement.
 */
class TransactionAttempt {
  readonly #pool: PrimaryPool;
  readonly #deadline: Deadline;
  #row: string | undefined;
  #begun: Promise<pg.PoolClient> | undefined;
  #client: pg.PoolClient | undefined;
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
    if (client !== undefined) await commit(this.#pool, client, this.#deadline);
    return value;
  }

  /** Lets the next transaction on the same row start. */
  end(): void {
    if (this.#row !== undefined) this.#pool.rowQueues.leave(this.#row);
  }

  #query(sql: string, values: SqlValue[]): Promise<pg.QueryResult> {
    // A statement after the end of its transaction would be committed on its own.
    if (this.#isOver) return Promise.reject(new Error('a statement was sent after the end of its transaction'));
    if (this.#client !== undefined) return query(this.#client, this.#deadline, sql, values);
    this.#begun ??= this.#begin(values[0]);
    return this.#begun.then((client) => query(client, this.#deadline, sql, values));
  }

  async #begin(row: SqlValue | undefined): Promise<pg.PoolClient> {
    if (typeof row === 'string') {
      const waiting = this.#pool.rowQueues.enter(row, this.#deadline.remainingMs(timeoutsMs.writeQueue));
      if (waiting !== undefined) await waiting;
      this.#row = row;
    }
    const client = await this.#pool.acquire('write', this.#deadline.remainingMs(timeoutsMs.writeQueue));
    try {
      await begin(client, this.#deadline, this.#pool.hasWaitingWrites);
      return (this.#client = client);
    } catch (error) {
      await rollBack(client, error);
      throw error;
    }
  }
}

/**
 * Begins a transaction at READ COMMITTED. PostgreSQL looks for deadlocks after one second by default, which is too
 * late. So a lock timeout ends a waiting transaction. The lock timeout is random, so that one of two deadlocked
 * transactions ends first. The lock timeout is shorter while other transactions wait for a connection.
 */
async function begin(client: pg.PoolClient, deadline: Deadline, hasWaitingWrites: boolean): Promise<void> {
  const randomMs = timeoutsMs.lock * (0.5 + Math.random() / 2) * (hasWaitingWrites ? 0.5 : 1);
  // The database must time out before the driver does, because a timeout in the driver costs the connection.
  const lockTimeoutMs = Math.round(Math.max(50, Math.min(randomMs, deadline.remainingMs() - 200)));
  await send(client, deadline, {
    text: `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = ${lockTimeoutMs}`,
  });
}

async function rollBack(client: pg.PoolClient, error: unknown): Promise<void> {
  try {
    if (error instanceof ConnectionLost) throw error;
    await query(client, new Deadline(200), 'ROLLBACK', []);
    client.release();
  } catch (failure) {
    client.release(failure as Error);
  }
}

/**
 * Commits. If COMMIT times out, this function stops waiting for it, and COMMIT keeps its connection. After COMMIT was
 * sent, every error means that the transaction may or may not be stored.
 */
async function commit(pool: PrimaryPool, client: pg.PoolClient, deadline: Deadline): Promise<void> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const confirmation = sendCommit(client)
    .then(
      () => client.release(),
      (error: unknown) => {
        client.release(error instanceof OutcomeUnknown ? error : undefined);
        if (!isLate) throw error;
      },
    )
    .finally(() => {
      clearTimeout(timer);
      if (isLate) pool.unconfirmedCommits.remove(client);
    });
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      pool.unconfirmedCommits.add(client);
      reject(new OutcomeUnknown('the commit was not confirmed in time'));
    }, deadline.remainingMs(timeoutsMs.statement));
  });
  await Promise.race([confirmation, timeout]);
}

/**
 * Whether a SQLSTATE is a warning about a confirmed commit: it may not be replicated, or there was no transaction to
 * commit.
 */
const isCommitWarning = (code = '') => code.startsWith('01') || code === '25P01';

/**
 * Sends COMMIT. Fulfils when COMMIT is confirmed. An error response does not prove that nothing was stored, because the
 * server or a proxy may have failed after the commit. A retry would then store the change twice.
 */
async function sendCommit(client: pg.PoolClient): Promise<void> {
  let warning: string | undefined;
  const onNotice = ({ code, message }: { code?: string | undefined; message?: string | undefined }) => {
    if (isCommitWarning(code)) warning = message ?? code;
  };
  client.on('notice', onNotice);
  try {
    const query = { text: 'COMMIT', query_timeout: noTimeoutMs };
    const { command } = await client.query(query).catch((error: unknown) => {
      throw new OutcomeUnknown(`a commit failed: ${errorMessage(error)}`, { cause: toStorageError(error) });
    });
    if (warning !== undefined) throw new OutcomeUnknown(warning);
    // COMMIT responds with ROLLBACK if a statement failed and its error was ignored.
    if (command !== 'COMMIT') throw new Error(`the transaction ended with ${command}`);
  } finally {
    client.off('notice', onNotice);
  }
}

function query(client: pg.PoolClient, deadline: Deadline, sql: string, values: SqlValue[]): Promise<pg.QueryResult> {
  const name = statementName(sql);
  return send(client, deadline, name === undefined ? { text: sql, values } : { name, text: sql, values });
}

async function send(client: pg.PoolClient, deadline: Deadline, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const statementMs = deadline.remainingMs(timeoutsMs.statement + 50);
  try {
    return await client.query(Object.assign(query, { query_timeout: statementMs }));
  } catch (error) {
    // `Query read timeout` is the driver's message. If the statement had its full timeout, the host itself may have
    // failed.
    const isOutOfTime = errorMessage(error) === 'Query read timeout' && statementMs < timeoutsMs.statement;
    if (isOutOfTime) throw new ResponseTimeout('no response in time', { cause: error });
    throw toStorageError(error);
  }
}

const names = new Map<string, string>();

/**
 * The maximum number of named statements. Every connection keeps its prepared statements in memory, so SQL texts that
 * vary per request would fill it.
 */
const maxNames = 400;

/**
 * Returns the name of a prepared statement. A connection parses a named statement once, and an unnamed statement each
 * time.
 */
function statementName(sql: string): string | undefined {
  let name = names.get(sql);
  if (name !== undefined || names.size >= maxNames) return name;
  name = `jurybox_${hash('sha256', sql, 'hex').slice(0, 16)}`;
  names.set(sql, name);
  return name;
}
