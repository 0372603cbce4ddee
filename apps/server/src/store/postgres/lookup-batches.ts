/**
 * Sends one statement for all look-ups that arrive together. A look-up only joins a statement that is not sent yet. So
 * its result is never older than its request, and a revoked key stops working at once.
 */
import { StorageUnavailable, type SqlValue } from '../database.ts';
import { keyOf } from '../sql.ts';
import type { Prepared } from './statement.ts';
import { Deadline } from '../deadline.ts';
import { timeoutsMs } from './timeouts.ts';

/** Acquires a connection and runs the statement that `prepare` returns. Repeats all this after a lost connection. */
export type SendLookups = (prepare: () => Prepared | undefined, deadline: Deadline) => Promise<unknown[]>;

interface Lookup extends PromiseWithResolvers<unknown> {
  values: SqlValue[];
  arrivedAt: number;
  /** The batch that will send this look-up. If the batch gets no connection, the look-up fails. */
  awaited: Batch | undefined;
  /** Whether the look-up must be sent alone, because it was part of a batch that failed. */
  isAlone: boolean;
}

interface Batch {
  /** The look-ups of the batch. Chosen when the batch gets a connection, so that look-ups can join it until then. */
  lookups: Lookup[] | undefined;
}

/** The maximum number of batches in flight for one SQL statement. Meanwhile, the next batch collects look-ups. */
const maxInFlight = 2;
/** The maximum number of different rows whose look-ups wait to be sent, for one SQL statement. */
const maxWaiting = 1000;
/** The time between two checks for look-ups that waited too long. */
const sweepIntervalMs = 50;

export const maxBatchRows = 100;
/** The maximum number of bytes in the rows of a batch, by their column `row_bytes`. The last row may exceed it. */
const maxBatchBytes = 4 * 1024 * 1024;

interface LookupRow {
  lookup_number: number;
  row_bytes?: number;
}

export class LookupBatches {
  readonly #send: SendLookups;
  readonly #statements = new Map<string, StatementBatches>();

  constructor(send: SendLookups) {
    this.#send = send;
  }

  read(sql: string, values: SqlValue[]): Promise<unknown> {
    let batches = this.#statements.get(sql);
    if (batches === undefined) this.#statements.set(sql, (batches = new StatementBatches(sql, this.#send)));
    return batches.read(values);
  }
}

/** Collects the look-ups that use the same SQL statement, and sends them together. */
class StatementBatches {
  readonly #sql: string;
  #batchSql: string | undefined;
  readonly #send: SendLookups;
  /** The look-ups that are not sent yet. The key of each is a text with the values of its SQL parameters. */
  #waiting = new Map<string, Lookup>();
  #inFlight = 0;
  #isScheduled = false;
  /** The batch that waits for a connection. */
  #unsent: Batch | undefined;
  #sweepTimer: NodeJS.Timeout | undefined;

  constructor(sql: string, send: SendLookups) {
    this.#sql = sql;
    this.#send = send;
  }

  read(values: SqlValue[]): Promise<unknown> {
    const key = keyOf(values);
    const same = this.#waiting.get(key);
    if (same !== undefined) return same.promise;
    if (this.#waiting.size >= maxWaiting)
      return Promise.reject(new StorageUnavailable('too many requests wait for a connection to the database'));
    const isAlone = !values.every((value) => typeof value === 'string');
    const lookup = { values, isAlone, arrivedAt: performance.now(), ...Promise.withResolvers<unknown>() };
    this.#waiting.set(key, { ...lookup, awaited: undefined });
    // Waits for further look-ups that arrive in the same iteration of the event loop.
    if (!this.#isScheduled && this.#canStart()) {
      this.#isScheduled = true;
      setImmediate(() => {
        this.#isScheduled = false;
        this.#startBatches();
      });
    }
    this.#startTimer();
    return lookup.promise;
  }

  #canStart(): boolean {
    return this.#unsent === undefined && this.#inFlight < maxInFlight;
  }

  #startBatches(): void {
    if (this.#waiting.size > 0 && this.#canStart()) void this.#run();
  }

  async #run(): Promise<void> {
    const batch: Batch = { lookups: undefined };
    this.#unsent = batch;
    this.#inFlight += 1;
    let oldest = Number.POSITIVE_INFINITY;
    for (const lookup of this.#waiting.values()) {
      lookup.awaited = batch;
      oldest = Math.min(oldest, lookup.arrivedAt);
    }
    const deadline = new Deadline(timeoutsMs.storeCall - (performance.now() - oldest));
    try {
      const rows = await this.#send(() => this.#prepare(batch), deadline);
      this.#settle(batch.lookups ?? [], rows as LookupRow[]);
    } catch (error) {
      this.#fail(batch, error);
    } finally {
      if (this.#unsent === batch) this.#unsent = undefined;
      this.#inFlight -= 1;
      this.#startBatches();
    }
  }

