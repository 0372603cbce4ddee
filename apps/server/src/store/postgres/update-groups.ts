/**
 * The transactions of update groups on PostgreSQL. One statement reads the rows of all updates of a group, and updates
 * that write with the same statement share it. A group waits for locks for a short time only.
 */
import type pg from 'pg';
import { OutcomeUnknown } from '../database.ts';
import type { Deadline } from '../deadline.ts';
import {
  NeedsOwnTransaction,
  UpdateGroups,
  type GroupEngine,
  type GroupRead,
  type OpenGroup,
  type Write,
} from '../update-groups.ts';
import type { SqlValue } from '../database.ts';
import { batchSql, batchValues, batchWriteSql, cutAfter, type LookupRow } from './batch-sql.ts';
import { commit, rollBack } from './commit.ts';
import { ConnectionLost } from './errors.ts';
import { tryLocksSql } from './locks.ts';
import type { PrimaryPool } from './pool.ts';
import { query, send, sendWithoutTimeout, type Prepared } from './statement.ts';
import { timeoutsMs } from './timeouts.ts';

/** With 32 callers, waiting for other updates raises the number of updates per second by about 15 %. */
export const gatherMs = 3;
/** The longest time that a group waits for a row that another transaction changes. */
const lockTimeoutMs = 50;

/**
 * The tables that updates write to. Every update and every group writes to the tables in this order. A group writes to
 * the rows of a table in the order of their keys. So two groups cannot cause a deadlock.
 */
const tables = ['scenarios', 'judgements', 'scenario_judges', 'judges', 'evaluation_counts', 'evaluations'];

const groupsByPool = new WeakMap<PrimaryPool, UpdateGroups>();

/** Returns the update groups of a connection pool. Creates them at the first call. */
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

/** After most errors, nothing is stored, and each update can run in its own transaction. */
function rethrow(error: unknown): never {
  if (error instanceof ConnectionLost || error instanceof OutcomeUnknown) throw error;
  throw new NeedsOwnTransaction('the group failed', { cause: error });
}

/** Begins a transaction. Reads the rows of the updates whose locks are free. */
async function readRows(
  client: pg.PoolClient,
  deadline: Deadline,
  reads: readonly GroupRead[],
): Promise<OpenGroup['rows']> {
  const [first] = reads as [GroupRead];
  const begun = send(client, deadline, {
    text: `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = ${lockTimeoutMs}`,
  });
  const locked = query(client, deadline, ...tryLocksSql(reads.map(({ locks }) => locks)));
  const sql = batchSql(first.sql, first.values.length);
  const read = query(client, deadline, sql, batchValues(reads.map(({ values }) => values)));
  const [, { rows: locks }, { rows }] = await Promise.all([begun, locked, read]);
  const isLocked = new Set((locks as { member: number }[]).map(({ member }) => member));
  const found = new Map((rows as LookupRow[]).map((row) => [row.lookup_number, row]));
  const complete = cutAfter(rows as LookupRow[]) ?? reads.length;
  return reads.map((_, index) =>
    isLocked.has(index + 1) && index < complete ? { row: found.get(index + 1) } : undefined,
  );
}

async function write(pool: PrimaryPool, client: pg.PoolClient, deadline: Deadline, writes: Write[]): Promise<void> {
  let statements: Prepared[];
  try {
    statements = combined(inOrder(writes));
  } catch (error) {
    await rollBack(client, error);
    throw error;
  }
  const sent = statements.map(({ sql, values }) => sendWithoutTimeout(client, sql, values));
  await commit(pool, client, deadline, sent);
}

/** Combines writes with the same SQL into one statement, if they concern different rows. */
function combined(writes: Write[]): Prepared[] {
  const bySql = new Map<string, SqlValue[][]>();
  for (const { sql, values } of writes) {
    const sets = bySql.get(sql);
    if (sets === undefined) bySql.set(sql, [values]);
    else sets.push(values);
  }
  return [...bySql].flatMap(([sql, sets]): Prepared[] => {
    const isDistinct = sets.length > 1 && new Set(sets.map(([row]) => row)).size === sets.length;
    const batch = isDistinct ? batchWriteSql(sql, sets) : undefined;
    if (batch !== undefined) return [{ sql: batch, values: batchValues(sets) }];
    return sets.map((values) => ({ sql, values }));
  });
}

/** Returns the writes, sorted by table and then by the key of the row. The first two values of a write are the key. */
function inOrder(writes: Write[]): Write[] {
  const keyed = writes.map((write) => {
    const table = tables.indexOf(/^(?:INSERT INTO|UPDATE) (\w+)/.exec(write.sql)?.[1] ?? '');
    if (table === -1) throw new Error('an update wrote to another table');
    return { write, key: `${table} ${JSON.stringify(write.values.slice(0, 2))}` };
  });
  return keyed.sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key)).map(({ write }) => write);
}
