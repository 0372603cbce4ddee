/**
 * PostgreSQL: many server processes on one database. The same SQL text as the embedded engine, as named prepared
 * statements; the database itself groups commits and orders writers.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { OutcomeUnknown, StorageUnavailable, UnusableStorage } from '../database.ts';
import type { Database, Transaction, SqlValue } from '../database.ts';
import { Deadline } from './timeouts.ts';
import { TransactionConflict, ConnectionLost, ResponseTimeout, AccessDenied, toStorageError } from './errors.ts';
import { PrimaryFinder } from './primary.ts';
import { migratePostgres } from './migrate.ts';
import type { Migration } from '../migrations.ts';
import type { ConnectionUse } from './connection-slots.ts';
import { NotDurable, type PrimaryPool } from './pool.ts';
import { runStatement, runTransaction } from './transaction.ts';
import { SharedLookups } from './shared-lookups.ts';
import { WriteCheck, writeCheckRow } from '../write-check.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/name`; several hosts separated by commas. */
  url: string;
  /** Connections this process may hold. */
  poolSize: number;
  /** Whether to bring the schema up to date; otherwise an older one is an error. */
  migrate: boolean;
  migrations?: Migration[];
  /** Waits for a database that cannot be reached yet, and says so: at first, and again every ten seconds. */
  onWaiting?: ((reason: string) => void) | undefined;
}

/** How often a transaction that crossed another one is run. */
const mostAttempts = 8;

/** A server that starts: how often it looks whether the database is there, and says that it waits, in milliseconds. */
const lookEvery = 500;
const sayEvery = 10_000;

/** Connects, checks and migrates. Rejects with UnusableStorage. */
export async function openPostgres({
  url,
  poolSize,
  migrate,
  migrations,
  onWaiting,
}: PostgresOptions): Promise<Database> {
  const primary = new PrimaryFinder(url, poolSize);
  let sayAt = 0;
  for (;;) {
    try {
      await migratePostgres(primary, migrate, migrations);
      return new PostgresDatabase(primary);
    } catch (error) {
      if (onWaiting === undefined || !mayPass(error)) {
        await primary.close();
        throw error;
      }
      if (performance.now() >= sayAt) {
        sayAt = performance.now() + sayEvery;
        onWaiting((error as Error).message);
      }
      await pauseFor(lookEvery);
    }
  }
}

/** Whether waiting may help: the database is not there, or not yet the primary, or has no connection to give. */
function mayPass(error: unknown): boolean {
  const cause = error instanceof UnusableStorage && error.cause !== undefined ? toStorageError(error.cause) : undefined;
  return cause instanceof StorageUnavailable && !(cause instanceof AccessDenied) && !(cause instanceof NotDurable);
}

type Attempt<T> = (pool: PrimaryPool, deadline: Deadline) => Promise<T>;

class PostgresDatabase implements Database {
  readonly #primary: PrimaryFinder;
  readonly #shared = new SharedLookups();
  readonly #probe = new WriteCheck(() => this.#write(writeCheckRow));

  constructor(primary: PrimaryFinder) {
    this.#primary = primary;
  }

  get<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined> {
    return this.#first('short', sql, values);
  }

  async all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    return (await this.#read('long', sql, values)) as Row[];
  }

  lookup<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined> {
    return this.#shared
      .read(sql, values, (onSend) => this.#read('lookup', sql, values, onSend))
      .then(([row]) => row as Row | undefined);
  }

  ping(): Promise<void> {
    return this.#probe.run();
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const value = await this.#write(work);
    this.#probe.commitSucceeded();
    return value;
  }

  #write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#retrying((pool, deadline) => runTransaction(pool, deadline, work));
  }

  close(): Promise<void> {
    return this.#primary.close();
  }

  async #first<Row>(use: ConnectionUse, sql: string, values: SqlValue[]): Promise<Row | undefined> {
    const [row] = await this.#read(use, sql, values);
    return row as Row | undefined;
  }

  async #read(use: ConnectionUse, sql: string, values: SqlValue[], onSend?: () => void): Promise<unknown[]> {
    return (await this.#retrying((pool, deadline) => runStatement(pool, deadline, use, sql, values, onSend))).rows;
  }

  /**
   * Runs something that has no effect when it fails, again if another attempt can help: after crossing another
   * transaction, or on a new connection when the old one broke. A COMMIT without an answer is not tried again, because
   * it may have happened.
   */
  async #retrying<T>(attempt: Attempt<T>): Promise<T> {
    try {
      return await this.#attempts(attempt);
    } catch (error) {
      // Reads too: health must not say that all is well because a write was, a moment ago.
      if (error instanceof StorageUnavailable) this.#probe.writeFailed();
      throw error;
    }
  }

  async #attempts<T>(attempt: Attempt<T>): Promise<T> {
    const deadline = new Deadline();
    for (let count = 1; ; count++) {
      const pool = await this.#primary.findPool();
      try {
        return await attempt(pool, deadline);
      } catch (error) {
        const reason = error instanceof OutcomeUnknown ? error.cause : error;
        if (reason instanceof ConnectionLost && !(reason instanceof ResponseTimeout)) this.#primary.dropPool(pool);
        const mayHelp =
          error instanceof TransactionConflict ? count < mostAttempts : error instanceof ConnectionLost && count < 3;
        const wait = Math.random() * 2 ** count;
        // There should be time left for the attempt.
        if (!mayHelp || deadline.remainingMs() < 500 + wait) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }
}
