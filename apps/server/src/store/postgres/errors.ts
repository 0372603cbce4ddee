/** Converts the errors of the driver. A retry may succeed after `ConnectionLost` and `TransactionConflict`. */
import { DatabaseError } from 'pg';
import { DuplicateRow, errorMessage, StorageUnavailable } from '../database.ts';
import { lacksTls } from './driver.ts';

/** Thrown if the connection or its host failed. */
export class ConnectionLost extends StorageUnavailable {}

/** Thrown if the host denied access because of the user, password, database or certificate. Waiting does not help. */
export class AccessDenied extends ConnectionLost {}

/** Thrown if the response did not arrive in time. The connection cannot be used again, but the host may still work. */
export class ResponseTimeout extends ConnectionLost {}

/** Thrown after a conflict with another transaction: deadlock, serialization failure or lock timeout. */
export class TransactionConflict extends StorageUnavailable {}

/** SQLSTATE codes, or their first two characters (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const kinds: [Kind: new (message: string, options: ErrorOptions) => Error, codes: string[]][] = [
  [DuplicateRow, ['23505']],
  [TransactionConflict, ['40001', '40P01', '55P03']],
  // The statement timed out. The connection still works.
  [StorageUnavailable, ['57014']],
  // The host did not authorize the user, or the database does not exist.
  [AccessDenied, ['28', '3D000']],
  // The connection failed, an operator intervened, the transaction is read-only, the transaction was idle for too long,
  // or a migration changed the columns of a prepared statement. A new connection prepares it again.
  [ConnectionLost, ['08', '57', '25006', '25P03', '0A000']],
  // The disk is full or fails, no connection is free, or data is damaged.
  [StorageUnavailable, ['53', '58', 'XX001', 'XX002']],
];

/** Converts an error into a StorageUnavailable or DuplicateRow. Returns any other error unchanged: it is a bug. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof StorageUnavailable) return error;
  if (!(error instanceof DatabaseError)) {
    const Kind = isCertificateError(error) || lacksTls(error) ? AccessDenied : ConnectionLost;
    return new Kind(errorMessage(error), { cause: error });
  }
  const { code = '', message } = error;
  const [Kind] = kinds.find(([, codes]) => codes.includes(code) || codes.includes(code.slice(0, 2))) ?? [];
  return Kind === undefined ? error : new Kind(message, { cause: error });
}

function isCertificateError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ERR_(TLS|SSL)_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code);
}
