/**
 * The only connection that writes. It runs in the writer thread, so a slow disk never blocks the event loop.
 *
 * With `synchronous = FULL`, SQLite syncs the write-ahead log before a commit becomes visible. So no read returns a
 * commit that a power failure could remove. After a failed sync, the operating system may have dropped the data, and
 * the next sync succeeds without it. So the process must end: its connections may rely on data that the disk lacks. The
 * next start reads the log and checks its checksums.
 */
import { DatabaseSync } from 'node:sqlite';
import { StatementCache } from './connection.ts';
import { FileIdentity, fileReplaced } from './file-identity.ts';
import { isFailedSync, isFailedWrite } from './errors.ts';
import type { DriverError, Reply, Request, WriterOptions } from './writer-messages.ts';

/** Without commits, the length of the write-ahead log is checked at this interval: other programs may write to it. */
const logCheckMs = 1000;

/** Thrown if the connection must not be used any more. */
export class Untrusted extends Error {}

export class WriterConnection {
  onLogBytes: (bytes: number) => void = () => {};
  /** Called if the transaction was rolled back because its next statement did not arrive in time. */
  onIdle: () => void = () => {};
  /** Called if a sync or a rollback failed between two calls of `handle`, for example during a checkpoint. */
  onFailed: (reason: string) => void = () => {};
  readonly #database: DatabaseSync;
  readonly #statements: StatementCache;
  readonly #identity: FileIdentity;
  readonly #checkpointPages: number | undefined;
  readonly #pageBytes: number;
  readonly #idleTimeoutMs: number;
  readonly #texts = new Map<number, string>();
  readonly #logCheck: NodeJS.Timeout | undefined;
  /** The number of pages in the write-ahead log at the last check. */
  #log = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  /** SQLite's `data_version` in the last transaction. It changes with every commit of another connection. */
  #dataVersion: unknown;
  /** The error that ended the current transaction. */
  #error: DriverError | undefined;
  /** The next checkpoint starts when the write-ahead log has this many pages. */
  #checkpointAt: number;

