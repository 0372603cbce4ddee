/** Sends single statements to the database. */
import { hash } from 'node:crypto';
import type pg from 'pg';
import { Client } from 'pg';
import type { SqlValue } from '../database.ts';
import { ConnectionLost, errorMessage, ResponseTimeout, toStorageError } from './errors.ts';
import type { ConnectionUse, PrimaryPool } from './pool.ts';
import type { Deadline } from '../deadline.ts';
import { timeoutsMs } from './timeouts.ts';

/** A value of a parameter. */
export type StatementValue = SqlValue | SqlValue[];

/** A statement with its values. */
export interface Prepared {
  sql: string;
  values: StatementValue[];
}

/**
 * Runs one statement. Calls `prepare` to get the statement when there is a connection. Returns no rows if `prepare`
 * returns undefined. Rejects with StorageUnavailable or DuplicateRow. Any other error is a bug.
 */
export async function runStatement(
  pool: PrimaryPool,
  deadline: Deadline,
  use: ConnectionUse,
  prepare: () => Prepared | undefined,
): Promise<unknown[]> {
  const client = await pool.acquire(use);
  try {
    const prepared = prepare();
    const rows = prepared === undefined ? [] : (await query(client, deadline, prepared.sql, prepared.values)).rows;
    client.release();
    return rows;
  } catch (error) {
    client.release(error instanceof ConnectionLost ? error : undefined);
    throw error;
  }
}

/** Sends a statement on a connection. Later statements can be sent before the response arrives. */
export function query(
  client: pg.PoolClient,
  deadline: Deadline,
  sql: string,
  values: StatementValue[],
): Promise<pg.QueryResult> {
  return send(client, deadline, configOf(sql, values));
}

export async function send(client: pg.PoolClient, deadline: Deadline, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const statementMs = deadline.remainingMs(timeoutsMs.statement + 50);
  sendTogether(client);
  try {
    return await client.query(Object.assign(query, { query_timeout: statementMs }));
  } catch (error) {
    // `Query read timeout` is the driver's message. If this timeout was shorter than the full timeout, the host
    // probably still works. After the full timeout, the host itself may have failed.
    const isOutOfTime = errorMessage(error) === 'Query read timeout' && statementMs < timeoutsMs.statement;
    if (isOutOfTime) throw new ResponseTimeout('no response in time', { cause: error });
    throw toStorageError(error);
  }
}

const corked = new WeakSet<pg.PoolClient>();

/**
 * Collects everything that is written to a connection in one tick, and sends it with a single system call. System calls
 * are expensive.
 */
function sendTogether(client: pg.PoolClient): void {
  if (corked.has(client) || !(client instanceof Client)) return;
  const { stream } = client.connection;
  corked.add(client);
  stream.cork();
  process.nextTick(() => {
    corked.delete(client);
    stream.uncork();
  });
}

function configOf(sql: string, values: StatementValue[]): pg.QueryConfig {
  const name = statementName(sql);
  return name === undefined ? { text: sql, values } : { name, text: sql, values };
}

/** Sends a statement that the driver never times out. The caller must limit the time. */
export function sendWithoutTimeout(
  client: pg.PoolClient,
  sql: string,
  values: StatementValue[] = [],
): Promise<pg.QueryResult> {
  sendTogether(client);
  return client.query(values.length === 0 ? { text: sql } : configOf(sql, values)).catch((error: unknown) => {
    throw toStorageError(error);
  });
}

const names = new Map<string, string>();

/**
 * The maximum number of named statements. Every connection keeps its prepared statements in memory. So without a limit,
 * SQL texts that vary per request would use more and more memory.
 */
const maxNames = 400;

/**
 * Returns the name of a prepared statement. A connection parses a named statement once, and an unnamed statement each
 * time.
 */
function statementName(sql: string): string | undefined {
  let name = names.get(sql);
  if (name !== undefined || names.size >= maxNames) return name;
  name = `jurybox_${hash('sha256', sql, 'hex').slice(0, 16)}`;
  names.set(sql, name);
  return name;
}