  /** Moves waiting look-ups into a batch that is about to be sent. A retry sends the same look-ups again. */
  #prepare(batch: Batch): Prepared | undefined {
    if (batch.lookups === undefined) {
      batch.lookups = this.#takeWaiting();
      this.#unsent = undefined;
      // If this batch is full, a second batch takes the other look-ups.
      this.#startBatches();
    }
    const [first, second] = batch.lookups;
    if (first === undefined) return undefined;
    if (second === undefined) return { sql: this.#sql, values: first.values };
    this.#batchSql ??= batchSql(this.#sql, first.values.length);
    const sets = batch.lookups.map(({ values }) => values);
    return { sql: this.#batchSql, values: first.values.map((_, index) => sets.map((values) => values[index] ?? null)) };
  }

  #takeWaiting(): Lookup[] {
    const taken: Lookup[] = [];
    for (const [key, lookup] of this.#waiting) {
      if (taken.length > 0 && lookup.isAlone) break;
      this.#waiting.delete(key);
      taken.push(lookup);
      if (lookup.isAlone || taken.length === maxBatchRows) break;
    }
    return taken;
  }

  #settle(lookups: Lookup[], rows: LookupRow[]): void {
    const [first, second] = lookups;
    if (first === undefined) return;
    if (second === undefined) {
      first.resolve(rows[0]);
      return;
    }
    const found = new Map<number, unknown>();
    for (const row of rows) if (!found.has(row.lookup_number)) found.set(row.lookup_number, row);
    const decided = cutAfter(rows) ?? lookups.length;
    for (const [index, lookup] of lookups.entries()) if (index < decided) lookup.resolve(found.get(index + 1));
    this.#sendAgain(lookups.slice(decided));
  }

  /** Puts look-ups back into the queue, before look-ups that arrived later. */
  #sendAgain(lookups: Lookup[]): void {
    if (lookups.length === 0) return;
    const later = this.#waiting;
    this.#waiting = new Map(lookups.map((lookup) => [keyOf(lookup.values), lookup]));
    for (const [key, lookup] of later) {
      const same = this.#waiting.get(key);
      if (same === undefined) this.#waiting.set(key, lookup);
      else same.promise.then(lookup.resolve, lookup.reject);
    }
    this.#startTimer();
  }

  #fail(batch: Batch, error: unknown): void {
    const { lookups } = batch;
    if (lookups !== undefined && lookups.length > 1 && !(error instanceof StorageUnavailable)) {
      // The database rejected one of the look-ups. Send each of them alone, so that only this one fails.
      for (const lookup of lookups) lookup.isAlone = true;
      this.#sendAgain(lookups);
      return;
    }
    for (const lookup of lookups ?? []) lookup.reject(error);
    if (lookups !== undefined) return;
    for (const [key, lookup] of this.#waiting) {
      if (lookup.awaited !== batch) continue;
      this.#waiting.delete(key);
      lookup.reject(error);
    }
  }

  #startTimer(): void {
    if (this.#waiting.size > 0) this.#sweepTimer ??= setTimeout(() => this.#rejectExpired(), sweepIntervalMs).unref();
  }

  #rejectExpired(): void {
    this.#sweepTimer = undefined;
    const before = performance.now() - timeoutsMs.connection;
    for (const [key, lookup] of this.#waiting) {
      if (lookup.arrivedAt >= before) continue;
      this.#waiting.delete(key);
      lookup.reject(new StorageUnavailable('waited too long for a connection to the database'));
    }
    this.#startTimer();
  }
}

/** Returns SQL that runs `sql` for several look-ups. Its parameter `$1` is the array of the `$1` of all look-ups. */
export function batchSql(sql: string, valueCount: number): string {
  const names = Array.from({ length: valueCount }, (_, index) => `p${index + 1}`);
  const arrays = names.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const statement = sql.replaceAll(/\$(\d+)/g, 'asked.p$1');
  const from =
    `FROM unnest(${arrays}) WITH ORDINALITY AS asked (${[...names, 'lookup_number'].join(', ')}) ` +
    `CROSS JOIN LATERAL (${statement}) found`;
  return sql.includes(' AS row_bytes')
    ? `SELECT * FROM (SELECT asked.lookup_number, found.*,
         SUM(found.row_bytes) OVER (ORDER BY asked.lookup_number) - found.row_bytes AS bytes_before ${from}) sized
       WHERE bytes_before < ${maxBatchBytes}`
    : `SELECT asked.lookup_number, found.* ${from}`;
}

/**
 * If the rows reach the limit on bytes, returns the number of the last look-up that has a row. The rows of later
 * look-ups may be missing.
 */
function cutAfter(rows: LookupRow[]): number | undefined {
  let bytes = 0;
  let last = 0;
  for (const { row_bytes: size = 0, lookup_number: number } of rows) {
    bytes += size;
    last = Math.max(last, number);
  }
  return bytes >= maxBatchBytes ? last : undefined;
}
