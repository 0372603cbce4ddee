import { DuplicateRow, StorageUnavailable } from '../database.ts';

/** Another connection holds the lock that a statement needs: trying again may succeed. Nothing was stored. */
export class Busy extends StorageUnavailable {}

/** A write found no room: what was being written is not whole, so it is not there after a crash either. */
export class Full extends StorageUnavailable {}

const busy = 5;
const full = 13;
/**
 * SQLite's primary result codes that say what state the storage is in: https://www.sqlite.org/rescode.html
 * The other codes are about the statement (1 error, 18 too big, 19 constraint, 20 mismatch, 25 range), about how the
 * library is called (2 internal, 4 abort, 9 interrupt, 12 not found, 21 misuse, 23 authorization) or never given to
 * a caller (16, 24, 27 and more): with those the program is wrong.
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
  [22, 'the file system does not take files of this size'],
  [26, 'the file is not a database any more'],
]);
const constraintPrimaryKey = 1555;
const constraintUnique = 2067;

/** What the driver throws, as one of ours. Anything else is a bug and is given as it is. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, errcode } = error as { code?: string; errcode?: number };
  // The driver's code for a connection that was closed.
  if (code === 'ERR_INVALID_STATE') return new StorageUnavailable('the store is closed', { cause: error });
  if (errcode === undefined) return error;
  if (errcode === constraintPrimaryKey || errcode === constraintUnique)
    return new DuplicateRow(error.message, { cause: error });
  const primary = errcode & 0xff;
  const reason = unavailable.get(primary);
  if (reason === undefined) return error;
  if (primary === busy) return new Busy(reason, { cause: error });
  return primary === full
    ? new Full(reason, { cause: error })
    : new StorageUnavailable(`${reason} (${error.message}, ${errcode})`, { cause: error });
}
