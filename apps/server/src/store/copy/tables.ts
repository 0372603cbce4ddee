/** The tables of a copy. They are read from the schema that the migrations create, so no table is forgotten. */
import { DatabaseSync } from 'node:sqlite';
import { readMigrations } from '../migrations.ts';

export interface Table {
  name: string;
  /** All columns except those that the database computes, in the order of their creation. */
  columns: { name: string; type: 'text' | 'integer'; isNullable: boolean }[];
  /** The columns of the primary key. Both engines order text by its bytes, so both return rows in the same order. */
  key: string[];
}

/** The only table that is not copied: its row belongs to the health check. */
const notCopied = 'probe';

/** Returns the tables of the current schema. A table comes after the tables that its rows refer to. */
export function readTables(migrations = readMigrations()): Table[] {
  const database = new DatabaseSync(':memory:');
  try {
    for (const { sql } of migrations) database.exec(sql);
    const names = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> ? ORDER BY rowid")
      .all(notCopied)
      .map((row) => String(row['name']));
    return inOrderOfReferences(database, names).map((name) => describeTable(database, name));
  } finally {
    database.close();
  }
}

function describeTable(database: DatabaseSync, name: string): Table {
  const columns = database.prepare('SELECT * FROM pragma_table_xinfo(?) ORDER BY cid').all(name);
  const key = columns.filter(({ pk }) => pk !== 0).sort((a, b) => Number(a['pk']) - Number(b['pk']));
  return {
    name,
    columns: columns
      .filter(({ hidden }) => hidden === 0)
      .map((column) => ({
        name: String(column['name']),
        type: column['type'] === 'INTEGER' ? 'integer' : 'text',
        isNullable: column['notnull'] === 0 && column['pk'] === 0,
      })),
    key: key.map((column) => String(column['name'])),
  };
}

function inOrderOfReferences(database: DatabaseSync, names: string[]): string[] {
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    const references = database.prepare('SELECT "table" AS name FROM pragma_foreign_key_list(?)').all(name);
    for (const reference of references) add(String(reference['name']));
    ordered.push(name);
  };
  for (const name of names) add(name);
  return ordered;
}
