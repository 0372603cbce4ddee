/**
 * What the driver throws, as one of ours. `Lost` and `Crossing` are storage that is unavailable too, for a reason that
 * another attempt may get round.
 */
import { DatabaseError } from 'pg';
import { DuplicateRow, StorageUnavailable } from '../database.ts';

/** The connection, or the host behind it, cannot be relied on any more. */
export class ConnectionLost extends StorageUnavailable {}

/** The host answers, and does not let this program in: user, password, database or certificate. No waiting helps. */
export class AccessDenied extends ConnectionLost {}

/** The time ended before the answer came. The connection is of no use any more; the host may be well. */
export class ResponseTimeout extends ConnectionLost {}

/** Two transactions crossed and this one gave way, or waited too long for the other: running it again may succeed. */
export class TransactionConflict extends StorageUnavailable {}

/** SQLSTATE, whole or by class: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505';
const crossings = ['40001', '40P01', '55P03'];
/** The statement took too long; the connection is as good as before. */
const slow = ['57014'];
/** Authorization; no such database. */
const refused = ['28', '3D000'];
/** Connection, operator intervention; read-only or dropped out of its transaction. */
const lost = ['08', '57', '25006', '25P03'];
/** No room or no more connections; a disk that failed; damaged data. */
const unavailable = ['53', '58', 'XX001', 'XX002'];

/** A failure of a statement or of a connection. What is none of these is a bug, and is given as it is. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof StorageUnavailable) return error;
  if (!(error instanceof DatabaseError)) {
    const Kind = isAboutTls(error) ? AccessDenied : ConnectionLost;
    return new Kind(errorMessage(error), { cause: error });
  }
  const { code = '', message } = error;
  const isOneOf = (codes: string[]) => codes.includes(code) || codes.includes(code.slice(0, 2));
  if (code === uniqueViolation) return new DuplicateRow(message, { cause: error });
  if (isOneOf(crossings)) return new TransactionConflict(message, { cause: error });
  if (isOneOf(slow)) return new StorageUnavailable(message, { cause: error });
  if (isOneOf(refused)) return new AccessDenied(message, { cause: error });
  // Another version of this program changed a table: a new connection plans anew.
  if (isOneOf(lost) || message.startsWith('cached plan')) return new ConnectionLost(message, { cause: error });
  return isOneOf(unavailable) ? new StorageUnavailable(message, { cause: error }) : error;
}

/** A certificate that is not accepted, or a server without TLS where the address asks for it. */
function isAboutTls(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isCertificate = /^(ERR_(TLS|SSL)_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code);
  return isCertificate || message.includes('does not support SSL');
}

/** Several addresses of one name that all refuse come as an AggregateError without words. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return [...new Set(error.errors.map(errorMessage))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
