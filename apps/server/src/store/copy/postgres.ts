import { setTimeout as pauseFor } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { StorageUnavailable, unusable, UnusableStorage, type SqlValue } from '../database.ts';
import { refuseOtherSchema } from '../migrations.ts';
import { AccessDenied, toStorageError } from '../postgres/errors.ts';
import { connectForSchema, copyMarker, createSchemaForCopy, readSchemaVersion } from '../postgres/migrate.ts';
import { PrimaryFinder } from '../postgres/primary.ts';
import type { Reader, Target } from './tables.ts';

/**
 * Turns off timeouts, and makes PostgreSQL read along the primary key. PostgreSQL has no statistics for a table that
 * was just filled. Without these settings, it would read the whole table for each batch.
 */
const sessionSettings = [
  ...['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map((name) => `SET ${name} = 0`),
  ...['enable_seqscan', 'enable_bitmapscan', 'enable_sort'].map((name) => `SET ${name} = off`),
];

/** Opens a database to read one snapshot of it. Servers may use the database at the same time. */
export function openPostgresSource(url: string): Promise<Reader> {
  return connect(url, async (client, run) => {
    await run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', []);
    const version = await readSchemaVersion(client);
    if (version === undefined) throw new UnusableStorage('the source has no Jurybox tables');
    refuseOtherSchema('the source', version);
    return {};
  });
}

/**
 * Creates the current schema and the marker of an unfinished copy. One transaction then writes all rows and removes the
 * marker.
 */
export function createPostgresTarget(url: string): Promise<Target> {
  return connect(url, async (client, run) => {
    await createSchemaForCopy(client);
    await run('BEGIN ISOLATION LEVEL READ COMMITTED', []);
    return {
      insert: async ({ name, columns }, rows) => {
        const names = columns.map((column) => column.name).join(', ');
        const lists = columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');
        const values = columns.map((_, index) => rows.map((row) => row[index] ?? null));
        await run(`INSERT INTO ${name} (${names}) SELECT * FROM unnest(${lists})`, values);
      },
      finish: async () => {
        await run(`DROP TABLE ${copyMarker}`, []);
        await run('COMMIT', []);
        // Without statistics, the first queries on a large copy would be slow. The copy is valid even if this fails.
        await run('ANALYZE', []).catch(() => {});
      },
    };
  });
}

/** The timeout for connecting. It is longer than in a server, because a copy may run on a busy machine. */
const connectMs = 15_000;
const retryPauseMs = 500;

async function connectWithRetries(primary: PrimaryFinder): Promise<PoolClient> {
  const end = performance.now() + connectMs;
  for (;;) {
    try {
      return await connectForSchema(primary);
    } catch (error) {
      const reason = toStorageError((error as Error).cause);
      const canRetry = reason instanceof StorageUnavailable && !(reason instanceof AccessDenied);
      if (!canRetry || performance.now() > end) throw error;
      await pauseFor(retryPauseMs);
    }
  }
}

type Run = (text: string, values: unknown[]) => Promise<SqlValue[][]>;

/**
 * Connects to the primary and calls `prepare`. Returns a reader that also has the members of the result of `prepare`.
 * The reader's `close` rolls back an open transaction.
 */
async function connect<Extra extends object>(url: string, prepare: (client: PoolClient, run: Run) => Promise<Extra>) {
  const primary = new PrimaryFinder(url, 2);
  let client: PoolClient | undefined;
  const close = async () => {
    client?.release();
    await primary.close();
  };
  try {
    const connected = (client = await connectWithRetries(primary));
    const run: Run = async (text, values) => {
      return (await connected.query<SqlValue[]>({ text, values, rowMode: 'array' })).rows;
    };
    for (const setting of sessionSettings) await run(setting, []);
    return { rows: run, close, ...(await prepare(connected, run)) };
  } catch (error) {
    await close();
    throw unusable('the database cannot be used', error);
  }
}
