/**
 * The store in one SQLite file, for one server process and for CLI commands beside it. A write fulfils when its commit
 * is on disk, in the write-ahead log.
 */
import { StorageUnavailable, type Database, type SqlValue, type Transaction } from '../database.ts';
import { WriteCheck, writeCheckRow } from '../write-check.ts';
import { SqliteFile } from './file.ts';
import { openDatabaseFile, type SqliteOptions } from './open-file.ts';
import { RowCache } from './row-cache.ts';
import { Writer } from './writer.ts';

/** Opens the file. Creates or migrates it if `migrate` is set. Throws UnusableStorage. */
export function openSqlite(options: SqliteOptions): Database {
  return new SqliteDatabase(new SqliteFile(openDatabaseFile(options)));
}

class SqliteDatabase implements Database {
  readonly #file: SqliteFile;
  readonly #rowCache = new RowCache();
  readonly #writer: Writer;
  readonly #writeCheck = new WriteCheck(() => this.#writer.run(writeCheckRow));
  #isClosed = false;

  constructor(file: SqliteFile) {
    this.#file = file;
    const onCommit = () => {
      this.#rowCache.recheck();
      this.#writeCheck.commitSucceeded();
    };
    this.#writer = new Writer(file, { onCommit, onFailure: this.#writeCheck.writeFailed });
    file.onNewCommits = this.#rowCache.recheck;
    file.onInvalidated = this.#rowCache.reset;
  }

  async get<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined> {
    const reader = this.#file.reader ?? (await this.#file.getReader());
    return reader.get(sql, values) as Row | undefined;
  }

  async all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    const reader = this.#file.reader ?? (await this.#file.getReader());
    return reader.all(sql, values) as Row[];
  }

  async lookup<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined> {
    const reader = this.#file.reader ?? (await this.#file.getReader());
    return this.#rowCache.get(reader, sql, values) as Row | undefined;
  }

  async ping(): Promise<void> {
    // Check that the file still exists. A write to a removed file would succeed.
    if (this.#file.writer !== undefined) this.#file.assertInPlace('isInPlaceWithLogAndIndex');
    await this.#writeCheck.run();
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
