import type { Database, SqlValue, Transaction, Statements } from './database.ts';

/**
 * The number of rows that one INSERT stores. With one row per statement, a distant database would take too long. If
 * fewer rows remain, each is stored on its own. So each table needs only two SQL texts, which stay prepared.
 */
const rowsPerStatement = 20;

/** Inserts rows with these columns. Throws DuplicateRow if another row has the same value in a unique column. */
export async function insertRows<Column extends string>(
  tx: Transaction,
  table: string,
  columns: readonly Column[],
  rows: readonly { [C in Column]?: SqlValue }[],
): Promise<void> {
  for (let from = 0; from < rows.length;) {
    const count = rows.length - from >= rowsPerStatement ? rowsPerStatement : 1;
    const values: SqlValue[] = [];
    const tuples = rows
      .slice(from, from + count)
      .map((row) => `(${columns.map((column) => `$${values.push(row[column] ?? null)}`).join(', ')})`);
    await tx.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${tuples.join(', ')}`, ...values);
    from += count;
  }
}

/** Returns a function that inserts one row, whose members are the columns. It throws DuplicateRow like `insertRows`. */
export function insertInto<Row extends { [Column in keyof Row]: SqlValue }>(table: string) {
  return (tx: Transaction, row: Row) => insertRows(tx, table, Object.keys(row), [row]);
}

type Read<Values extends unknown[], Result> = (db: Statements, ...values: Values) => Promise<Result>;

export function selectFirst<Row, Values extends SqlValue[]>(sql: string): Read<Values, Row | undefined> {
  return (db, ...values) => db.get<Row>(sql, ...values);
}

export function selectAll<Row, Values extends SqlValue[]>(sql: string): Read<Values, Row[]> {
  return (db, ...values) => db.all<Row>(sql, ...values);
}

type LookUp<Values extends SqlValue[], Row> = (db: Database, ...values: Values) => Promise<Row | undefined>;

export function lookUp<Row, Values extends SqlValue[]>(sql: string): LookUp<Values, Row> {
  return (db, ...values) => db.lookup<Row>(sql, ...values);
}

type ReadBefore<Key, Values extends SqlValue[], Row> = Read<[...Values, before: Key | undefined, limit: number], Row[]>;

/** Returns a function that lists rows by descending key: those below `before`, or all rows if it is undefined. */
export function selectBefore<Row, Key extends SqlValue, Values extends SqlValue[]>(
  sql: string,
  key: string,
): ReadBefore<Key, Values, Row> {
  return (db, ...args) => {
    const [before, limit] = args.slice(-2) as [Key | undefined, number];
    const values = args.slice(0, -2) as Values;
    const [isBefore, more] = before === undefined ? ['', []] : [`AND ${key} < $${values.length + 2}`, [before]];
    const page = `${sql} ${isBefore} ORDER BY ${key} DESC LIMIT $${values.length + 1}`;
    return db.all<Row>(page, ...values, limit, ...more);
  };
}

/** Returns a function that lists rows with `sql`. In `sql`, $1 is `id`, $2 is `after`, and $3 is `limit`. */
export function selectAfter<Row>(sql: string) {
  return (db: Statements, id: string, after: string | undefined, { limit }: { limit: number }) =>
    db.all<Row>(sql, id, after ?? '', limit);
}

/** Returns a function that counts rows. `from` is the SQL after `SELECT COUNT(*)`. */
export function selectCount<Values extends SqlValue[]>(from: string): Read<Values, number> {
  const read = selectFirst<{ count: number }, Values>(`SELECT COUNT(*) AS count ${from}`);
  return async (db, ...values) => (await read(db, ...values))?.count ?? 0;
}

/** Returns the rows after the row `last`, or the first rows if `last` is undefined. Returns no rows at the end. */
type Fetch<Row> = (last: Row | undefined) => Promise<Row[]>;

export async function* eachPiece<Row>(fetch: Fetch<Row>): AsyncGenerator<Row[]> {
  for (let rows = await fetch(undefined); rows.length > 0; rows = await fetch(rows.at(-1))) yield rows;
}

export async function* eachRow<Row>(fetch: Fetch<Row>): AsyncGenerator<Row> {
  for await (const rows of eachPiece(fetch)) yield* rows;
}

/** Returns SQL that compares the columns in `key` with parameters. The number of the first parameter is `from`. */
export function compareKey(key: readonly string[], operator: '>' | '<=', from: number): string {
  return `(${key.join(', ')}) ${operator} (${key.map((_, index) => `$${from + index}`).join(', ')})`;
}

/** Returns the SQL `, column = $n` for each column that `changes` sets. Adds the new values to `values`. */
export function assignments<Column extends string>(
  columns: readonly Column[],
  changes: { [C in Column]?: SqlValue },
  values: SqlValue[],
): string {
  return columns
    .filter((column) => changes[column] !== undefined)
    .map((column) => `, ${column} = $${values.push(changes[column] as SqlValue)}`)
    .join('');
}

export const maxIds = 100;

/** Returns `IN ($2, …)` with `maxIds` values. Repeats the last id, so that the SQL text is the same for fewer ids. */
export function idList(ids: readonly SqlValue[]): { isListed: string; values: SqlValue[] } {
  const values = Array.from({ length: maxIds }, (_, index) => ids[index] ?? ids.at(-1) ?? null);
  return { isListed: `IN (${values.map((_, index) => `$${index + 2}`).join(', ')})`, values };
}

/**
 * Returns a text that is different for different values: the values joined with U+0000, or else JSON, which is slower.
 * JSON never contains U+0000, so a joined text is never equal to a JSON text.
 */
export function keyOf(values: SqlValue[]): string {
  const isJoinable = values.length > 1 && values.every((value) => typeof value === 'string' && !value.includes('\0'));
  return isJoinable ? values.join('\0') : JSON.stringify(values);
}

/** Returns the highest id below `before` in each table that is listed by id. Reads one index entry per table. */
export async function latestIds(db: Statements, before: string): Promise<string[]> {
  const tables = ['apps', 'variants', 'evaluations', 'keys', 'deployment_requests', 'admin_log'];
  const latest = tables.map((table) => `SELECT MAX(id) AS id FROM ${table} WHERE id < $1`);
  const rows = await db.all<{ id: string | null }>(latest.join(' UNION ALL '), before);
  return rows.flatMap(({ id }) => id ?? []);
}
