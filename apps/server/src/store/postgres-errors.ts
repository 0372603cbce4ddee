import { DatabaseError } from 'pg';
import { DuplicateRow, StorageUnavailable } from './database.ts';

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505';
const serializationFailure = '40001';
const deadlockDetected = '40P01';
const readOnlyTransaction = '25006';
/** Classes: connection exception, insufficient resources, operator intervention, system error; and a lock or statement that took too long. */
const unavailableClasses = ['08', '53', '57', '58'];
const lockNotAvailable = '55P03';

/** Two transactions crossed: running one of them again may succeed. */
export function isCrossing(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === serializationFailure || error.code === deadlockDetected);
}

/** The connection, or the host behind it, cannot be relied on any more. */
export function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    const code = error.code ?? '';
    return code === readOnlyTransaction || ['08', '57', '58'].includes(code.slice(0, 2));
  }
  // What is no answer of the server's is a broken or a silent connection.
  return error instanceof Error && !(error instanceof StorageUnavailable) && /connect|timeout|terminated|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|socket/i.test(`${error.message} ${(error as NodeJS.ErrnoException).code ?? ''}`);
}

/** A failure as one of ours, or as it is when it is a bug. */
export function translated(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    const code = error.code ?? '';
    if (code === uniqueViolation) return new DuplicateRow(error.message, { cause: error });
    const isUnavailable = unavailableClasses.includes(code.slice(0, 2)) || [lockNotAvailable, readOnlyTransaction, serializationFailure, deadlockDetected].includes(code);
    return isUnavailable ? new StorageUnavailable(error.message, { cause: error }) : error;
  }
  return isLost(error) ? new StorageUnavailable((error as Error).message, { cause: error }) : error;
}
