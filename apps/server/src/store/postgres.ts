/**
 * PostgreSQL: many server processes on one database. The same SQL text as the embedded engine, as named prepared
 * statements; the database itself groups commits and orders writers.
 */
import { hash } from 'node:crypto';
import type pg from 'pg';
import { StorageUnavailable, type Database, type Transaction, type Value } from './database.ts';
import { isCrossing, isLost, translated } from './postgres-errors.ts';
import { Primary } from './postgres-hosts.ts';
import { migratePostgres } from './postgres-migrate.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/name`; several hosts separated by commas. */
  url: string;
  /** Connections this process may hold. */
  poolSize: number;
  /** Whether to bring the schema up to date; otherwise an older one is an error. */
  migrate: boolean;
}

/** How often a transaction that crossed another one is run. */
const mostAttempts = 6;
/** A request that has waited this long is not tried again on another connection. */
const lastCall = 900;

/** Connects, checks and migrates. Rejects with UnusableStorage. */
export async function openPostgres({ url, poolSize, migrate }: PostgresOptions): Promise<Database> {
  const primary = new Primary(url, poolSize);
  try {
    await migratePostgres(primary, migrate);
  } catch (error) {
    await primary.close();
    throw error;
  }
  return new Postgres(primary);
}

class Postgres implements Database {
  readonly #primary: Primary;
  #closed = false;

  constructor(primary: Primary) {
    this.#primary = primary;
  }

  async get<Row>(sql: string, ...values: Value[]): Promise<Row | undefined> {
    const [row] = await this.all<Row>(sql, ...values);
    return row;
  }

  all<Row>(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.#retrying(async (pool) => (await pool.query(prepared(sql, values))).rows as Row[]);
  }

  lookup<Row>(sql: string, ...values: Value[]): Promise<Row | undefined> {
    return this.get<Row>(sql, ...values);
  }

  async ping(): Promise<void> {
    await this.all('SELECT 1 AS one');
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#retrying((pool) => runTransaction(pool, work));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#primary.close();
  }

  /**
   * Runs something that has no effect when it fails, again if another attempt can help: after crossing another
   * transaction, or on a new connection when the old one broke. A COMMIT without an answer is not tried again, because
   * it may have happened.
   */
  async #retrying<T>(attempt: (pool: pg.Pool) => Promise<T>): Promise<T> {
    if (this.#closed) throw new StorageUnavailable('the store is closed');
    const began = performance.now();
    for (let count = 1; ; count++) {
      const pool = await this.#primary.pool();
      try {
        return await attempt(pool);
      } catch (error) {
        const wasLost = isLost(error) || error instanceof Uncertain;
        if (wasLost) this.#primary.lost(pool);
        const mayHelp = isCrossing(error) ? count < mostAttempts : wasLost && !(error instanceof Uncertain) && count < 2;
        if (!mayHelp || performance.now() - began > lastCall) throw error instanceof Uncertain ? error.asUnavailable() : translated(error);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** count));
      }
    }
  }
}

/** The connection broke while COMMIT was under way: nobody knows whether it happened. */
class Uncertain extends Error {
  asUnavailable(): StorageUnavailable {
    return new StorageUnavailable('the connection broke during a commit', { cause: this.cause });
  }
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    const value = await work(within(client));
    try {
      await client.query('COMMIT');
    } catch (error) {
      throw isLost(error) ? new Uncertain('commit', { cause: error }) : error;
    }
    return value;
  } catch (error) {
    if (isLost(error) || error instanceof Uncertain) broken = error as Error;
    else await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

function within(client: pg.PoolClient): Transaction {
  return {
    get: async <Row>(sql: string, ...values: Value[]) => (await query(client, sql, values)).rows[0] as Row | undefined,
    all: async <Row>(sql: string, ...values: Value[]) => (await query(client, sql, values)).rows as Row[],
    run: async (sql, ...values) => (await query(client, sql, values)).rowCount ?? 0,
  };
}

/** Inside a transaction, what the services know is told apart at once; the rest is judged by whoever retries. */
async function query(client: pg.PoolClient, sql: string, values: Value[]): Promise<pg.QueryResult> {
  try {
    return await client.query(prepared(sql, values));
  } catch (error) {
    throw isLost(error) || isCrossing(error) ? error : translated(error);
  }
}

const names = new Map<string, string>();

/** A statement under a name of its own: parsed once per connection. */
function prepared(sql: string, values: Value[]): pg.QueryConfig {
  let name = names.get(sql);
  if (name === undefined) names.set(sql, (name = `jurybox_${hash('sha256', sql, 'hex').slice(0, 16)}`));
  return { name, text: sql, values };
}
