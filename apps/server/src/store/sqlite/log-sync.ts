import { closeSync, openSync, writeSync } from 'node:fs';
import { StorageUnavailable } from '../database.ts';
import type { Connection } from './connection.ts';

/** Fulfils when everything that was written to the log is on disk. The argument is the descriptor of the log. */
export type SyncLog = (log: number) => Promise<void>;

/** The size in bytes of the two copies of the index header (https://www.sqlite.org/walformat.html). */
const indexHeaderBytes = 96;

/**
 * Syncs the write-ahead log in another thread, so that a slow disk does not block the event loop.
 *
 * A commit is visible to every connection before it is on disk, and a power failure could still remove it. No read may
 * return such a commit. So the reader keeps its snapshot of the database from before the commit until the sync ends.
 */
export class LogSync {
  /** Called when reads can see newer commits than before. */
  onRelease: () => void = () => {};
  readonly #file: string;
  readonly #reader: Connection;
  readonly #writer: Connection;
  readonly #syncLog: SyncLog;
  readonly #log: number;
  #isHeld = false;
  #isSyncing = false;
  #isClosed = false;
  #hasFailed = false;
  /** The descriptor of the index. Closing it would release SQLite's locks, so it stays open until all are closed. */
  #index: number | undefined;
  /** Fulfils when the sync that was started last has ended. */
  #lastSync: Promise<unknown> = Promise.resolve();
  /** The writer's `total_changes()` at the last commit. */
  #changes: unknown = 0;
  /** The writer's `data_version` at the beginning of the commit. It changes if another program commits. */
  #version: unknown;

  /** Opens the log, which must exist. Closing this file releases no lock, because SQLite locks other files. */
  constructor(file: string, { reader, writer }: { reader: Connection; writer: Connection }, syncLog: SyncLog) {
    this.#file = file;
    this.#reader = reader;
    this.#writer = writer;
    this.#syncLog = syncLog;
    this.#log = openSync(`${file}-wal`, 'r+');
  }

  /**
   * Hides the next commit from reads until `sync` has fulfilled or `release` is called. Call it before COMMIT. Does
   * nothing if the transaction changed no row.
   */
  hold(): void {
    const changes = valueOf(this.#writer, 'SELECT total_changes()');
    if (changes === this.#changes) return;
    this.#changes = changes;
    this.#version = valueOf(this.#writer, 'PRAGMA data_version');
    // If holding fails, `release` must still end the transaction that may have begun.
    this.#isHeld = true;
    this.#reader.holdSnapshot();
  }

  /**
   * Fulfils when the last commit is on disk. Reads can see it then. Rejects with StorageUnavailable if the sync fails,
   * or if `close` was called meanwhile.
   */
  async sync(): Promise<void> {
    if (!this.#isHeld) return;
    this.#isSyncing = true;
    const syncing = this.#syncLog(this.#log);
    this.#lastSync = syncing.catch(() => {});
    try {
      await syncing;
    } catch (error) {
      this.#hasFailed = true;
      this.#lockOutWriters();
      throw new StorageUnavailable(`the sync failed (${(error as Error).message})`, { cause: error });
    } finally {
      this.#isSyncing = false;
      if (this.#isClosed) this.#closeLog();
    }
    if (this.#isClosed) throw new StorageUnavailable('the database was reopened during a sync');
    this.release();
  }

  /**
   * Whether the reader may be used now. If a read fails during a sync, SQLite can end the snapshot. Wait for `ended`
   * then.
   *
   * If another program has committed since, reads may see the last commit. The other program synced the log before its
   * own commit became visible, so the last commit is on disk too.
   */
  isReadable(): boolean {
    if (!this.#isHeld) return true;
    if (valueOf(this.#writer, 'PRAGMA data_version') !== this.#version) this.release();
    return !this.#isHeld || this.#reader.inTransaction;
  }

  /** Whether a sync has failed. The log may then have a gap. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Fulfils when no sync is running. */
  async ended(): Promise<void> {
    await this.#lastSync;
  }

  /** Lets reads see everything that was committed. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#reader.releaseSnapshot();
    this.onRelease();
  }

  /**
   * If a sync has failed, makes every connection of every program read the log again and check its checksums. After a
   * failed sync the log may have a gap, and the index of the log does not show it. Throws DatabaseLocked while another
   * program writes. Call the returned function after the connections are closed.
   */
  discardIndexIfFailed(): () => void {
    if (!this.#hasFailed) return () => {};
    this.#beginWrite();
    try {
      const index = (this.#index ??= openSync(`${this.#file}-shm`, 'r+'));
      writeSync(index, Buffer.alloc(indexHeaderBytes), 0, indexHeaderBytes, 0);
      return () => closeSync(index);
    } catch (error) {
      throw new StorageUnavailable('the index of the log cannot be written', { cause: error });
    }
  }

  /** Closes the log. Call it before the connections are closed. */
  close(): void {
    this.#isClosed = true;
    this.#isHeld = false;
    // If the log were closed during a sync, the number of its descriptor could soon belong to another file.
    if (!this.#isSyncing) this.#closeLog();
  }

  /**
   * Keeps other programs from writing until the connections are closed. They would write after the gap in the log, and
   * the gap could remove their commits.
   */
  #lockOutWriters(): void {
    try {
      this.#beginWrite();
    } catch {
      // Another program is writing. `discardIndexIfFailed` tries again.
    }
  }

  #beginWrite(): void {
    if (!this.#writer.inTransaction) this.#writer.run('BEGIN IMMEDIATE', []);
  }

  #closeLog(): void {
    try {
      closeSync(this.#log);
    } catch {
      // Every acknowledged commit is on disk already.
    }
  }
}

/** Returns the only value of a statement. */
function valueOf(connection: Connection, sql: string): unknown {
  return Object.values(connection.get(sql, []) as Record<string, unknown>)[0];
}
