import { DuplicateRow, StorageUnavailable } from '../database.ts';

const busy = 5;
const full = 13;
/** SQLite's extended result codes of a failed sync of a file and of a folder. */
const failedSyncs = new Set([1034, 1290]);
const failedWrite = 778;
/**
 * SQLite's primary result codes that report a problem of the storage (https://www.sqlite.org/rescode.html). All others
 * mean a bug, a wrong statement (1 error, 18 too big, 19 constraint, 20 mismatch, 25 range) or a wrong call (2
 * internal, 4 abort, 9 interrupt, 12 not found, 21 misuse, 23 authorization), or never occur (16, 24, 27 and above).
 */
const unavailable = new Map([
  [3, 'access to the database file is denied'],
  [busy, 'the database is locked by another program'],
  [6, 'the database is locked'],
  [7, 'out of memory'],
  [8, 'the database is read-only'],
  [10, 'the disk failed'],
  [11, 'the database is damaged'],
  [full, 'the disk is full'],
  [14, 'the database file cannot be opened'],
  [15, 'the file locks do not work'],
  [17, 'the schema was changed'],
  [22, 'the file system does not support files of this size'],
  [26, 'the file is no longer a database'],
]);
const constraintPrimaryKey = 1555;
const constraintUnique = 2067;

export function withStorageErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Converts an error into StorageUnavailable or DuplicateRow. Returns any other error unchanged: it is a bug. */
export function toStorageError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (code?.startsWith('JURYBOX_') === true) return new StorageUnavailable(error.message);
  // The driver reports a closed connection with this code.
  if (code === 'ERR_INVALID_STATE') return new StorageUnavailable('the store is closed', { cause: error });
  if (errcode === undefined) return error;
  if (errcode === constraintPrimaryKey || errcode === constraintUnique)
    return new DuplicateRow(error.message, { cause: error });
  const primary = errcode & 0xff;
  const reason = unavailable.get(primary);
  if (reason === undefined) return error;
  const details = primary === full || primary === busy ? reason : `${reason} (${error.message}, ${errcode})`;
  return new StorageUnavailable(details, { cause: error });
}

export function isFailedSync(error: unknown): boolean {
  return failedSyncs.has((error as { errcode?: number }).errcode ?? 0);
}

/** Whether a write failed, for example because the disk is full. The data is then incomplete in the file. */
export function isFailedWrite(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number };
  return errcode % 256 === full || errcode === failedWrite;
}
