/** Reads the rows that a measured server has stored. */
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { storedRows } from './same-responses.ts';

type Stored = Record<string, unknown[]>;

export async function readStoredInSqlite(file: string): Promise<Stored> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.fromEntries(
      Object.entries(storedRows).map(([table, sql]) => [
        table,
        // `node:sqlite` returns rows without a prototype. The copies have a prototype, like rows from PostgreSQL.
        database
          .prepare(sql)
          .all()
          .map((row) => ({ ...row })),
      ]),
    );
  } finally {
    database.close();
  }
}

export async function readStoredInPostgres(url: string): Promise<Stored> {
  const client = new Client(url);
  await client.connect();
  try {
    const stored: Stored = {};
    for (const [table, sql] of Object.entries(storedRows)) stored[table] = (await client.query(sql)).rows;
    return stored;
  } finally {
    await client.end();
  }
}
