/** The connections to one host, and what that host is. */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { Client, DatabaseError, Pool, types } from 'pg';
import type { ClientBase, ClientConfig, PoolClient, PoolConfig } from 'pg';
import { StorageUnavailable } from '../database.ts';
import { UnconfirmedCommits } from './unconfirmed-commits.ts';
import { timeoutsMs } from './timeouts.ts';
import { ConnectionLost, toStorageError } from './errors.ts';
import { ConnectionSlots, type ConnectionUse } from './connection-slots.ts';
import { RowQueues } from './row-queues.ts';

export interface PoolOptions {
  url: string;
  size: number;
  /** Whether to ask for the timeline, to tell an old primary from a new one. */
  asksTimeline: boolean;
  /** Called when a connection breaks that nobody is using. */
  onBroken: () => void;
}

/** What a host says of itself, and which of its processes says it. */
interface Role {
  pid: number;
  standby: boolean;
  commit: string;
  timeline?: string;
}

/** The database would lose what it acknowledges. No waiting makes it usable. */
export class NotDurable extends StorageUnavailable {}

/** SQLSTATE too_many_connections: of the server, of the database or of the role. */
const tooMany = '53300';

const role =
  "SELECT pg_backend_pid() AS pid, pg_is_in_recovery() AS standby, current_setting('synchronous_commit') AS commit";
const roleAndTimeline = `${role}, CASE WHEN pg_is_in_recovery() THEN '0' ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline`;

const active = "SELECT pid FROM pg_stat_activity WHERE application_name = 'jurybox' AND state = 'active'";

/** The time limit for connecting, without the pool's timer around every use of a connection: the places have a queue. */
class PatientClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: timeoutsMs.connection });
  }
}

export class PrimaryPool {
  /** Counts the fail-overs this host has been through; the stale one of two primaries is behind. */
  timeline = 0;
  /** Commits that nobody confirmed yet and nobody waits for any more. */
  readonly unconfirmedCommits = new UnconfirmedCommits((clients) => this.#findWorking(clients));
  /** Who changes which row. */
  readonly rowQueues = new RowQueues();
  readonly #places: ConnectionSlots<PoolClient>;
  /** What each connection in use is used for. */
  readonly #uses = new WeakMap<PoolClient, ConnectionUse>();
  readonly #broken = new WeakSet<ClientBase>();
  /** The database's process behind each connection. */
  readonly #processes = new WeakMap<ClientBase, number>();
  readonly #pool: Pool;
  #isRetired = false;

  constructor({ url, size, asksTimeline, onBroken }: PoolOptions) {
    this.#places = new ConnectionSlots<PoolClient>(size);
    const check = async (client: ClientBase) => {
      // One that breaks while it is in use is noticed by its next statement.
      client.on('error', () => this.#broken.add(client));
      const question = { text: asksTimeline ? roleAndTimeline : role, query_timeout: timeoutsMs.connection };
      const { rows } = await client.query<Role>(question);
      const [row] = rows;
      if (row?.standby !== false) throw new ConnectionLost('a standby');
      if (row.commit === 'off')
        throw new NotDurable('synchronous_commit is off, so nothing acknowledged would be durable');
      this.#processes.set(client, row.pid);
      this.timeline = Number.parseInt(row.timeline ?? '0', 16);
    };
    const options: PoolConfig = {
      connectionString: url,
      max: size,
      // Never without one: another might not be granted.
      min: 1,
      Client: PatientClient,
      query_timeout: timeoutsMs.statement,
      statement_timeout: timeoutsMs.statement,
      lock_timeout: timeoutsMs.lock,
      // A server process that is stopped half-way keeps nobody waiting for its locks.
      idle_in_transaction_session_timeout: 5000,
      keepAlive: true,
      application_name: 'jurybox',
      types: { getTypeParser: parserOf },
      // Every connection anew: the host may come back as something else.
      onConnect: check,
    };
    this.#pool = new Pool(options);
    this.#pool.on('error', onBroken);
    this.#pool.on('connect', () => this.#places.connectionOpened(this.#pool.totalCount));
  }

  /** Connections that the database grants, as far as that is known. */
  get grantedCount(): number {
    return this.#places.grantedCount;
  }

  /** Whether a transaction waits for a connection. */
  get hasWaitingWrites(): boolean {
    return this.#places.hasWaitingWrites;
  }

  /** A connection, to be given back with `release`. Waits so long for one in use. Rejects with StorageUnavailable. */
  async acquire(use: ConnectionUse, milliseconds = timeoutsMs.connection): Promise<PoolClient> {
    let waiting = this.#places.acquire(use, milliseconds);
    for (;;) {
      const given = waiting && (await waiting);
      if (given !== undefined) {
        this.#uses.set(given, use);
        return given;
      }
      try {
        return this.#lend(await this.#pool.connect(), use);
      } catch (error) {
        const others = this.#places.usedCount - 1 + this.#pool.idleCount;
        const isRefused = error instanceof DatabaseError && error.code === tooMany;
        if (isRefused) this.#places.connectionRefused(others);
        if (isRefused && others > 0) waiting = this.#places.acquire(use, milliseconds, true);
        this.#places.release(use);
        if (!isRefused || others === 0) throw toStorageError(error);
      }
    }
  }

  async #findWorking(clients: PoolClient[]): Promise<Set<PoolClient>> {
    const client = await this.acquire('lookup');
    try {
      const { rows } = await client.query<{ pid: number }>(active);
      const working = new Set(rows.map(({ pid }) => pid));
      client.release();
      return new Set(clients.filter((each) => working.has(this.#processes.get(each) ?? 0)));
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  /** Gives the connection a `release` that passes it on to who waits for one, past the pool. */
  #lend(client: PoolClient, use: ConnectionUse): PoolClient {
    const giveBack = client.release;
    this.#uses.set(client, use);
    client.release = (error) => {
      const last = this.#uses.get(client);
      if (last === undefined) throw new Error('a connection was released twice');
      this.#uses.delete(client);
      const isGood = (error === undefined || error === false) && !this.#isRetired && !this.#broken.has(client);
      if (isGood && this.#places.release(last, client)) return;
      giveBack(error);
      if (!isGood) this.#places.release(last);
    };
    return client;
  }

  /** Lets go of the connections, those in use when they are given back. Whoever waits for one still gets it. */
  async retire(): Promise<void> {
    if (this.#isRetired) return;
    this.#isRetired = true;
    for (let waited = 0; this.#places.waitingCount > 0 && waited < timeoutsMs.connection; waited += 20)
      await pauseFor(20);
    // One that does not answer is not waited for.
    await Promise.race([this.#pool.end().catch(() => {}), pauseFor(timeoutsMs.statement, undefined, { ref: false })]);
  }
}

const bigint = types.builtins.INT8;

/** Counts come as 64-bit text; none of ours is too large for a number. */
const parserOf = ((oid, format) =>
  oid === bigint ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;
