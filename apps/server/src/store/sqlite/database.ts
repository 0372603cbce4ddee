/**
 * The embedded engine: one SQLite file, one server process, the command line beside it. A promise of a write fulfils
 * after COMMIT succeeded, which with `synchronous=FULL` means after the write-ahead log is on disk.
 */
import { StorageUnavailable, type Database, type Transaction, type Value } from '../database.ts';
import { Probe, writeProbe } from '../write-check.ts';
import { SqliteFile } from './file.ts';
import { Memory } from './row-cache.ts';
import { openChecked, type SqliteOptions } from './open-file.ts';
import { Writer } from './writer.ts';

/** Opens the file (creating and migrating it as the options allow). Throws UnusableStorage. */
export function openSqlite(options: SqliteOptions): Database {
  return new Sqlite(new SqliteFile(openChecked(options)));
}

class Sqlite implements Database {
  readonly #file: SqliteFile;
  readonly #memory = new Memory();
  readonly #writer: Writer;
  readonly #probe = new Probe(() => this.#writer.run(writeProbe));
  #isClosed = false;

  constructor(file: SqliteFile) {
    this.#file = file;
    const onCommit = () => {
      this.#memory.recheck();
      this.#probe.succeeded();
    };
    this.#writer = new Writer(file, { onCommit, onFailure: this.#probe.failed });
    file.onDoubt = this.#memory.forget;
  }

  async get<Row>(sql: string, ...values: Value[]): Promise<Row | undefined> {
    const reader = this.#file.reader ?? (await this.#file.readable());
    return reader.get(sql, values) as Row | undefined;
  }

  async all<Row>(sql: string, ...values: Value[]): Promise<Row[]> {
    const reader = this.#file.reader ?? (await this.#file.readable());
    return reader.all(sql, values) as Row[];
  }

  async lookup<Row>(sql: string, ...values: Value[]): Promise<Row | undefined> {
    const reader = this.#file.reader ?? (await this.#file.readable());
    return this.#memory.get(reader, sql, values) as Row | undefined;
  }

  async ping(): Promise<void> {
    // A write to a file that was removed would succeed.
    if (this.#file.writer !== undefined) this.#file.check('isWhole');
    await this.#probe.ask();
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new StorageUnavailable('the store is closed'));
    return this.#writer.run(work);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#writer.idle();
    await this.#file.close();
  }
}
