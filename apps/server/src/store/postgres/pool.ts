import { setTimeout as pauseFor } from 'node:timers/promises';
import { DatabaseError, Pool, types, type ClientBase, type PoolConfig } from 'pg';
import { StorageUnavailable } from '../database.ts';
import { Deadline } from '../deadline.ts';
import { Queues } from '../queues.ts';
import { SocketClient, type Connection } from './driver.ts';
import { ConnectionLost, toStorageError } from './errors.ts';
import { send } from './statement.ts';
import { timeoutsMs } from './timeouts.ts';

/** What a connection is for: a transaction, a list of rows, or a single row. */
export type ConnectionUse = 'write' | 'list' | 'read';

interface PoolOptions {
  url: string;
  /** The maximum number of connections, for all uses together. */
  size: number;
  /** Whether to read PostgreSQL's timeline: a number that increases whenever a standby becomes the primary. */
  readsTimeline: boolean;
  onBroken: () => void;
}

/**
 * Thrown if `synchronous_commit` is off, so the database could lose acknowledged commits. Only the operator can change
 * this setting, so the server does not retry.
 */
export class NotDurable extends StorageUnavailable {}

/** SQLSTATE `too_many_connections`: the limit of the server, the database or the role is reached. */
const tooManyConnections = '53300';

/** For each of its connections, a pool lets this number of requests wait for a free connection. */
const maxWaiting = 100;
/** The time between two checks for a free connection, while PostgreSQL refuses further connections. */
const pollIntervalMs = 2;

/**
 * Turns off compilation and parallel processes, which PostgreSQL uses for a statement if it expects many rows. For the
 * store's short statements, they take more time than they save.
 */
const plannerSettings = "set_config('jit', 'off', false), set_config('max_parallel_workers_per_gather', '0', false)";

const hostState = `SELECT pg_backend_pid() AS pid, pg_is_in_recovery() AS standby,
  current_setting('synchronous_commit') AS commit, ${plannerSettings}`;
const hostStateAndTimeline = `${hostState}, CASE WHEN pg_is_in_recovery() THEN '0'
  ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline`;

const activeProcesses = "SELECT pid FROM pg_stat_activity WHERE application_name = 'jurybox' AND state = 'active'";

interface BoundedPool {
  pool: Pool;
  max: number;
  openCount: number;
}

/**
 * The connections to the primary. Each ConnectionUse has its own pool, so that waiting transactions and long lists
 * never keep other requests from getting a connection. If `size` is 1 or 2, several uses share a pool.
 */
