/**
 * Advisory locks of transactions. PostgreSQL grants them in the order of the requests, so many shared locks do not keep
 * an exclusive lock waiting, as row locks do. They also write nothing.
 */
import { hash } from 'node:crypto';
import type { Lock } from '../update-groups.ts';
import type { StatementValue } from './statement.ts';

/** Returns the SQL that waits for a lock. The transaction has the lock until it ends. */
export function lockSql({ name, mode }: Lock): string {
  return `SELECT pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(${lockKey(name)})`;
}

/** Tries to acquire locks without waiting. Returns the numbers, from 1, of the members whose locks were all free. */
export function tryLocksSql(members: (readonly Lock[])[]): [sql: string, values: StatementValue[]] {
  const [numbers, keys, modes]: [string[], string[], string[]] = [[], [], []];
  for (const [index, locks] of members.entries())
    for (const { name, mode } of locks) {
      numbers.push(String(index + 1));
      keys.push(String(lockKey(name)));
      modes.push(mode);
    }
  const sql = `SELECT number::integer AS member FROM (
      SELECT number, CASE mode WHEN 'shared' THEN pg_try_advisory_xact_lock_shared(key::bigint)
        ELSE pg_try_advisory_xact_lock(key::bigint) END AS is_locked
      FROM unnest($1::text[], $2::text[], $3::text[]) AS wanted (number, key, mode)) tried
    GROUP BY number HAVING bool_and(is_locked)`;
  return [sql, [numbers, keys, modes]];
}

/** Returns the 64-bit number of a lock. Two names with the same number only wait for each other. */
function lockKey(name: string): bigint {
  return BigInt.asIntN(64, BigInt(`0x${hash('sha256', name, 'hex').slice(0, 16)}`));
}
