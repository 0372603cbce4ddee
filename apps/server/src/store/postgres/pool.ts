/** The connections to one host, which must be a primary. */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { Client, DatabaseError, Pool, types } from 'pg';
import type { ClientBase, ClientConfig, PoolClient, PoolConfig } from 'pg';
import { StorageUnavailable } from '../database.ts';
import { ConnectionSlots, type ConnectionUse } from './connection-slots.ts';
import { ConnectionLost, toStorageError } from './errors.ts';
import { RowQueues } from './row-queues.ts';
import { timeoutsMs } from './timeouts.ts';
import { UnconfirmedCommits } from './unconfirmed-commits.ts';

interface PoolOptions {
  url: string;
  size: number;
  /** Whether to read PostgreSQL's timeline, which distinguishes an old primary from a new one. */
  readsTimeline: boolean;
  /** Called when an idle connection breaks. */
  onBroken: () => void;
}

/** What a host reports about itself and about the process that serves this connection. */
interface HostState {
  pid: number;
  standby: boolean;
  commit: string;
  timeline?: string;
}

/**
 * Thrown if the database could lose acknowledged commits, because `synchronous_commit` is off. The server does not
 * retry, because only the operator can change this setting.
 */
export class NotDurable extends StorageUnavailable {}

/** SQLSTATE `too_many_connections`: the limit of the server, the database or the role is reached. */
const tooManyConnections = '53300';

/**
 * PostgreSQL compiles a statement and runs it in several processes if it expects many rows. For the short statements of
 * the store, this takes longer than it saves.
 */
const plannerSettings = "set_config('jit', 'off', false), set_config('max_parallel_workers_per_gather', '0', false)";

const hostState = `SELECT pg_backend_pid() AS pid, pg_is_in_recovery() AS standby,
  current_setting('synchronous_commit') AS commit, ${plannerSettings}`;
const hostStateAndTimeline = `${hostState}, CASE WHEN pg_is_in_recovery() THEN '0'
  ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline`;

const activeProcesses = "SELECT pid FROM pg_stat_activity WHERE application_name = 'jurybox' AND state = 'active'";

/**
 * Sets the connection timeout for each connection instead of the pool. The pool also has an option for this timeout,
 * but that option would limit the wait for a free connection too. ConnectionSlots limits that wait.
 */
class PipelinedClient extends Client {
  constructor(config?: ClientConfig) {
    // With `pipeline`, a transaction can send several statements before it waits for their responses.
    super({ ...config, connectionTimeoutMillis: timeoutsMs.connection, pipeline: true });
  }
}

