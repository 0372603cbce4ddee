/** The writer thread of the SQLite store, with the planted fault that a test names in `workerData`. */
import { parentPort, workerData } from 'node:worker_threads';
import { runWriter } from '../../src/store/sqlite/run-writer.ts';
import { WriterConnection } from '../../src/store/sqlite/writer-connection.ts';
import type { WriterOptions } from '../../src/store/sqlite/writer-messages.ts';

const { plant } = workerData as { plant: string };

/** Throws an error like those of node:sqlite, with a result code of SQLite. */
function fail(errcode: number): never {
  throw Object.assign(new Error('planted'), { code: 'ERR_SQLITE_ERROR', errcode });
}

class PlantedWriter extends WriterConnection {
  #count = 0;

  constructor(options: WriterOptions) {
    super(options);
    if (plant === 'no-sync') super.exec('PRAGMA synchronous = OFF');
  }

  protected override exec(sql: string): void {
    if (sql === 'BEGIN IMMEDIATE') this.#count += 1;
    // The fault affects the second transaction only.
    const isNow = this.#count === 2;
    if (isNow && plant === 'begin-fails' && sql === 'BEGIN IMMEDIATE') fail(10);
    if (isNow && plant === 'disk-full' && sql === 'COMMIT') fail(13);
    if (isNow && plant === 'sync-fails' && sql === 'COMMIT') fail(1034);
    if (isNow && plant === 'thread-dies' && sql === 'COMMIT') process.exit(0);
    if (isNow && plant === 'stalls' && sql === 'COMMIT') wait(4000);
    super.exec(sql);
    if (isNow && plant === 'fails-after-commit' && sql === 'COMMIT') fail(10);
    if (isNow && plant === 'rollback-fails' && sql === 'ROLLBACK') fail(10);
  }
}

function wait(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

if (parentPort !== null) runWriter(parentPort, new PlantedWriter(workerData as WriterOptions));
