/**
 * The store in one SQLite file, for one server process and for CLI commands beside it. Reads run on the event loop, and
 * writes in a thread of their own. A write fulfils when its commit is on disk, in the write-ahead log.
 */
import { DatabaseSync } from 'node:sqlite';
import { writerThread } from '../../file-locations.ts';
import {
  StorageUnavailable,
  unusable,
  type Database,
  type SqlValue,
  type Transaction,
  type TransactionOptions,
} from '../database.ts';
import type { OpenOptions } from '../open.ts';
import { WriteCheck, writeCheckRow } from '../write-check.ts';
import { Connection } from './connection.ts';
import { endProcess, printAndEnd } from './end-process.ts';
import { FileIdentity, fileReplaced } from './file-identity.ts';
import { openFile, type OpenFileOptions } from './open-file.ts';
import { RowCache } from './row-cache.ts';
import { timeoutsMs } from './timeouts.ts';
import type { ThreadModule } from './writer-messages.ts';
import { Writer } from './writer.ts';

export interface SqliteOptions extends OpenFileOptions, Pick<OpenOptions, 'onFailed'> {
  /**
   * A checkpoint starts when the write-ahead log has this number of pages. The default is 8000 (32 MB). With SQLite's
   * default of 1000, one in 25 groups of updates would start a checkpoint. Rare checkpoints copy fewer pages in total.
   */
  checkpointPages?: number;
  /** The module of the writer thread and further data for it. Tests use a module with planted faults. */
  thread?: ThreadModule;
}

export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const { as, checkpointPages = 8000, thread = { module: writerThread }, onFailed = printAndEnd } = options;
  const opened = await openFile(options);
  const { file } = opened;
  try {
    const isServer = as === 'server';
    const writer = await Writer.start(
      thread,
      {
        file,
        isPatient: !isServer,
        lockTimeoutMs: isServer ? timeoutsMs.writer - 500 : timeoutsMs.lock,
        idleTimeoutMs: timeoutsMs.idle,
        // While several programs have the file open, only the server runs checkpoints. So if the sync of a checkpoint
        // fails, only the server must end.
        checkpointPages: isServer ? checkpointPages : undefined,
      },
      onFailed,
      () => reader,
    );
    // The reader is opened last and closed last. It cannot write, so SQLite runs no checkpoint when it is closed.
    const reader = new Connection(new DatabaseSync(file, { readOnly: true, timeout: isServer ? 0 : timeoutsMs.lock }));
    return new SqliteDatabase(opened, reader, writer);
  } catch (error) {
    opened.release();
    throw unusable(`${file} cannot be used`, error);
  }
}

/** The time between two checks whether any process has committed. */
const commitPollMs = 200;

type OpenFile = Awaited<ReturnType<typeof openFile>>;

class SqliteDatabase implements Database {
  readonly #opened: OpenFile;
  readonly #reader: Connection;
  readonly #writer: Writer;
  readonly #identity: FileIdentity;
  readonly #rowCache = new RowCache();
  readonly #writeCheck = new WriteCheck(() => this.transaction(writeCheckRow));
  /** Whether the path named another file at the last check. If so, each read checks the path again. */
  #isReplaced = false;
  #isClosed = false;

  constructor(opened: OpenFile, reader: Connection, writer: Writer) {
    this.#opened = opened;
    this.#reader = reader;
    this.#writer = writer;
    this.#identity = new FileIdentity(opened.file);
  }

  async get<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined> {
    return this.#readable().get(sql, values) as Row | undefined;
  }

  async all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    return this.#readable().all(sql, values) as Row[];
  }

  async lookup<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined> {
    return this.#rowCache.get(this.#readable(), sql, values) as Row | undefined;
  }

  async ping(): Promise<void> {
    // Check that the file still exists. A write to a removed file would succeed.
    this.#assertInPlace();
    await this.#writeCheck.run();
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>, { isUpdate }: TransactionOptions = {}): Promise<T> {
    if (this.#isClosed) throw new StorageUnavailable('the store is closed');
    try {
      const value = await (isUpdate === true ? this.#writer.update(work) : this.#writer.transaction(work));
      this.#rowCache.recheck();
      this.#writeCheck.commitSucceeded();
      return value;
    } catch (error) {
      if (error instanceof StorageUnavailable) {
        this.#isReplaced = !this.#identity.isInPlace();
        this.#writeCheck.writeFailed();
      }
      throw error;
    }
  }

  onCommit(listener: () => void): () => void {
    let version = this.#dataVersion();
    const timer = setInterval(() => {
      const now = this.#dataVersion();
      if (now === version) return;
      version = now;
      listener();
    }, commitPollMs).unref();
    return () => clearInterval(timer);
  }

  /** Changes with every commit of any process. Undefined while the file cannot be read. */
  #dataVersion(): number | undefined {
    try {
      return (this.#readable().get('PRAGMA data_version', []) as { data_version: number }).data_version;
    } catch {
      return undefined;
    }
  }

  logBytes(): number {
    return this.#writer.logBytes;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    // A stalled disk blocks the thread, and a normal exit would wait for the thread. The next start recovers the file.
    if (!(await this.#writer.close())) return endProcess();
    this.#reader.close();
    try {
      if (this.#identity.isInPlace()) this.#opened.tidy();
    } finally {
      this.#opened.release();
    }
  }

  #readable(): Connection {
    if (this.#isReplaced) this.#assertInPlace();
    return this.#reader;
  }

  #assertInPlace(): void {
    this.#isReplaced = !this.#identity.isInPlace();
    if (this.#isReplaced) throw new StorageUnavailable(fileReplaced);
  }
}
