import { hash } from 'node:crypto';
import type pg from 'pg';
import { OutcomeUnknown, StorageUnavailable, type Transaction, type SqlValue } from '../database.ts';
import { Deadline, timeoutsMs } from './timeouts.ts';
import { ConnectionLost, errorMessage, ResponseTimeout, toStorageError } from './errors.ts';
import type { ConnectionUse } from './connection-slots.ts';
import type { PrimaryPool } from './pool.ts';

/** Longer than anything waits: a commit is waited for beside the driver. */
const forever = 2 ** 31 - 1;

/** Rows of one statement. Rejects with one of ours or with a bug. */
export async function runStatement(
  pool: PrimaryPool,
  deadline: Deadline,
  use: ConnectionUse,
  sql: string,
  values: SqlValue[],
  onSend?: () => void,
): Promise<pg.QueryResult> {
  const client = await pool.acquire(use, deadline.remainingMs(timeoutsMs.connection));
  onSend?.();
  try {
    const result = await query(client, deadline, sql, values);
    client.release();
    return result;
  } catch (error) {
    client.release(error instanceof ConnectionLost ? error : undefined);
    throw error;
  }
}

/** One attempt at a transaction. Rejects with OutcomeUnknown when the commit was asked for and not confirmed. */
export async function runTransaction<T>(
  pool: PrimaryPool,
  deadline: Deadline,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const most = Math.max(1, Math.floor(pool.grantedCount / 2));
  if (pool.unconfirmedCommits.count >= most) throw new StorageUnavailable('the database confirms no commits');
  const attempt = new TransactionAttempt(pool, deadline);
  try {
    return await attempt.run(work);
  } finally {
    attempt.end();
  }
}

/**
 * A transaction takes its connection with its first statement, whose first value says which row it is about: those
 * that want the same row take turns, and wait without a connection.
 */
class TransactionAttempt {
  readonly #pool: PrimaryPool;
  readonly #deadline: Deadline;
  #row: string | undefined;
  #begun: Promise<pg.PoolClient> | undefined;
  #client: pg.PoolClient | undefined;
  #isOver = false;