export class PrimaryPool {
  /** PostgreSQL's timeline. A promotion raises the timeline, so an old primary has a lower timeline. */
  timeline = 0;
  /** Commits that timed out and are not confirmed yet. */
  readonly unconfirmedCommits = new UnconfirmedCommits((clients) => this.#findWorking(clients));
  /** The queues of transactions that change the same row. */
  readonly rowQueues = new RowQueues();
  readonly #slots: ConnectionSlots<PoolClient>;
  /** The use (`write`, `long`, `short` or `lookup`) of each acquired connection. */
  readonly #uses = new WeakMap<PoolClient, ConnectionUse>();
  readonly #broken = new WeakSet<ClientBase>();
  /** The id of the database process that serves each connection. */
  readonly #processIds = new WeakMap<ClientBase, number>();
  readonly #pool: Pool;
  #isRetired = false;

  constructor({ url, size, readsTimeline, onBroken }: PoolOptions) {
    this.#slots = new ConnectionSlots<PoolClient>(size);
    const check = async (client: ClientBase) => {
      // Only record that the connection is broken. If it is in use, its next statement fails and reports the error.
      client.on('error', () => this.#broken.add(client));
      const query = { text: readsTimeline ? hostStateAndTimeline : hostState, query_timeout: timeoutsMs.connection };
      const { rows } = await client.query<HostState>(query);
      const [row] = rows;
      if (row?.standby !== false) throw new ConnectionLost('a standby');
      if (row.commit === 'off')
        throw new NotDurable('synchronous_commit is off, so acknowledged commits would not be durable');
      this.#processIds.set(client, row.pid);
      this.timeline = Number.parseInt(row.timeline ?? '0', 16);
    };
    const options: PoolConfig = {
      connectionString: url,
      max: size,
      // Keep at least one connection open, because the database may refuse a new connection.
      min: 1,
      Client: PipelinedClient,
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
    this.#pool = new Pool(options);
    this.#pool.on('error', onBroken);
    this.#pool.on('connect', () => this.#slots.connectionOpened(this.#pool.totalCount));
  }

  /** The number of connections that the database grants, as last observed by this process. */
  get grantedCount(): number {
    return this.#slots.grantedCount;
  }

  /**
   * Throws StorageUnavailable if at least half of the connections belong to commits that timed out and are not
   * confirmed.
   */
  assertCommitsAreConfirmed(): void {
    if (this.unconfirmedCommits.count >= Math.max(1, Math.floor(this.grantedCount / 2)))
      throw new StorageUnavailable('the database does not confirm commits');
  }

  /** Whether a transaction waits for a connection. */
  get hasWaitingWrites(): boolean {
    return this.#slots.hasWaitingWrites;
  }

  /** Acquires a connection. Call its `release` afterwards. Rejects with StorageUnavailable after `maxWaitMs`. */
  async acquire(use: ConnectionUse, maxWaitMs = timeoutsMs.connection): Promise<PoolClient> {
    let waiting = this.#slots.acquire(use, maxWaitMs);
    for (;;) {
      const passed = waiting && (await waiting);
      if (passed !== undefined) {
        this.#uses.set(passed, use);
        return passed;
      }
      try {
        return this.#withRelease(await this.#pool.connect(), use);
      } catch (error) {
        const otherCount = this.#slots.usedCount - 1 + this.#pool.idleCount;
        const isRefused = error instanceof DatabaseError && error.code === tooManyConnections;
        if (isRefused) this.#slots.connectionRefused(otherCount);
        if (isRefused && otherCount > 0) waiting = this.#slots.acquire(use, maxWaitMs, true);
        this.#slots.release(use);
        if (!isRefused || otherCount === 0) throw toStorageError(error);
      }
    }
  }

  async #findWorking(clients: PoolClient[]): Promise<Set<PoolClient>> {
    const client = await this.acquire('lookup');
    try {
      const query = { text: activeProcesses, query_timeout: timeoutsMs.statement };
      const { rows } = await client.query<{ pid: number }>(query);
      const working = new Set(rows.map(({ pid }) => pid));
      client.release();
      return new Set(clients.filter((each) => working.has(this.#processIds.get(each) ?? 0)));
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  /**
   * Replaces the connection's `release` by a function that passes the connection directly to the next waiting request.
   */
  #withRelease(client: PoolClient, use: ConnectionUse): PoolClient {
    const returnToPool = client.release;
    this.#uses.set(client, use);
    client.release = (error) => {
      const currentUse = this.#uses.get(client);
      if (currentUse === undefined) throw new Error('a connection was released twice');
      this.#uses.delete(client);
      const isReusable = (error === undefined || error === false) && !this.#isRetired && !this.#broken.has(client);
      if (isReusable && this.#slots.release(currentUse, client)) return;
      returnToPool(error);
      if (!isReusable) this.#slots.release(currentUse);
    };
    return client;
  }

  /**
   * Ends the pool. Requests that already wait still get a connection. Each connection is closed when it is released.
   */
  async retire(): Promise<void> {
    if (this.#isRetired) return;
    this.#isRetired = true;
    const until = performance.now() + timeoutsMs.connection;
    const isAwaited = () => this.#slots.waitingCount > 0 && performance.now() < until;
    // A request stays in the queue of the driver's pool for one tick. If the pool ended in this tick, the request would
    // never be settled. So wait until this queue is empty.
    while (this.#pool.waitingCount > 0 || isAwaited()) await pauseFor(20);
    // Do not wait for a connection that does not respond.
    await Promise.race([this.#pool.end().catch(() => {}), pauseFor(timeoutsMs.statement, undefined, { ref: false })]);
  }
}

const bigint = types.builtins.INT8;

/** PostgreSQL sends counts as 64-bit integers in text. Every count here fits into a number. */
const parserOf = ((oid, format) =>
  oid === bigint ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;
