/** Inserts the rows of a project file. All rows of a batch belong to one table. */
import type { SqlValue, Transaction } from '../database.ts';
import type { FileRow } from './read.ts';
import type { ProjectTable } from './tables.ts';

/** The limits of a batch. A batch may exceed the limit on bytes by one row. */
export const maxBatchRows = 100;
export const maxBatchBytes = 1_048_576;

/**
 * The number of rows that one INSERT stores. The remaining rows, which are too few for such an INSERT, are stored one
 * by one. So each table needs only two SQL texts.
 */
const rowsPerStatement = 20;

/** Thrown if a row refers to a row that is not in the project. */
export class MissingReference extends Error {}

/** Inserts a batch. Checks first that its rows refer only to rows of the project. */
export async function insertRows(tx: Transaction, projectId: string, batch: FileRow[], parents: ParentTables) {
  const [first] = batch;
  if (first === undefined) return;
  for (const [column, parent] of Object.entries(first.table.references)) {
    const ids = [...new Set(batch.map(({ row }) => row[column] ?? null))];
    await checkReferences(tx, projectId, ids, column, parents.get(parent) as ProjectTable);
  }
  const columns = first.table.columns.map(({ name }) => name);
  for (let from = 0; from < batch.length;) {
    const count = batch.length - from >= rowsPerStatement ? rowsPerStatement : 1;
    const tuples = Array.from(
      { length: count },
      (_, row) => `(${columns.map((_name, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
    );
    const values = batch.slice(from, from + count).flatMap(({ row }) => columns.map((column) => row[column] ?? null));
    await tx.run(`INSERT INTO ${first.table.name} (${columns.join(', ')}) VALUES ${tuples.join(', ')}`, ...values);
    from += count;
  }
}

export type ParentTables = ReadonlyMap<string, ProjectTable>;

async function checkReferences(
  tx: Transaction,
  projectId: string,
  ids: SqlValue[],
  column: string,
  { name, inProject }: ProjectTable,
): Promise<void> {
  // The last id is repeated for the remaining placeholders. So one SQL text works for any number of ids.
  const filled = Array.from({ length: maxBatchRows }, (_, index) => ids[index] ?? ids.at(-1) ?? null);
  const placeholders = filled.map((_, index) => `$${index + 2}`).join(', ');
  const sql = `SELECT COUNT(*) AS count FROM ${name} WHERE id IN (${placeholders}) AND ${inProject}`;
  const found = await tx.get<{ count: number }>(sql, projectId, ...filled);
  if (found?.count !== ids.length) throw new MissingReference(`${column} refers to no row of ${name} in the file`);
}
