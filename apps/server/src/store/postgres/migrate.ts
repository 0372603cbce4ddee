import type { PoolClient } from 'pg';
import { unusable, UnusableStorage } from '../database.ts';
import { readMigrations, refuseSchema, type OnMigrated } from '../migrations.ts';
import type { PrimaryFinder } from './primary.ts';

/** The id of an advisory lock: "JURY" in ASCII. Processes that start at the same time wait for this lock. */
const advisoryLock = 0x4a555259;

/** The table that exists while a copy into the database is not complete. */
export const copyMarker = 'jurybox_unfinished_copy';

/** Migrates the schema in one transaction. Concurrent calls wait for each other. Rejects with UnusableStorage. */
export async function migratePostgres(
  primary: PrimaryFinder,
  migrate: boolean,
  migrations = readMigrations(),
  onMigrated?: OnMigrated,
): Promise<void> {
  const client = await connectForSchema(primary);
  try {
    await beginAlone(client);
    const found = await readSchemaVersion(client);
    const version = found ?? 0;
    refuseSchema('the database', version, migrations.length, migrate);
    if (version < migrations.length) await applyMigrations(client, migrations, version, found === undefined);
    await client.query('COMMIT');
    if (version < migrations.length) onMigrated?.(version, migrations.length);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw unusable('the database cannot be used', error);
  } finally {
    client.release();
  }
}

/** Creates the current schema and the marker of an unfinished copy. Rejects with UnusableStorage. */
export async function createSchemaForCopy(client: PoolClient): Promise<void> {
  await beginAlone(client);
  if ((await readSchemaVersion(client)) !== undefined)
    throw new UnusableStorage('the target has Jurybox tables already; a copy needs an empty database');
  await applyMigrations(client, readMigrations(), 0, true);
  await client.query(`CREATE TABLE ${copyMarker} (started_at TEXT NOT NULL)`);
  await client.query('COMMIT');
}

/** Begins a transaction in which no other process can create or change the schema. Waits for other processes. */
async function beginAlone(client: PoolClient): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
  // Turn off the timeouts, because waiting for another process or building an index may take long.
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
  await client.query(`SELECT pg_advisory_xact_lock(${advisoryLock})`);
}

/** Returns the schema's version, or undefined if there is none. Rejects an unfinished copy with UnusableStorage. */
export async function readSchemaVersion(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query(`SELECT to_regclass('jurybox_schema') IS NOT NULL AS has_schema,
       to_regclass('${copyMarker}') IS NOT NULL AS has_marker`);
  const [found] = rows as { has_schema: boolean; has_marker: boolean }[];
  if (found?.has_marker === true)
    throw new UnusableStorage(
      'the database holds an unfinished copy and cannot be used; ' +
        'wait for "jurybox copy", or drop and create the database and copy again',
    );
  if (found?.has_schema !== true) return undefined;
  const versions = (await client.query('SELECT version FROM jurybox_schema')).rows as { version: number }[];
  return versions[0]?.version ?? 0;
}

async function applyMigrations(client: PoolClient, migrations: string[], version: number, isNew: boolean) {
  // Text is ordered by its bytes, as in SQLite, whatever the collation of the database is.
  for (const sql of migrations.slice(version)) await client.query(sql.replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"'));
  if (isNew)
    await client.query('CREATE TABLE jurybox_schema (version INTEGER NOT NULL); INSERT INTO jurybox_schema VALUES (0)');
  await client.query(`UPDATE jurybox_schema SET version = ${migrations.length}`);
}

export async function connectForSchema(primary: PrimaryFinder): Promise<PoolClient> {
  try {
    return await (await primary.findPool()).acquire('write');
  } catch (error) {
    throw unusable('the database cannot be reached', error);
  }
}
