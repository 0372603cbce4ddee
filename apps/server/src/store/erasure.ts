import { tables } from '../../generated/tables.gen.ts';
import type { Database, SqlValue, Transaction } from './database.ts';
import { compareKey, selectAll, selectFirst } from './sql.ts';

/** A table with user ids. Its rows are read in batches, in the order of the columns in `key`. */
interface UserTable extends Partial<(typeof userNames)[string]> {
  table: string;
  key: string[];
  columns: string[];
}

const isUserId = /^(?:user_id|judge_id|actor_user_id|\w+_by_id)$/;

/**
 * `also` are SQL assignments that erase the user's name in other columns. $1 is the user id, and $2 is the pseudonym.
 * `or` is an SQL condition for rows that contain the user's name, but not the user id.
 */
const userNames: Record<string, { also: string; or?: string }> = {
  admin_log: {
    // Erase the key's name too, because it is often the name of the user.
    also: `object_name = CASE WHEN object_id IN (SELECT id FROM keys WHERE user_id IN ($1, $2)) THEN NULL
      ELSE object_name END`,
    or: 'object_name IS NOT NULL AND object_id IN (SELECT id FROM keys WHERE user_id IN ($1, $2))',
  },
  keys: { also: "name = CASE WHEN user_id = $1 THEN 'erased' ELSE name END" },
  judges: { also: 'name = CASE WHEN judge_id = $1 THEN NULL ELSE name END' },
};

/** All tables with user ids, except `erasures`: its user ids say whose erasure is not complete. */
export const userTables: UserTable[] = tables
  .filter(({ name }) => name !== 'erasures')
  .map(({ name, key, columns }) => {
    const users = columns.map((column) => column.name).filter((column) => isUserId.test(column));
    return { table: name, key, columns: users, ...userNames[name] };
  })
  .filter(({ columns }) => columns.length > 0);

const maxRows = 1000;

/** Records that an erasure has begun, and revokes the user's keys. Returns the pseudonym of the first attempt. */
export async function beginErasure(tx: Transaction, userId: string, pseudonym: string, now: string): Promise<string> {
  const sql = 'INSERT INTO erasures (user_id, pseudonym) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING';
  await tx.run(sql, userId, pseudonym);
  await tx.run('UPDATE keys SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL', userId, now);
  return (await findErasure(tx, userId))?.pseudonym ?? pseudonym;
}

export const findErasure = selectFirst<{ pseudonym: string }, [userId: string]>(
  'SELECT pseudonym FROM erasures WHERE user_id = $1',
);

export async function endErasure(tx: Transaction, userId: string): Promise<void> {
  await tx.run('DELETE FROM erasures WHERE user_id = $1', userId);
}

export async function hasUser(db: Database, table: UserTable, userId: string): Promise<boolean> {
  // `batchesWithUser` also takes a pseudonym. The user has none yet, so the user id is passed instead.
  const { done } = await batchesWithUser(db, table, userId, userId).next();
  return done !== true;
}

export async function replaceUser(db: Database, table: UserTable, userId: string, pseudonym: string): Promise<number> {
  const { columns, also } = table;
  const replaced = columns.map((column) => `${column} = CASE WHEN ${column} = $1 THEN $2 ELSE ${column} END`);
  const set = [...replaced, ...(also === undefined ? [] : [also])].join(', ');
  let changed = 0;
  for await (const { condition, values } of batchesWithUser(db, table, userId, pseudonym))
    changed += await db.transaction((tx) => tx.run(`UPDATE ${table.table} SET ${set} WHERE ${condition}`, ...values));
  return changed;
}

/** Reads a table in batches. Returns an SQL condition and its values for each batch that has a row with the user id. */
async function* batchesWithUser(
  db: Database,
  { table, key, columns, or }: UserTable,
  userId: string,
  pseudonym: string,
): AsyncGenerator<{ condition: string; values: SqlValue[] }> {
  const keys = key.join(', ');
  const userCondition = [...columns.map((column) => `${column} = $1`), ...(or === undefined ? [] : [or])].join(' OR ');
  for (let after: SqlValue[] = []; ;) {
    const isAfter = (from: number) => (after.length === 0 ? 'TRUE' : compareKey(key, '>', from));
    const sql = `SELECT ${keys} FROM ${table} WHERE ${isAfter(1)} ORDER BY ${keys} LIMIT ${maxRows}`;
    const ends = await db.all<Record<string, SqlValue>>(sql, ...after);
    const end = ends.at(-1);
    if (end === undefined) return;
    const last = key.map((column) => end[column] ?? null);
    // `$2 <> ''` is always true. PostgreSQL derives a parameter's type from its use, so the SELECT must use $2.
    const range = `${isAfter(3)} AND ${compareKey(key, '<=', 3 + after.length)}`;
    const inRange = `${range} AND (${userCondition}) AND $2 <> ''`;
    const values = [userId, pseudonym, ...after, ...last];
    // Most batches have no row with the user id, and need no transaction.
    if ((await db.get(`SELECT 1 AS found FROM ${table} WHERE ${inRange} LIMIT 1`, ...values)) !== undefined)
      yield { condition: inRange, values };
    after = last;
  }
}

/**
 * Lists environments by app id and name, from the one after `afterApp` and `afterName`. `author` is the user who
 * created the revision that the environment serves.
 */
export const listAuthoredEnvironments = selectAll<
  { app_id: string; name: string; author: string | null },
  [afterApp: string, afterName: string]
>(
  `SELECT e.app_id, e.name, r.modified_by_id AS author FROM environments e
   LEFT JOIN deployments d ON d.app_id = e.app_id AND d.environment = e.name AND d.number = e.deployment_number
   LEFT JOIN variant_revisions r ON r.variant_id = d.variant_id AND r.revision = d.revision
   WHERE (e.app_id, e.name) > ($1, $2) ORDER BY e.app_id, e.name LIMIT ${maxRows}`,
);
