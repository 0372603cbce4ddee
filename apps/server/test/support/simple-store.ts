import { DatabaseSync } from 'node:sqlite';
import {
  OutcomeUnknown,
  StorageUnavailable,
  type Database,
  type SqlValue,
  type Transaction,
} from '../../src/store/database.ts';

/** SQLite's result code if a write fails because the disk is full. */
const full = 13;

/**
 * A minimal store that loses no update after any single failure: SQLite syncs each commit, checkpoints are explicit,
 * and a failed commit or checkpoint ends the process. With the planted fault `goesOn`, the process continues after a
 * failure, and leaves the checkpoints to SQLite, which hides their errors.
 */
export function openSimpleStore(file: string, checkpointPages: number, goesOn: boolean): Database {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${goesOn ? checkpointPages : 0}`);
  const prepare = (sql: string) => database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
  const orUnavailable = async <T>(work: () => Promise<T> | T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof StorageUnavailable ? error : new StorageUnavailable(String(error), { cause: error });
    }
  };
  const statements = {
    get: <Row>(sql: string, ...values: SqlValue[]) =>
      orUnavailable(() => prepare(sql).get(...values) as Row | undefined),
    all: <Row>(sql: string, ...values: SqlValue[]) => orUnavailable(() => prepare(sql).all(...values) as Row[]),
  };
  const write = (sql: string, ...values: SqlValue[]) => Number(prepare(sql).run(...values).changes);
  const tx: Transaction = {
    ...statements,
    run: async (sql, ...values) => write(sql, ...values),
    write,
    lock: () => {},
  };

  /** Runs COMMIT or a checkpoint. If it fails, ends the process, or reports an unknown outcome if `goesOn` is set. */
  const store = (sql: string): Record<string, unknown> => {
    try {
      return prepare(sql).get() ?? {};
    } catch (error) {
      if ((error as { errcode?: number }).errcode === full) throw error;
      if (goesOn) throw new OutcomeUnknown(String(error), { cause: error });
      console.error(`${sql} failed, so the process ends: ${String(error)}`);
      process.kill(process.pid, 'SIGKILL');
      throw error;
    }
  };
  const checkpoint = (pages: number) => {
    if (!goesOn && (store('PRAGMA wal_checkpoint(NOOP)')['log'] as number) >= pages)
      store('PRAGMA wal_checkpoint(PASSIVE)');
  };
  const commit = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const value = await work(tx);
      store('COMMIT');
      return value;
    } finally {
      if (database.isTransaction) database.exec('ROLLBACK');
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...statements,
    lookup: statements.get,
    ping: async () => {},
    transaction(work) {
      const mine = last.then(() => orUnavailable(() => commit(work)));
      last = mine.then(() => checkpoint(checkpointPages)).catch(() => {});
      return mine;
    },
    async close() {
      await last;
      checkpoint(0);
      database.close();
    },
  };
}
