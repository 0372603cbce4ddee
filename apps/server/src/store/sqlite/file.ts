/**
 * The connections to the file, and whether they can be relied on.
 *
 * After a COMMIT that failed SQLite takes the change out of its index of the write-ahead log, but the log may hold it
 * with valid checksums: a crash would bring it back. So nothing is served until all connections were closed and the
 * log was read again, by a connection that is alone with the file: what it sees is what stays. Writing waits until the
 * log was moved into the file: a log whose sync failed once may have a hole that a later sync does not fill.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { StorageUnavailable } from '../database.ts';
import type { Checkpoints } from './checkpointer.ts';
import type { Connection } from './connection.ts';
import { Busy } from './errors.ts';
import type { FileIdentity } from './file-identity.ts';

export interface Connections {
  writer: Connection;
  reader: Connection;
}

export interface OpenFile extends Connections {
  /** The files at the path now. */
  identify: () => FileIdentity;
  /** Opens the connections again. */
  connect: () => Connections;
  /** Opens a connection that nobody else can be beside, neither this process nor another. Throws Busy when somebody is. */
  connectAlone: () => Connection;
  checkpoints: Checkpoints;
  /** Lets another server have the file. */
  release: () => void;
}

/** Between two tries to reopen, in milliseconds; more where a try takes long. */
const pauseMs = 100;
const longestPauseMs = 2000;

const gone =
  'the database file was removed or replaced under the server; stop the server, put the file back or restore a backup, and start again';

export class SqliteFile {
  /** Absent while reads cannot be relied on. */
  reader: Connection | undefined;
  /** Absent while writes cannot be relied on. */
  writer: Connection | undefined;
  /** Called when what was read may not be what stays. */
  onDoubt: () => void = () => {};
  readonly #options: OpenFile;
  #identity: FileIdentity;
  #open: Connection[];
  /** Becomes the writer when it has moved the log into the file. */
  #candidate: Connection | undefined;
  #trying: Promise<void> | undefined;
  #nextTry = 0;
  #isClosed = false;

  constructor(options: OpenFile) {
    this.#options = options;
    this.#identity = options.identify();
    this.reader = options.reader;
    this.writer = options.writer;
    this.#open = [options.reader, options.writer];
  }

  /** A connection for reads. Rejects with StorageUnavailable. */
  async readable(): Promise<Connection> {
    if (this.reader === undefined) await this.#try();
    if (this.reader === undefined) throw new StorageUnavailable('the database could not be reopened');
    return this.reader;
  }

  /** A connection for writes. Rejects with StorageUnavailable. */
  async writable(): Promise<Connection> {
    if (this.writer === undefined) await this.#try();
    if (this.writer === undefined) throw new StorageUnavailable('the disk does not take writes');
    return this.writer;
  }

  /** Serves nothing more before the file was reopened. */
  doubt(): void {
    this.reader = undefined;
    this.writer = undefined;
    this.onDoubt();
  }

  /** Throws StorageUnavailable when the path leads elsewhere: what is written now would be lost. */
  check(how: 'isThereWithLog' | 'isWhole' = 'isThereWithLog'): void {
    if (this.#identity[how]()) return;
    this.doubt();
    throw new StorageUnavailable(gone);
  }

  /** What the next write should wait for, if anything. */
  get room(): Promise<void> | undefined {
    return this.#options.checkpoints.room;
  }

  /** Call after a commit. */
  committed(): void {
    if (this.writer !== undefined) this.#options.checkpoints.afterCommit(this.writer);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.doubt();
    // The last one to close moves the log into the file, and removes it.
    await this.#options.checkpoints.close();
    // SQLite removes the log by its path, which would be another's: then only the end of the process closes.
    if (!this.#identity.hasForeignLog()) this.#closeAll();
    this.#options.release();
  }

  /** One try for everybody who asks, and a pause between two: a disk that fails is not kept busy with trying. */
  #try(): Promise<void> {
    return (this.#trying ??= this.#afterPause().finally(() => (this.#trying = undefined)));
  }

  async #afterPause(): Promise<void> {
    await pauseFor(Math.max(0, this.#nextTry - performance.now()));
    await this.#options.checkpoints.idle();
    if (this.#isClosed) throw new StorageUnavailable('the store is closed');
    const began = performance.now();
    try {
      this.#reopen();
    } finally {
      const end = performance.now();
      this.#nextTry = end + Math.min(longestPauseMs, Math.max(pauseMs, 10 * (end - began)));
    }
  }

  #reopen(): void {
    // Before anything is closed: SQLite would remove the log of the file that is at the path now.
    if (!this.#identity.isThere() || this.#identity.hasForeignLog()) throw new StorageUnavailable(gone);
    if (this.#candidate === undefined) this.#connect();
    if (this.#candidate !== undefined && isMoved(this.#candidate)) {
      this.reader = this.#open[0];
      this.writer = this.#candidate;
      this.#candidate = undefined;
    }
  }

  #connect(): void {
    this.#closeAll();
    this.doubt();
    const alone = this.#openAlone();
    alone?.close();
    try {
      const { reader, writer } = this.#options.connect();
      this.#open = [reader, writer];
      this.#candidate = writer;
      // Who was not alone may have an index that knows the log otherwise than a crash would leave it.
      if (alone !== undefined) this.reader = reader;
    } catch (error) {
      // Without room for an index, reads can still go on, with one that is in memory.
      this.reader = this.#openAlone();
      if (this.reader === undefined) throw error;
      this.#open = [this.reader];
    }
    this.#identity = this.#options.identify();
  }

  /** Reads the log as a start after a crash would. Gives nothing where somebody else has the file open. */
  #openAlone(): Connection | undefined {
    try {
      return this.#options.connectAlone();
    } catch (error) {
      if (error instanceof Busy) return undefined;
      throw error;
    }
  }

  /** The writer last: the last one to go moves the log into the file. */
  #closeAll(): void {
    this.#candidate = undefined;
    for (const connection of this.#open.splice(0)) connection.close();
  }
}

/** Moves the log into the file. Gives whether that worked and the log is empty. */
function isMoved(connection: Connection): boolean {
  try {
    return (connection.get('PRAGMA wal_checkpoint(TRUNCATE)', []) as { busy: number }).busy === 0;
  } catch {
    return false;
  }
}