export class PrimaryPool {
  /** PostgreSQL's timeline. It is lower on an old primary than on the standby that replaced it. */
  timeline = 0;
  /** Commits that timed out and are not confirmed yet. */
  readonly unconfirmedCommits = new UnconfirmedCommits((clients) => this.#findWorking(clients));
  /** A queue for each row. While transactions wait in it to change the row, they hold no connection. */
  readonly rowQueues = new Queues({
    maxWaiting: 250,
    tooMany: 'too many requests wait for other changes of the same row',
    tooLong: 'waited too long for other changes of the same row',
  });
  readonly url: string;
  readonly #pools: Record<ConnectionUse, BoundedPool>;
  /** After PostgreSQL refused a connection, the time at which the pools may open connections again. */
  #opensAgainAt = 0;
  #isRetired = false;

  constructor({ url, size, readsTimeline, onBroken }: PoolOptions) {
    this.url = url;
    const check = async (opened: ClientBase) => {
      const client = opened as Connection;
      // The pool does not listen to the errors of a connection in use, and an error without a listener would end the
      // process. The next statement on the connection reports the error.
      client.on('error', () => {});
      const text = readsTimeline ? hostStateAndTimeline : hostState;
      const { rows } = await send(client, new Deadline(timeoutsMs.connection), { text });
      const [row] = rows as { pid: number; standby: boolean; commit: string; timeline?: string }[];
      if (row?.standby !== false) throw new ConnectionLost('a standby');
      if (row.commit === 'off')
        throw new NotDurable('synchronous_commit is off, so acknowledged commits would not be durable');
      client.serverProcess = row.pid;
      this.timeline = Number.parseInt(row.timeline ?? '0', 16);
    };
    const options: PoolConfig = {
      connectionString: url,
      // Keep at least one connection open, because the database may refuse a new connection.
      min: 1,
      // Limits the time to open a connection, and also the time to wait for a free one.
      connectionTimeoutMillis: timeoutsMs.connection,
      Client: SocketClient,
      // A transaction can send several statements before it waits for their responses.
      pipeline: true,
      statement_timeout: timeoutsMs.statement,
      lock_timeout: timeoutsMs.lock,
      // If this process is suspended within a transaction, the database ends the transaction, which releases its locks.
      idle_in_transaction_session_timeout: 5000,
      keepAlive: true,
      application_name: 'jurybox',
      types: { getTypeParser: parserOf },
      // Check every new connection, because the host may be a standby after a restart.
      onConnect: check,
    };
    const open = (max: number): BoundedPool => {
      const opened = { pool: new Pool({ ...options, max }), max, openCount: 0 };
      opened.pool
        .on('error', onBroken)
        .on('connect', () => void (opened.openCount += 1))
        .on('remove', () => void (opened.openCount -= 1));
      return opened;
    };
    const writes = Math.floor(size / 2);
    const lists = Math.floor((size - writes) / 2);
    const read = open(size - writes - lists);
    this.#pools = { write: writes > 0 ? open(writes) : read, list: lists > 0 ? open(lists) : read, read };
  }

  /** Throws StorageUnavailable if at least half of the connections for transactions wait for a timed-out COMMIT. */
  assertCommitsAreConfirmed(): void {
    if (this.unconfirmedCommits.count >= Math.max(1, Math.floor(this.#pools.write.max / 2)))
      throw new StorageUnavailable('the database does not confirm commits');
  }

  get hasWaitingWrites(): boolean {
    return this.#pools.write.pool.waitingCount > 0;
  }

  /** Acquires a connection. Call its `release` afterwards. Rejects with StorageUnavailable if it gets no connection. */
  async acquire(use: ConnectionUse): Promise<Connection> {
    let deadline: Deadline | undefined;
    for (;;) {
      const mayOpen = performance.now() >= this.#opensAgainAt;
      const { pool, max } = mayOpen ? this.#pools[use] : this.#openPool(use);
      if (pool.waitingCount - pool.idleCount >= max * maxWaiting)
        throw new StorageUnavailable('too many requests wait for a connection to the database');
      // A full pool opens no connection, so its error can only be that the request waited too long.
      const isFull = pool.totalCount === max && !this.#isRetired;
      try {
        if (mayOpen || pool.idleCount > 0) return (await pool.connect()) as Connection;
      } catch (error) {
        const isRefused = error instanceof DatabaseError && error.code === tooManyConnections;
        if (isRefused) this.#opensAgainAt = performance.now() + timeoutsMs.moreConnections;
        else if (isFull && !(error instanceof StorageUnavailable)) throw waitedTooLong(error);
        if (!isRefused || this.#openPool(use).openCount === 0) throw toStorageError(error);
      }
      deadline ??= new Deadline(timeoutsMs.connection);
      if (deadline.hasPassed) throw waitedTooLong();
      await pauseFor(pollIntervalMs);
    }
  }

  /** Returns the pool of `use`. If this pool has no open connection, but another pool has one, returns that pool. */
  #openPool(use: ConnectionUse): BoundedPool {
    const own = this.#pools[use];
    return [own, ...Object.values(this.#pools)].find(({ openCount }) => openCount > 0) ?? own;
  }

  async #findWorking(clients: Connection[]): Promise<Set<Connection>> {
    const client = await this.acquire('read');
    try {
      const { rows } = await send(client, new Deadline(timeoutsMs.statement), { text: activeProcesses });
      const working = new Set((rows as { pid: number }[]).map(({ pid }) => pid));
      client.release();
      return new Set(clients.filter(({ serverProcess }) => working.has(serverProcess)));
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  /** Ends the pools. Waiting requests still get a connection. Each connection is closed when it is released. */
  async retire(): Promise<void> {
    if (this.#isRetired) return;
    this.#isRetired = true;
    const pools = [...new Set(Object.values(this.#pools).map(({ pool }) => pool))];
    // An ended pool gives no connection to waiting requests. So first wait for them: their time is limited.
    while (pools.some(({ waitingCount }) => waitingCount > 0)) await pauseFor(20);
    const ended = Promise.all(pools.map((pool) => pool.end())).catch(() => {});
    // Do not wait for a connection that does not respond.
    await Promise.race([ended, pauseFor(timeoutsMs.statement, undefined, { ref: false })]);
  }
}

const waitedTooLong = (cause?: unknown) =>
  new StorageUnavailable('waited too long for a connection to the database', { cause });

const bigint = types.builtins.INT8;

/** Returns 64-bit integers as numbers. By default, they are text, but the counts in this database fit into a number. */
const parserOf = ((oid, format) =>
  oid === bigint ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;

/**
 * Commits that timed out. While the database works on a commit (for example, waits for a standby), the commit keeps its
 * connection. So the size of the pool limits the number of waiting commits. If the database does not work on a commit,
 * the network has lost the request or the response, and the connection is closed.
 */
class UnconfirmedCommits {
  readonly #addedAt = new Map<Connection, number>();
  readonly #findWorking: (clients: Connection[]) => Promise<Set<Connection>>;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;

  /** `findWorking` returns connections whose commit still runs. It rejects if the database does not respond. */
  constructor(findWorking: (clients: Connection[]) => Promise<Set<Connection>>) {
    this.#findWorking = findWorking;
  }

  get count(): number {
    return this.#addedAt.size;
  }

  add(client: Connection): void {
    this.#addedAt.set(client, performance.now());
    this.#timer ??= setInterval(() => void this.#check(), timeoutsMs.unconfirmedCommit / 5).unref();
  }

  /** Stops counting a commit as unconfirmed. Call it when COMMIT has ended or its connection is closed. */
  remove(client: Connection): void {
    this.#addedAt.delete(client);
    if (this.#addedAt.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #olderThan(ageMs: number): Connection[] {
    const before = performance.now() - ageMs;
    return [...this.#addedAt].filter(([, addedAt]) => addedAt < before).map(([client]) => client);
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    const late = this.#olderThan(timeoutsMs.unconfirmedCommit);
    try {
      const working = late.length === 0 ? new Set() : await this.#findWorking(late);
      for (const client of late) if (!working.has(client)) client.abort(new ConnectionLost('not confirmed'));
    } catch {
      // The database did not tell on which commits it still works. So close only the connections whose commit timed out
      // very long ago.
      for (const client of this.#olderThan(10 * timeoutsMs.unconfirmedCommit))
        client.abort(new ConnectionLost('not confirmed'));
    } finally {
      this.#isChecking = false;
    }
  }
}
