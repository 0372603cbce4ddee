/**
 * Runs groups of updates on PostgreSQL, each group in one transaction. Statements are sent without waiting for earlier
 * responses: first those that read for all updates of a group, then those that write, together with COMMIT.
 */
import { OutcomeUnknown } from '../database.ts';
import type { Deadline } from '../deadline.ts';
import {
  maxReadBytes,
  NeedsOwnTransaction,
  UpdateGroups,
  type GroupEngine,
  type GroupRead,
  type OpenGroup,
  type Write,
} from '../update-groups.ts';
import { commit, rollBack } from './commit.ts';
import type { Connection } from './driver.ts';
import { ConnectionLost } from './errors.ts';
import { tryLocksSql } from './locks.ts';
import type { PrimaryPool } from './pool.ts';
import { query, send, sendWithoutTimeout } from './statement.ts';

/** The longest time that a group waits for more updates. It gives 32 callers about 15 % more updates per second. */
export const gatherMs = 3;
/** The longest time that a group waits for a row that another transaction changes. */
const lockTimeoutMs = 50;

const groupsByPool = new WeakMap<PrimaryPool, UpdateGroups>();

export function updateGroupsOf(pool: PrimaryPool): UpdateGroups {
  let groups = groupsByPool.get(pool);
  if (groups === undefined) groupsByPool.set(pool, (groups = new UpdateGroups(createGroupEngine(pool))));
  return groups;
}

function createGroupEngine(pool: PrimaryPool): GroupEngine {
  return {
    minMembers: 2,
    maxMembers: 32,
    maxInFlight: 2,
    gatherMs,
    minToGather: 8,
    async begin(reads, deadline) {
      pool.assertCommitsAreConfirmed();
      const client = await pool.acquire('write');
      try {
        return {
          rows: await readRows(client, deadline, reads),
          rollBack: () => rollBack(client, undefined),
          commit: (writes) => write(pool, client, deadline, writes).catch(rethrow),
        } satisfies OpenGroup;
      } catch (error) {
        await rollBack(client, error);
        return rethrow(error);
      }
    },
  };
}

function rethrow(error: unknown): never {
  if (error instanceof ConnectionLost || error instanceof OutcomeUnknown) throw error;
  // Nothing is stored, so each update can run in its own transaction.
  throw new NeedsOwnTransaction('the group failed', { cause: error });
}

/** Begins a transaction. Reads the rows of the updates whose locks are free. */
async function readRows(client: Connection, deadline: Deadline, reads: readonly GroupRead[]) {
  const begin = `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = ${lockTimeoutMs}`;
  const [, { rows: locks }, ...results] = await Promise.all([
    send(client, deadline, { text: begin }),
    query(client, deadline, ...tryLocksSql(reads.map((read) => read.locks))),
    ...reads.map(({ sql, values }) => query(client, deadline, sql, values)),
  ]);
  const isLocked = new Set((locks as { member: number }[]).map(({ member }) => member));
  let bytes = 0;
  return results.map(({ rows: [row] }: { rows: { row_bytes?: number }[] }, index) => {
    bytes += row?.row_bytes ?? 0;
    return isLocked.has(index + 1) && bytes <= maxReadBytes ? { row } : undefined;
  });
}

/**
 * Writes and commits. The writes run in the order of their first two values, which are the key of the row, so that two
 * groups do not cause a deadlock.
 */
async function write(pool: PrimaryPool, client: Connection, deadline: Deadline, writes: Write[]): Promise<void> {
  const keyed = writes.map((write) => ({ ...write, key: JSON.stringify(write.values.slice(0, 2)) }));
  keyed.sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
  const sent = keyed.map(({ sql, values }) => sendWithoutTimeout(client, sql, values));
  await commit(pool, client, deadline, sent);
}