  constructor({ file, lockTimeoutMs, idleTimeoutMs, checkpointPages }: WriterOptions) {
    this.#database = new DatabaseSync(file, { timeout: lockTimeoutMs });
    // Turn off automatic checkpoints, because they hide their errors.
    this.#database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;
       PRAGMA checkpoint_fullfsync = ON; PRAGMA wal_autocheckpoint = 0;`,
    );
    this.#statements = new StatementCache(this.#database);
    // The first read opens the write-ahead log and its index. FileIdentity, created below, needs both files.
    this.#read('SELECT COUNT(*) FROM sqlite_schema');
    this.#dataVersion = this.#read('PRAGMA data_version')[0];
    this.#pageBytes = Number(this.#read('PRAGMA page_size')[0]);
    this.#identity = new FileIdentity(file);
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#checkpointPages = checkpointPages;
    this.#checkpointAt = checkpointPages ?? Number.POSITIVE_INFINITY;
    if (checkpointPages !== undefined) this.#logCheck = setInterval(() => this.checkLogIfIdle(), logCheckMs).unref();
  }

  /** Runs a request. Throws Untrusted after a failed sync. */
  handle({ texts, begins, steps, end }: Request): Reply {
    clearTimeout(this.#idleTimer);
    for (const [number, sql] of texts) this.#texts.set(number, sql);
    const reply: Reply = { results: [] };
    if (begins !== false) this.#error = undefined;
    try {
      if (begins !== false) this.#begin(begins);
      if (this.#error === undefined) this.#runSteps(steps, reply);
      if (end === 'commit' && this.#error === undefined) this.#commit(reply);
    } catch (error) {
      if (error instanceof Untrusted) throw error;
      if (isFailedSync(error)) throw new Untrusted((error as Error).message);
      const { message, code, errcode } = error as DriverError;
      this.#error = { message, code, errcode };
    }
    if (end === 'rollback' || this.#error !== undefined) this.#rollBack();
    else if (end === undefined) this.#idleTimer = setTimeout(() => this.#endIdle(), this.#idleTimeoutMs);
    if (this.#error !== undefined) reply.error = this.#error;
    return reply;
  }

  /** Runs a checkpoint if the write-ahead log is too long. Call it after each reply. */
  checkLogIfIdle(): void {
    if (!this.#database.isTransaction) this.#guarded(() => this.#checkLog());
  }

  /**
   * Call this function while the connection that reads on the event loop is open. Otherwise, SQLite would run a
   * checkpoint here and hide its errors.
   */
  close(): void {
    clearInterval(this.#logCheck);
    clearTimeout(this.#idleTimer);
    this.#database.close();
  }

  /** Runs a statement that controls the transaction. Tests override it to plant faults. */
  protected exec(sql: string): void {
    this.#database.exec(sql);
  }

  #begin(condition: true | 'if unchanged'): void {
    this.exec('BEGIN IMMEDIATE');
    const [version] = this.#read('PRAGMA data_version');
    const isChanged = version !== this.#dataVersion;
    this.#dataVersion = version;
    if (isChanged && condition === 'if unchanged') throw new Error('another program has changed the database');
  }

  #runSteps(steps: Request['steps'], reply: Reply): void {
    for (const [kind, number, values] of steps) {
      const sql = this.#texts.get(number) ?? '';
      const run = () => Number(this.#statements.prepare(sql).run(...values).changes);
      reply.results.push(kind === 'run' ? run() : this.#statements.all(sql, values));
    }
  }

  #commit(reply: Reply): void {
    this.#assertInPlace();
    try {
      this.exec('COMMIT');
    } catch (error) {
      // The last frame that SQLite writes to the log makes a commit valid. If a write failed, this frame is incomplete,
      // so nothing is stored. After any other error, only the next start can find out what is stored.
      if (isFailedWrite(error)) throw error;
      throw new Untrusted(`a commit failed: ${(error as Error).message}`);
    }
    reply.isUnknown = true;
    this.#assertInPlace();
    delete reply.isUnknown;
  }

  #rollBack(): void {
    try {
      if (this.#database.isTransaction) this.exec('ROLLBACK');
    } catch (error) {
      throw new Untrusted(`a rollback failed: ${(error as Error).message}`);
    }
  }

  #endIdle(): void {
    this.#error = { message: 'the transaction waited too long for its next statement', code: 'JURYBOX_IDLE' };
    this.#guarded(() => this.#rollBack());
    this.onIdle();
  }

  #assertInPlace(): void {
    if (!this.#identity.isInPlace()) throw Object.assign(new Error(fileReplaced), { code: 'JURYBOX_REPLACED' });
    if (this.#identity.hasLogAndIndex()) return;
    this.#rollBack();
    // If the write-ahead log was removed, only this connection can still read it. So copy it into the database file.
    if (this.#identity.isLogMissing()) this.#logState('FULL');
    throw new Untrusted('the file -wal or -shm beside the database file was removed or replaced');
  }

  #checkLog(): void {
    if (this.#checkpointPages === undefined) return;
    const { log, checkpointed } = this.#logState('NOOP');
    if (log !== this.#log) this.onLogBytes((this.#log = log) * this.#pageBytes);
    if (log < this.#checkpointPages) this.#checkpointAt = this.#checkpointPages;
    if (log < this.#checkpointAt || checkpointed >= log || !this.#identity.isInPlace()) return;
    // A checkpoint cannot copy the whole log if another program still reads old pages, or if the disk is full. In these
    // cases, the next attempt starts only after the log has grown further.
    this.#checkpointAt = log + this.#checkpointPages;
    const after = this.#logState('PASSIVE');
    if (after.checkpointed >= after.log) this.#checkpointAt = this.#checkpointPages;
  }

  #logState(mode: 'NOOP' | 'PASSIVE' | 'FULL') {
    const [, log, checkpointed] = this.#read(`PRAGMA wal_checkpoint(${mode})`) as [unknown, number, number];
    return { log, checkpointed };
  }

  #read(sql: string): unknown[] {
    return this.#statements.prepare(sql).get() as unknown as unknown[];
  }

  /** Runs work outside a request. Reports a failed sync, and ignores other errors: the next request gets them again. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof Untrusted || isFailedSync(error)) this.onFailed((error as Error).message);
    }
  }
}
