import { hash } from 'node:crypto';
import type pg from 'pg';
import type { SqlValue } from '../database.ts';
import type { Connection } from './driver.ts';
import { ConnectionLost, ResponseTimeout, toStorageError } from './errors.ts';
import type { Deadline } from '../deadline.ts';
import { timeoutsMs } from './timeouts.ts';

export type StatementValue = SqlValue | SqlValue[];

export interface Prepared {
  sql: string;
  values: StatementValue[];
}

/** Sends a statement on a connection. Later statements can be sent before the response arrives. */
export function query(client: Connection, deadline: Deadline, sql: string, values: StatementValue[]) {
  return send(client, deadline, configOf(sql, values));
}

export async function send(client: Connection, deadline: Deadline, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const limitMs = deadline.remainingMs(timeoutsMs.statement + 50);
  // If no response arrives within `timeoutsMs.statement`, the host itself may have failed. If `deadline` leaves less
  // time than that, the host may only be slow.
  const Reason = limitMs < timeoutsMs.statement ? ResponseTimeout : ConnectionLost;
  const timer = setTimeout(() => client.abort(new Reason('no response in time')), limitMs);
  try {
    return await client.query(query);
  } catch (error) {
    throw toStorageError(error);
  } finally {
    clearTimeout(timer);
  }
}

export function sendWithoutTimeout(client: Connection, sql: string, values: StatementValue[] = []) {
  return client.query(values.length === 0 ? { text: sql } : configOf(sql, values)).catch((error: unknown) => {
    throw toStorageError(error);
  });
}

const names = new Map<string, string>();

/** The maximum number of named statements. Every connection keeps them in memory. Some SQL texts have many variants. */
const maxNames = 400;

/** Names a statement, so that each connection parses it only once. */
function configOf(sql: string, values: StatementValue[]): pg.QueryConfig {
  let name = names.get(sql);
  if (name === undefined && names.size < maxNames)
    names.set(sql, (name = `jurybox_${hash('sha256', sql, 'hex').slice(0, 16)}`));
  return name === undefined ? { text: sql, values } : { name, text: sql, values };
}
