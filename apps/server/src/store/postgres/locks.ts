/**
 * The locks of transactions are PostgreSQL's advisory locks. Unlike row locks, they are granted in the order of their
 * requests, so that later shared locks do not keep an exclusive lock waiting. Advisory locks also write no data.
 */
import { hash } from 'node:crypto';
import type { Lock } from '../update-groups.ts';
import type { StatementValue } from './statement.ts';

export function lockSql({ name, mode }: Lock): string {
  return `SELECT pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(${lockKey(name)})`;
}

/**
 * Returns SQL that tries to acquire the locks of several updates without waiting. It selects the numbers, from 1, of
 * the updates that got all their locks.
 */
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

/** Returns the 64-bit number of a lock. If two locks had the same number, they would only wait for each other. */
function lockKey(name: string): bigint {
  return BigInt.asIntN(64, BigInt(`0x${hash('sha256', name, 'hex').slice(0, 16)}`));
}
