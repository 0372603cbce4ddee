import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { readMigrations } from './migrations.ts';

const head = `// @generated from the migrations — do not edit. Run: vitest run src/store/tables.test.ts -u

/** The rows of each table. The statements that create a table and its columns describe them. */
`;

it('generated/tables.gen.ts has the columns that the migrations create', async () => {
  using database = new DatabaseSync(':memory:');
  for (const { sql } of readMigrations()) database.exec(sql);
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const members = tables.map(({ name: table }) => {
    const columns = database.prepare('SELECT * FROM pragma_table_xinfo(?) ORDER BY cid').all(String(table));
    const lines = columns.map(({ name, type, notnull, pk, hidden }) => {
      // A column that the database computes is never null here.
      const isNullable = notnull === 0 && pk === 0 && hidden === 0;
      return `    ${String(name)}: ${type === 'INTEGER' ? 'number' : 'string'}${isNullable ? ' | null' : ''};\n`;
    });
    return `  ${String(table)}: {\n${lines.join('')}  };\n`;
  });
  const text = `${head}export interface Tables {\n${members.join('')}}\n`;
  await expect(text).toMatchFileSnapshot('../../generated/tables.gen.ts');
});
