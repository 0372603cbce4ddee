import { closeSync, openSync } from 'node:fs';
import { StorageUnavailable } from '../database.ts';
import type { Connection } from './connection.ts';

/** Fulfils when everything that was written to the log is on disk. The argument is the descriptor of the log. */
export type SyncLog = (log: number) => Promise<void>;

/**
 * Syncs the write-ahead log in another thread, so that a slow disk does not block the event loop.
 *
 * A commit is visible to every connection before it is on disk, and a power failure could still remove it. No read may
 * return such a commit. So the reader keeps its snapshot of the database from before the commit until the sync ends.
 */
export class LogSync {
  /** Called when reads can see newer commits than before. */
  onRelease: () => void = () => {};
  readonly #reader: Connection;
  readonly #writer: Connection;
  readonly #syncLog: SyncLog;
  readonly #log: number;
  #isHeld = false;
  #isClosed = false;
  /** The sync that was started last. */
  #syncing: Promise<void> = Promise.resolve();
  /** The writer's `data_version` at the beginning of the commit. It changes if another program commits. */
  #version: unknown;

  /** Opens the log, which must exist. Closing this file releases no lock, because SQLite locks other files. */
  constructor(file: string, { reader, writer }: { reader: Connection; writer: Connection }, syncLog: SyncLog) {
    this.#reader = reader;
    this.#writer = writer;
    this.#syncLog = syncLog;
    this.#log = openSync(`${file}-wal`, 'r+');
  }

  /** Hides the next commit from reads until `sync` has fulfilled or `release` is called. Call it before COMMIT. */
  hold(): void {
    this.#version = versionOf(this.#writer);
    // If holding fails, `release` must still end the transaction that may have begun.
    this.#isHeld = true;
    this.#reader.holdSnapshot();
  }

  /**
   * Fulfils when the last commit is on disk. Reads can see it then. Rejects with StorageUnavailable if the sync fails,
   * or if `close` was called meanwhile.
   */
  async sync(): Promise<void> {
    try {
      await (this.#syncing = this.#syncLog(this.#log));
    } catch (error) {
      throw new StorageUnavailable(`the sync failed (${(error as Error).message})`, { cause: error });
    }
    if (this.#isClosed) throw new StorageUnavailable('the database was reopened during a sync');
    this.release();
  }

  /**
   * Lets reads see the last commit if another program has committed since. The other program synced the log before its
   * own commit became visible, so the last commit is on disk too.
   */
  releaseIfOtherCommitted(): void {
    if (this.#isHeld && versionOf(this.#writer) !== this.#version) this.release();
  }

  /** Lets reads see everything that was committed. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#reader.releaseSnapshot();
    this.onRelease();
  }

  /** Closes the log. Call it before the connections are closed. */
  close(): void {
    this.#isClosed = true;
    this.#isHeld = false;
    // If the log were closed during a sync, the number of its descriptor could soon belong to another file.
    const closeLog = () => closeSync(this.#log);
    void this.#syncing.then(closeLog, closeLog);
  }
}

/** A number that changes with every commit of another connection. */
const versionOf = (writer: Connection): unknown =>
  (writer.get('PRAGMA data_version', []) as { data_version: number }).data_version;
