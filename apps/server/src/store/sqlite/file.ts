/**
 * The connections to the database file. They are reopened after a failed COMMIT or sync.
 *
 * After such a failure, the reader does not see the change. But the write-ahead log may still contain the change with
 * valid checksums, and SQLite would then restore it after a crash. Readers must see the same state now as after a
 * crash. So all connections are closed, and one connection with exclusive access reads the log again. From then on,
 * reads are possible. Writes wait until the log has been copied into the database file. A failed sync may leave a gap
 * in the log, and a later sync does not fill this gap.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { StorageUnavailable } from '../database.ts';
import type { Checkpointer } from './checkpointer.ts';
import type { Connection } from './connection.ts';
import { DatabaseLocked } from './errors.ts';
import type { FileIdentity } from './file-identity.ts';
import type { LogSync } from './log-sync.ts';

export interface Connections {
  writer: Connection;
  reader: Connection;
  /** Syncs the commits of the writer. Without this object, the writer syncs them itself. */
  logSync?: LogSync;
}

export interface OpenFile extends Connections {
  /** Returns the identity of the files that are at the path now. */
  identify: () => FileIdentity;
  /** Opens the connections again. */
  connect: () => Connections;
  /** Opens a connection with exclusive access. Throws DatabaseLocked if any process has the file open. */
  connectExclusively: () => Connection;
  checkpointer: Checkpointer;
  /** Releases the lock, so that another server can open the file. */
  release: () => void;
}

/** The pause between two attempts to reopen the file. It is longer after a slow attempt. */
const minPauseMs = 100;
const maxPauseMs = 2000;
/** The longest time that `close` waits for a program that is writing, and the pause between two attempts. */
const maxCloseMs = 3000;
const closeRetryMs = 20;

const fileReplaced =
  'the database file was removed or replaced while the server was running; ' +
  'stop the server, put the file back or restore a backup, and start again';

export class SqliteFile {
  /** The connection for writes. Undefined while writes might be lost. */
  writer: Connection | undefined;
  /** Called when reads can see newer commits than before. */
  onNewCommits: () => void = () => {};
  /** Called when earlier reads may have seen data that was not stored. */
  onInvalidated: () => void = () => {};
  readonly #options: OpenFile;
  #identity: FileIdentity;
  #open: Connection[];
  #reader: Connection | undefined;
  #logSync: LogSync | undefined;
  /** The connection for writes after a failure. It is used for writes as soon as it has moved the log into the file. */
  #nextWriter: Connection | undefined;
  #reopening: Promise<void> | undefined;
  #nextAttemptAt = 0;
  #isClosed = false;

  constructor(options: OpenFile) {
    this.#options = options;
    this.#identity = options.identify();
    this.writer = options.writer;
    this.#reader = options.reader;
    this.#open = [options.reader, options.writer];
    this.#useLogSync(options.logSync);
  }

