import type { PoolClient } from 'pg';
import { UnusableStorage } from '../database.ts';
import { readMigrations } from '../migrations.ts';
import { errorMessage } from './errors.ts';
import type { PrimaryFinder } from './primary.ts';

/** The id of the advisory lock for processes that start at the same time: "JURY" in ASCII. */
const advisoryLock = 0x4a555259;

/** Migrates the schema in one transaction. Concurrent calls wait for each other. Rejects with UnusableStorage. */
export async function migratePostgres(
  primary: PrimaryFinder,
  migrate: boolean,
  migrations = readMigrations(),
): Promise<void> {
  const client = await connect(primary);
  try {
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    // Waiting for another process or building an index may take longer than the timeout of a request.
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await query(client, `SELECT pg_advisory_xact_lock(${advisoryLock})`);
    const schema = await client.query("SELECT to_regclass('jurybox_schema') IS NOT NULL AS has_schema");
    const isNew = !(schema.rows as { has_schema: boolean }[])[0]?.has_schema;
    const version = isNew
      ? 0
      : (((await client.query('SELECT version FROM jurybox_schema')).rows as { version: number }[])[0]?.version ?? 0);
    if (version > migrations.length)
      throw new UnusableStorage(
        `the database was written by a newer Jurybox (schema ${version}, ` +
          `supported: ${migrations.length}); upgrade first`,
      );
    if (version < migrations.length) {
      if (!migrate)
        throw new UnusableStorage(
          `the database is at schema ${version}, this Jurybox needs ${migrations.length}; run: jurybox migrate`,
        );
      for (const { sql } of migrations.slice(version)) await query(client, withBinaryCollation(sql));
      if (isNew)
        await client.query(
          'CREATE TABLE jurybox_schema (version INTEGER NOT NULL); INSERT INTO jurybox_schema VALUES (0)',
        );
      await client.query(`UPDATE jurybox_schema SET version = ${migrations.length}`);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error instanceof UnusableStorage
      ? error
      : new UnusableStorage(`the database cannot be used: ${errorMessage(error)}`, { cause: error });
  } finally {
    client.release();
  }
}

async function connect(primary: PrimaryFinder): Promise<PoolClient> {
  try {
    return await (await primary.findPool()).acquire('write');
  } catch (error) {
    throw new UnusableStorage(`the database cannot be reached: ${errorMessage(error)}`, { cause: error });
  }
}

/** Runs a statement with a longer timeout than requests have. */
function query(client: PoolClient, text: string) {
  return client.query({ text, query_timeout: 600_000 } as { text: string });
}

/** Changes the SQL so that text is ordered by its bytes, as in SQLite, whatever the collation of the database is. */
function withBinaryCollation(sql: string): string {
  return sql.replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"');
}
