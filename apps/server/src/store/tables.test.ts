import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import type { Table } from './copy/tables.ts';
import { readMigrations } from './migrations.ts';

const head = `// @generated from the migrations — do not edit. Run: vitest run src/store/tables.test.ts -u

export interface Table {
  name: string;
  /** All columns except those that the database computes, in the order of their creation. */
  columns: { name: string; type: 'text' | 'integer'; isNullable: boolean }[];
  /** The columns of the primary key. Both engines order text by its bytes, so both return rows in the same order. */
  key: string[];
}
`;

it('generated/tables.gen.ts has the tables that the migrations create', async () => {
  using database = new DatabaseSync(':memory:');
  for (const sql of readMigrations()) database.exec(sql);
  // Leave out `probe`: its only row belongs to the health check and is not part of a copy.
  const named = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'probe' ORDER BY rowid")
    .all();
  const names = inOrderOfReferences(
    database,
    named.map(({ name }) => String(name)),
  );
  const tables = names.map((name) => `  ${JSON.stringify(tableOf(database, name))},\n`);
  const rows = names.map((name) => `  ${name}: {\n${rowOf(database, name)}  };\n`);
  const text =
    `${head}\n/** All tables. A table comes after the tables that its rows refer to. */\n` +
    `export const tables: readonly Table[] = [\n${tables.join('')}];\n\n` +
    `/** The rows of each table. The comments in the migrations describe the tables and their columns. */\n` +
    `export interface Tables {\n${rows.join('')}}\n`;
  await expect(text).toMatchFileSnapshot('../../generated/tables.gen.ts');
});

function inOrderOfReferences(database: DatabaseSync, names: string[]): string[] {
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    const references = database.prepare('SELECT "table" AS name FROM pragma_foreign_key_list(?)').all(name);
    for (const reference of references) add(String(reference['name']));
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
}

function columnsOf(database: DatabaseSync, table: string) {
  const columns = database.prepare('SELECT * FROM pragma_table_xinfo(?) ORDER BY cid').all(table);
  return columns.map(({ name, type, notnull, pk, hidden }) => ({
    name: String(name),
    type: type === 'INTEGER' ? ('integer' as const) : ('text' as const),
    isNullable: notnull === 0 && pk === 0 && hidden === 0,
    keyPosition: Number(pk),
    isComputed: hidden !== 0,
  }));
}

function tableOf(database: DatabaseSync, name: string): Table {
  const columns = columnsOf(database, name);
  const key = columns.filter(({ keyPosition }) => keyPosition > 0).sort((a, b) => a.keyPosition - b.keyPosition);
  return {
    name,
    columns: columns
      .filter(({ isComputed }) => !isComputed)
      .map(({ name: column, type, isNullable }) => ({ name: column, type, isNullable })),
    key: key.map((column) => column.name),
  };
}

function rowOf(database: DatabaseSync, table: string): string {
  const lines = columnsOf(database, table).map(
    ({ name, type, isNullable }) =>
      `    ${name}: ${type === 'integer' ? 'number' : 'string'}${isNullable ? ' | null' : ''};\n`,
  );
  return lines.join('');
}