  /** The connection for reads. Undefined while reads might see data that a crash would remove. */
  get reader(): Connection | undefined {
    if (this.#reader === undefined || this.#logSync?.isReadable() === false) return undefined;
    return this.#reader;
  }

  /** Returns the connection for reads. Rejects with StorageUnavailable. */
  async getReader(): Promise<Connection> {
    if (this.#reader === undefined) await this.#reopenOnce();
    else await this.#logSync?.ended();
    const { reader } = this;
    if (reader === undefined) throw new StorageUnavailable('the database cannot be reopened');
    return reader;
  }

  /** Returns the connection for writes. Rejects with StorageUnavailable. */
  async getWriter(): Promise<Connection> {
    if (this.writer === undefined) await this.#reopenOnce();
    if (this.writer === undefined) throw new StorageUnavailable('the disk accepts no writes');
    return this.writer;
  }

  /** Hides the commit that follows from reads until it is on disk. */
  beforeCommit(): void {
    this.#logSync?.hold();
  }

  /** Fulfils when the last commit is on disk. Rejects with StorageUnavailable. */
  async syncCommit(): Promise<void> {
    await this.#logSync?.sync();
  }

  /** Lets reads see later commits again. Call this if a commit was rolled back. */
  afterRollback(): void {
    this.#logSync?.release();
  }

  /**
   * Stops reads and writes until the file was reopened. Call it if a commit or its sync has failed. Then begins to
   * reopen the file.
   */
  commitFailed(): void {
    this.invalidate();
    // Until the file is reopened, another program could write to the log after a gap. If reopening fails, the next
    // request tries again.
    this.#reopenOnce().catch(() => {});
  }

  /** Stops reads and writes until the file was reopened. */
  invalidate(): void {
    this.#reader = undefined;
    this.writer = undefined;
    this.onInvalidated();
  }

  /** Throws StorageUnavailable if the path names another file. A write to the old file would be lost. */
  assertInPlace(check: 'isInPlaceWithLog' | 'isInPlaceWithLogAndIndex' = 'isInPlaceWithLog'): void {
    if (this.#identity[check]()) return;
    this.invalidate();
    throw new StorageUnavailable(fileReplaced);
  }

  /** Returns a promise that the next write must await before it begins, or undefined if the write can begin at once. */
  beforeWrite(): Promise<void> | undefined {
    return this.writer && this.#options.checkpointer.beforeWrite(this.writer);
  }

  /** Tells the checkpointer that a commit has ended. */
  afterCommit(): void {
    if (this.writer !== undefined) this.#options.checkpointer.afterCommit(this.writer);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.invalidate();
    // When the last connection is closed, SQLite moves the log into the database file and removes the log.
    await this.#options.checkpointer.close();
    // SQLite removes whatever log it finds at the path. If that log belongs to another program, leave
    // the connections open.
    if (!this.#identity.hasForeignLog()) await this.#closeAllWithRetries();
    this.#options.release();
  }

  /**
   * Reopens the file. Concurrent callers share one attempt. A pause between attempts limits the load on a failing disk.
   */
  #reopenOnce(): Promise<void> {
    return (this.#reopening ??= this.#afterPause().finally(() => (this.#reopening = undefined)));
  }

  async #afterPause(): Promise<void> {
    await pauseFor(Math.max(0, this.#nextAttemptAt - performance.now()));
    await this.#options.checkpointer.idle();
    await this.#logSync?.ended();
    if (this.#isClosed) throw new StorageUnavailable('the store is closed');
    const startedAt = performance.now();
    try {
      this.#reopen();
    } finally {
      const end = performance.now();
      this.#nextAttemptAt = end + Math.min(maxPauseMs, Math.max(minPauseMs, 10 * (end - startedAt)));
    }
  }

  #reopen(): void {
    // When the last connection is closed, SQLite removes the log at this path. The log may belong to another file that
    // is now at the path. So check the files first.
    if (!this.#identity.isInPlace() || this.#identity.hasForeignLog()) throw new StorageUnavailable(fileReplaced);
    if (this.#nextWriter === undefined) this.#connect();
    if (this.#nextWriter !== undefined && truncateLog(this.#nextWriter)) {
      this.#reader = this.#open[0];
      this.writer = this.#nextWriter;
      this.#nextWriter = undefined;
    }
  }

  #connect(): void {
    this.#closeAll();
    this.invalidate();
    const exclusive = this.#openExclusively();
    exclusive?.close();
    try {
      const { reader, writer, logSync } = this.#options.connect();
      this.#open = [reader, writer];
      this.#useLogSync(logSync);
      this.#nextWriter = writer;
      // Without exclusive access, the index of the log may differ from the index that SQLite would build after a crash.
      if (exclusive !== undefined) this.#reader = reader;
    } catch (error) {
      // On a full disk there is no space for the index of the log. A connection with exclusive access needs no such
      // file, because it keeps the index in memory.
      this.#reader = this.#openExclusively();
      if (this.#reader === undefined) throw error;
      this.#open = [this.#reader];
    }
    this.#identity = this.#options.identify();
  }

  /**
   * Opens a connection that reads the log as SQLite does after a crash. Returns undefined if another connection has the
   * file open.
   */
  #openExclusively(): Connection | undefined {
    try {
      return this.#options.connectExclusively();
    } catch (error) {
      if (error instanceof DatabaseLocked) return undefined;
      throw error;
    }
  }

  #useLogSync(logSync: LogSync | undefined): void {
    this.#logSync = logSync;
    if (logSync !== undefined) logSync.onRelease = () => this.onNewCommits();
  }

  /**
   * Closes all connections. After a failed sync, waits for a program that is writing. If closing is not possible, the
   * connections stay open until the process ends, and SQLite then checks the log at the next start.
   */
  async #closeAllWithRetries(): Promise<void> {
    for (const end = performance.now() + maxCloseMs; ; await pauseFor(closeRetryMs))
      try {
        this.#closeAll();
        return;
      } catch (error) {
        if (!(error instanceof DatabaseLocked) || performance.now() > end) return;
      }
  }

  /** Closes all connections, and the writer last. The last connection that is closed moves the log into the file. */
  #closeAll(): void {
    // SQLite would still use an index that was removed or replaced. Only a restart makes it build a new one.
    if (this.#logSync?.hasFailed === true && !this.#identity.isInPlaceWithLogAndIndex())
      throw new StorageUnavailable(fileReplaced);
    const closeIndex = this.#logSync?.discardIndexIfFailed();
    this.#nextWriter = undefined;
    this.#logSync?.close();
    this.#logSync = undefined;
    for (const connection of this.#open.splice(0)) connection.close();
    closeIndex?.();
  }
}

/** Moves the log into the file. Returns true if the log is empty now. */
function truncateLog(connection: Connection): boolean {
  try {
    return (connection.get('PRAGMA wal_checkpoint(TRUNCATE)', []) as { busy: number }).busy === 0;
  } catch {
    return false;
  }
}