  constructor(pool: PrimaryPool, deadline: Deadline) {
    this.#pool = pool;
    this.#deadline = deadline;
  }

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let value: T;
    try {
      value = await work({
        get: async <Row>(sql: string, ...values: SqlValue[]) =>
          (await this.#query(sql, values)).rows[0] as Row | undefined,
        all: async <Row>(sql: string, ...values: SqlValue[]) => (await this.#query(sql, values)).rows as Row[],
        run: async (sql, ...values) => (await this.#query(sql, values)).rowCount ?? 0,
      });
      if (this.#deadline.hasPassed) throw new StorageUnavailable('the transaction took too long');
    } catch (error) {
      this.#isOver = true;
      const client = await this.#begun?.catch(() => undefined);
      if (client !== undefined) await giveUp(client, error);
      throw error;
    }
    this.#isOver = true;
    const client = this.#client ?? (await this.#begun);
    if (client !== undefined) await confirmed(this.#pool, client, this.#deadline);
    return value;
  }

  /** The next one may have its turn. */
  end(): void {
    if (this.#row !== undefined) this.#pool.rowQueues.leave(this.#row);
  }

  #query(sql: string, values: SqlValue[]): Promise<pg.QueryResult> {
    // What runs on after its transaction ended would be stored by itself.
    if (this.#isOver) return Promise.reject(new Error('a statement of a transaction that is over'));
    if (this.#client !== undefined) return query(this.#client, this.#deadline, sql, values);
    this.#begun ??= this.#begin(values[0]);
    return this.#begun.then((client) => query(client, this.#deadline, sql, values));
  }

  async #begin(row: SqlValue | undefined): Promise<pg.PoolClient> {
    if (typeof row === 'string') {
      const turn = this.#pool.rowQueues.enter(row, this.#deadline.remainingMs(timeoutsMs.writeQueue));
      if (turn !== undefined) await turn;
      this.#row = row;
    }
    const client = await this.#pool.acquire('write', this.#deadline.remainingMs(timeoutsMs.writeQueue));
    try {
      await begin(client, this.#deadline, this.#pool.hasWaitingWrites);
      return (this.#client = client);
    } catch (error) {
      await giveUp(client, error);
      throw error;
    }
  }
}

/**
 * Whatever the database's default is, a statement sees what was committed before it. A deadlock is not looked for in
 * the time that there is (a second, by default), so whoever waits gives way, one sooner than the other, and sooner
 * while others wait for the connection.
 */
async function begin(client: pg.PoolClient, deadline: Deadline, isCrowded: boolean): Promise<void> {
  const patient = timeoutsMs.lock * (0.5 + Math.random() / 2) * (isCrowded ? 0.5 : 1);
  // The database gives way before the driver does, which would cost the connection.
  const lock = Math.round(Math.max(50, Math.min(patient, deadline.remainingMs() - 200)));
  await send(client, deadline, { text: `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = ${lock}` });
}

async function giveUp(client: pg.PoolClient, error: unknown): Promise<void> {
  try {
    if (error instanceof ConnectionLost) throw error;
    await query(client, new Deadline(200), 'ROLLBACK', []);
    client.release();
  } catch (failure) {
    client.release(failure as Error);
  }
}

/**
 * Commits. A COMMIT that is not confirmed in time keeps its connection, and nobody waits for it any more. Whatever goes
 * wrong once it is asked for, it may have happened all the same.
 */
async function confirmed(pool: PrimaryPool, client: pg.PoolClient, deadline: Deadline): Promise<void> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const commit = askForCommit(client)
    .then(
      () => client.release(),
      (error: unknown) => {
        client.release(error instanceof OutcomeUnknown ? error : undefined);
        if (!isLate) throw error;
      },
    )
    .finally(() => {
      clearTimeout(timer);
      if (isLate) pool.unconfirmedCommits.remove(client);
    });
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      pool.unconfirmedCommits.add(client);
      reject(new OutcomeUnknown('the commit was not confirmed in time'));
    }, deadline.remainingMs(timeoutsMs.statement));
  });
  await Promise.race([commit, late]);
}

/** What a server warns of that confirms a commit: it may not be replicated, or there was no transaction to commit. */
const isDoubtful = (code = '') => code.startsWith('01') || code === '25P01';

/**
 * Asks for the commit. Fulfils when it is confirmed. An error that the server answers is no proof that nothing was
 * stored: it may come from a server or a proxy that failed afterwards, and a second attempt would then store twice.
 */
async function askForCommit(client: pg.PoolClient): Promise<void> {
  let warning: string | undefined;
  const onNotice = ({ code, message }: { code?: string | undefined; message?: string | undefined }) => {
    if (isDoubtful(code)) warning = message ?? code;
  };
  client.on('notice', onNotice);
  try {
    const commit = { text: 'COMMIT', query_timeout: forever };
    const { command } = await client.query(commit).catch((error: unknown) => {
      throw new OutcomeUnknown(`a commit failed: ${errorMessage(error)}`, { cause: toStorageError(error) });
    });
    if (warning !== undefined) throw new OutcomeUnknown(warning);
    // What follows a failed statement that nobody reported.
    if (command !== 'COMMIT') throw new Error(`the transaction ended with ${command}`);
  } finally {
    client.off('notice', onNotice);
  }
}

function query(client: pg.PoolClient, deadline: Deadline, sql: string, values: SqlValue[]): Promise<pg.QueryResult> {
  const name = nameOf(sql);
  return send(client, deadline, name === undefined ? { text: sql, values } : { name, text: sql, values });
}

async function send(client: pg.PoolClient, deadline: Deadline, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const limit = deadline.remainingMs(timeoutsMs.statement + 50);
  try {
    return await client.query(Object.assign(query, { query_timeout: limit }));
  } catch (error) {
    // The driver's words. A host that had all the time a statement may take, and did not answer, is not relied on.
    const isOverdue = errorMessage(error) === 'Query read timeout' && limit < timeoutsMs.statement;
    if (isOverdue) throw new ResponseTimeout('no answer in time', { cause: error });
    throw toStorageError(error);
  }
}

const names = new Map<string, string>();

/** Each is kept by every connection. There are fewer texts than this; a new one for each request would fill its memory. */
const mostNames = 400;

/** A statement under a name of its own is parsed once per connection; without a name each time. */
function nameOf(sql: string): string | undefined {
  let name = names.get(sql);
  if (name !== undefined || names.size >= mostNames) return name;
  name = `jurybox_${hash('sha256', sql, 'hex').slice(0, 16)}`;
  names.set(sql, name);
  return name;
}
