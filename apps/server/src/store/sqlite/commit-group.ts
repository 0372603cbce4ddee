import type { Transaction, Value } from '../database.ts';
import type { Connection } from './connection.ts';

/** One request's part of a group. */
export interface Job {
  work: (tx: Transaction) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** When it came, in milliseconds of `performance.now()`. */
  since: number;
}

/**
 * How many requests one commit may carry, how many bytes of values, and how long it may take before the commit, in
 * milliseconds: nobody else has a turn meanwhile. A commit of 1 MiB takes about 8 ms.
 */
const most = { jobs: 256, bytes: 2 * 1024 * 1024, ms: 20 };

/** The requests of one transaction, each in its savepoint. Used again for the next group of the same connection. */
export class Group {
  readonly writer: Connection;
  readonly #tx: Transaction;
  #end = 0;
  #jobs = 0;
  #bytes = 0;
  #lost: unknown;

  constructor(writer: Connection) {
    this.writer = writer;
    this.#tx = {
      get: async <Row>(sql: string, ...values: Value[]) => {
        this.#enter(values);
        try {
          return writer.get(sql, values) as Row | undefined;
        } catch (error) {
          throw this.#failed(error);
        }
      },
      all: async <Row>(sql: string, ...values: Value[]) => {
        this.#enter(values);
        try {
          return writer.all(sql, values) as Row[];
        } catch (error) {
          throw this.#failed(error);
        }
      },
      run: async (sql, ...values) => {
        this.#enter(values);
        try {
          return writer.run(sql, values);
        } catch (error) {
          throw this.#failed(error);
        }
      },
    };
  }

  /** Call after BEGIN. */
  begin(): void {
    this.#end = performance.now() + most.ms;
    this.#jobs = 0;
    this.#bytes = 0;
    this.#lost = undefined;
  }

  /** Whether the next job should be in the next group. */
  get isFull(): boolean {
    return this.#jobs >= most.jobs || this.#bytes >= most.bytes || performance.now() >= this.#end;
  }

  /** Runs one job in its savepoint; gives what to tell its caller once the group is on disk. Throws when the group is lost. */
  async perform(job: Job): Promise<() => void> {
    this.#jobs += 1;
    this.writer.run('SAVEPOINT job', []);
    try {
      const value = await job.work(this.#tx);
      if (this.#lost !== undefined) throw this.#lost;
      this.writer.run('RELEASE job', []);
      return () => job.resolve(value);
    } catch (error) {
      if (!this.writer.inTransaction) throw this.#lost ?? error;
      this.writer.run('ROLLBACK TO job', []);
      this.writer.run('RELEASE job', []);
      return () => job.reject(error);
    }
  }

  #enter(values: Value[]): void {
    if (this.#lost !== undefined) throw this.#lost;
    for (const value of values) this.#bytes += typeof value === 'string' ? value.length : 8;
  }

  /** Some failures end the transaction. A statement after that would be committed by itself, so there is none. */
  #failed(error: unknown): unknown {
    if (!this.writer.inTransaction) this.#lost = error;
    return error;
  }
}
