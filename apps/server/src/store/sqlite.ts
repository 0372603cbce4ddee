/**
 * The embedded engine: one SQLite file, one server process, the command line beside it.
 *
 * Writes are committed in groups. Requests that arrive while the last commit is being synced share the next
 * transaction and its one fsync, each inside its own savepoint, so that one failing request fails alone. A promise
 * fulfils after COMMIT succeeded, which with `synchronous=FULL` means after the write-ahead log is on disk.
 */
import { StorageUnavailable, type Database, type Transaction, type Value } from './database.ts';
import type { Connection } from './sqlite-connection.ts';
import { Memory } from './sqlite-memory.ts';
import { openChecked, type SqliteOptions } from './sqlite-open.ts';

/** How many requests one commit may carry. */
const groupSize = 256;

interface Job {
  work: (tx: Transaction) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Opens the file (creating and migrating it as the options allow). Throws UnusableStorage. */
export function openSqlite(options: SqliteOptions): Database {
  return new Sqlite(openChecked(options));
}

class Sqlite implements Database {
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #release: () => void;
  readonly #memory: Memory;
  readonly #tx: Transaction;
  #jobs: Job[] = [];
  #flushing: Promise<void> | undefined;
  #closed = false;

  constructor({ writer, reader, release }: { writer: Connection; reader: Connection; release: () => void }) {
    this.#writer = writer;
    this.#reader = reader;
    this.#release = release;
    this.#memory = new Memory(reader);
    this.#tx = {
      get: async <Row>(sql: string, ...values: Value[]) => writer.get(sql, values) as Row | undefined,
      all: async <Row>(sql: string, ...values: Value[]) => writer.all(sql, values) as Row[],
      run: async (sql, ...values) => writer.run(sql, values),
    };
  }

  async get<Row>(sql: string, ...values: Value[]): Promise<Row | undefined> {
    return this.#reader.get(sql, values) as Row | undefined;
  }

  async all<Row>(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.#reader.all(sql, values) as Row[];
  }

  async lookup<Row>(sql: string, ...values: Value[]): Promise<Row | undefined> {
    return this.#memory.get(sql, values) as Row | undefined;
  }

  async ping(): Promise<void> {
    this.#reader.get('SELECT 1 AS one', []);
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StorageUnavailable('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.#flushing ??= this.#flush();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#flushing;
    this.#reader.close();
    this.#writer.close();
    this.#release();
  }

  async #flush(): Promise<void> {
    while (this.#jobs.length > 0) {
      // One turn of the event loop: everything that has already arrived joins this group.
      await new Promise(setImmediate);
      await this.#commit(this.#jobs.splice(0, groupSize));
    }
    this.#flushing = undefined;
  }

  async #commit(jobs: Job[]): Promise<void> {
    const settle: (() => void)[] = [];
    try {
      this.#writer.run('BEGIN IMMEDIATE', []);
      for (const job of jobs) settle.push(await this.#perform(job));
      this.#writer.run('COMMIT', []);
    } catch (error) {
      if (this.#writer.inTransaction) this.#writer.run('ROLLBACK', []);
      for (const job of jobs) job.reject(error);
      return;
    }
    this.#memory.recheck();
    for (const act of settle) act();
  }

  /** Runs one job in its savepoint; gives what to tell its caller once the group is on disk. Throws when the group is lost. */
  async #perform(job: Job): Promise<() => void> {
    this.#writer.run('SAVEPOINT job', []);
    try {
      const value = await job.work(this.#tx);
      this.#writer.run('RELEASE job', []);
      return () => job.resolve(value);
    } catch (error) {
      if (!this.#writer.inTransaction) throw error;
      this.#writer.run('ROLLBACK TO job', []);
      this.#writer.run('RELEASE job', []);
      return () => job.reject(error);
    }
  }
}
