/**
 * Advisory locks of transactions. PostgreSQL grants them in the order of the requests, so many shared locks do not keep
 * an exclusive lock waiting, as row locks do. They also write nothing.
 */
import { hash } from 'node:crypto';
import type { LockMode } from '../database.ts';

/** Returns the SQL that waits for a lock. The transaction has the lock until it ends. */
export function lockSql(name: string, mode: LockMode): string {
  return `SELECT pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(${lockKey(name)})`;
}

/** Returns the 64-bit number of a lock. Two names with one number would only wait for each other. */
function lockKey(name: string): bigint {
  return BigInt.asIntN(64, BigInt(`0x${hash('sha256', name, 'hex').slice(0, 16)}`));
}
