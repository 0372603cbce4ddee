/** Reads the rows that the rows of a project file refer to. All rows of a batch belong to one table. */
import type { SqlValue, Transaction } from '../database.ts';
import { idList, maxIds } from '../sql.ts';
import type { FileRow } from './read.ts';
import type { ProjectTable } from './tables.ts';

/** The limits of a batch. A batch may exceed the limit on bytes by one row. */
export const maxBatchRows = 100;
export const maxBatchBytes = 1_048_576;

/** A row that another row refers to, with its `checkedColumns`. */
export type Parent = Readonly<Record<string, SqlValue>>;

/** The rows that the rows of a batch refer to, by the referring column and the id. */
export type Parents = ReadonlyMap<string, ReadonlyMap<SqlValue, Parent>>;

/** Reads the rows of the project that the batch refers to. They are stored already. */
export async function readParents(
  tx: Transaction,
  projectId: string,
  batch: FileRow[],
  tables: ReadonlyMap<string, ProjectTable>,
): Promise<Parents> {
  const parents = new Map<string, Map<SqlValue, Parent>>();
  for (const [column, name] of Object.entries(batch[0]?.table.references ?? {})) {
    const { checkedColumns, inProject } = tables.get(name) as ProjectTable;
    const ids = batch.map(({ row }) => row[column] ?? null);
    parents.set(column, await readById(tx, ids, name, checkedColumns, `AND ${inProject}`, projectId));
  }
  return parents;
}

/** Returns those of the ids that belong to a row of another project. */
export async function idsElsewhere(tx: Transaction, projectId: string, table: 'keys' | 'variants', ids: SqlValue[]) {
  return new Set((await readById(tx, ids, table, 'id', 'AND project_id <> $1', projectId)).keys());
}

async function readById(
  tx: Transaction,
  ids: SqlValue[],
  table: string,
  columns: string,
  condition: string,
  projectId: string,
): Promise<Map<SqlValue, Parent>> {
  const unique = [...new Set(ids)].filter((id) => id !== null);
  const found = new Map<SqlValue, Parent>();
  for (let from = 0; from < unique.length; from += maxIds) {
    const { isListed, values } = idList(unique.slice(from, from + maxIds));
    const sql = `SELECT ${columns} FROM ${table} WHERE id ${isListed} ${condition}`;
    for (const row of await tx.all<Record<string, SqlValue>>(sql, projectId, ...values))
      found.set(row['id'] ?? '', row);
  }
  return found;
}
