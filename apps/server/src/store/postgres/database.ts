/**
 * The store in PostgreSQL, which many server processes can use at the same time. PostgreSQL gets the same SQL texts as
 * SQLite, as named prepared statements. It groups commits and orders writes itself.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { OutcomeUnknown, StorageUnavailable, UnusableStorage } from '../database.ts';
import type { Database, SqlValue, Transaction, TransactionOptions } from '../database.ts';
import type { OpenOptions } from '../open.ts';
import { WriteCheck, writeCheckRow } from '../write-check.ts';
import { watchCommits } from './commits.ts';
import { AccessDenied, ConnectionLost, ResponseTimeout, toStorageError, TransactionConflict } from './errors.ts';
import { migratePostgres } from './migrate.ts';
import { NotDurable, type ConnectionUse, type PrimaryPool } from './pool.ts';
import { PrimaryFinder } from './primary.ts';
import { LookupBatches } from './lookup-batches.ts';
import { query, type Prepared } from './statement.ts';
import { Deadline } from '../deadline.ts';
import { timeoutsMs } from './timeouts.ts';
import { runTransaction } from './transaction.ts';

interface PostgresOptions extends Pick<OpenOptions, 'migrate' | 'listens' | 'onWaiting' | 'onMigrated'> {
  url: string;
  poolSize: number;
  migrations?: string[];
}

const maxConflictAttempts = 8;
const maxConnectionAttempts = 3;

/** While a server waits for the database: the time between two attempts to connect, and between two reports. */
const retryIntervalMs = 500;
const reportIntervalMs = 10_000;

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, poolSize, migrate, migrations, listens = true, onWaiting, onMigrated } = options;
  const primary = new PrimaryFinder(url, poolSize);
  let nextReportAt = 0;
  for (;;) {
    try {
      await migratePostgres(primary, migrate, migrations, onMigrated);
      return new PostgresDatabase(primary, listens);
    } catch (error) {
      if (onWaiting === undefined || !isTemporary(error)) {
        await primary.close();
        throw error;
      }
      if (performance.now() >= nextReportAt) {
        nextReportAt = performance.now() + reportIntervalMs;
        onWaiting((error as Error).message);
      }
      await pauseFor(retryIntervalMs);
    }
  }
}

/** Whether waiting may help: the database is unavailable, not yet primary, or has no free connection. */
function isTemporary(error: unknown): boolean {
  const cause = error instanceof UnusableStorage && error.cause !== undefined ? toStorageError(error.cause) : undefined;
  return cause instanceof StorageUnavailable && !(cause instanceof AccessDenied) && !(cause instanceof NotDurable);
}

/**
 * Acquires a connection, then calls `prepare` and runs the statement that it returns. If `prepare` returns undefined,
 * runs nothing and returns no rows. Rejects with StorageUnavailable or DuplicateRow. Any other error is a bug.
 */
async function runStatement(
  pool: PrimaryPool,
  deadline: Deadline,
  use: ConnectionUse,
  prepare: () => Prepared | undefined,
): Promise<unknown[]> {
  const client = await pool.acquire(use);
  try {
    const prepared = prepare();
    const rows = prepared === undefined ? [] : (await query(client, deadline, prepared.sql, prepared.values)).rows;
    client.release();
    return rows;
  } catch (error) {
    client.release(error instanceof ConnectionLost ? error : undefined);
    throw error;
  }
}

type Attempt<T> = (pool: PrimaryPool, deadline: Deadline) => Promise<T>;

class PostgresDatabase implements Database {
  readonly #primary: PrimaryFinder;
  readonly #listens: boolean;
  readonly #lookups = new LookupBatches((prepare, deadline) =>
    this.#retrying((pool, deadline) => runStatement(pool, deadline, 'read', prepare), deadline),
  );
  readonly #writeCheck = new WriteCheck(() => this.transaction(writeCheckRow));

  constructor(primary: PrimaryFinder, listens: boolean) {
    this.#primary = primary;
    this.#listens = listens;
  }

  async get<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined> {
    const [row] = await this.#read('read', sql, values);
    return row as Row | undefined;
  }

  async all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    return (await this.#read('list', sql, values)) as Row[];
  }

  lookup<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined> {
    return this.#lookups.read(sql, values) as Promise<Row | undefined>;
  }

  ping(): Promise<void> {
    return this.#writeCheck.run();
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>, { isUpdate = false }: TransactionOptions = {}) {
    const value = await this.#retrying((pool, deadline) => runTransaction(pool, deadline, work, isUpdate));
    this.#writeCheck.commitSucceeded();
    return value;
  }

  onCommit(listener: () => void): () => void {
    return watchCommits(this.#primary, this.#listens, listener);
  }

  close(): Promise<void> {
    return this.#primary.close();
  }

  #read(use: ConnectionUse, sql: string, values: SqlValue[]): Promise<unknown[]> {
    return this.#retrying((pool, deadline) => runStatement(pool, deadline, use, () => ({ sql, values })));
  }

  /**
   * Runs an operation that has no effect if it fails. Retries it after a conflict with another transaction, and after a
   * lost connection. Does not retry an unconfirmed COMMIT, because the transaction may be stored.
   */
  async #retrying<T>(attempt: Attempt<T>, deadline = new Deadline(timeoutsMs.storeCall)): Promise<T> {
    try {
      return await this.#attempts(attempt, deadline);
    } catch (error) {
      // Without this call, the health check could report success because of an earlier write.
      if (error instanceof StorageUnavailable) this.#writeCheck.writeFailed();
      throw error;
    }
  }

  async #attempts<T>(attempt: Attempt<T>, deadline: Deadline): Promise<T> {
    for (let attemptNumber = 1; ; attemptNumber++) {
      const pool = await this.#primary.findPool();
      try {
        return await attempt(pool, deadline);
      } catch (error) {
        const reason = error instanceof OutcomeUnknown ? error.cause : error;
        if (reason instanceof ConnectionLost && !(reason instanceof ResponseTimeout)) this.#primary.dropPool(pool);
        const canRetry =
          error instanceof TransactionConflict
            ? attemptNumber < maxConflictAttempts
            : error instanceof ConnectionLost && attemptNumber < maxConnectionAttempts;
        const waitMs = Math.random() * 2 ** attemptNumber;
        // Retry only if enough time remains for the next attempt after the pause.
        if (!canRetry || deadline.remainingMs() < 500 + waitMs) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }
}
