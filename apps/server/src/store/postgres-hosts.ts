/**
 * Where the database is. Several hosts may be given; the primary among them is found by asking each, again whenever a
 * connection breaks, so that a fail-over needs no restart.
 */
import { Pool, types } from 'pg';
import { StorageUnavailable } from './database.ts';

/** How long a connection may take, and a statement. Together they keep every answer within two seconds. */
export const patience = { connect: 700, statement: 1000 };

/** One URL per host of a `postgres://user:password@one:5432,two:5432/name?options` address. */
export function urlsOf(url: string): string[] {
  const match = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/.exec(url);
  if (match === null) throw new Error('should be postgres://user:password@host:port/name, hosts separated by commas');
  const [, before = '', hosts = '', after = ''] = match;
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Gives out the pool of the primary, and finds it again after `lost`. */
export class Primary {
  readonly #urls: string[];
  readonly #size: number;
  #pool: Pool | undefined;
  #finding: Promise<Pool> | undefined;

  constructor(url: string, size: number) {
    this.#urls = urlsOf(url);
    this.#size = size;
  }

  async pool(): Promise<Pool> {
    if (this.#pool !== undefined) return this.#pool;
    this.#finding ??= this.#find().finally(() => (this.#finding = undefined));
    return this.#finding;
  }

  /** What came from this pool cannot be relied on any more. Whoever still holds a client of it may finish. */
  lost(pool: Pool): void {
    if (this.#pool === pool) this.#pool = undefined;
    void pool.end().catch(() => {});
  }

  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.end();
  }

  async #find(): Promise<Pool> {
    const tried = await Promise.allSettled(this.#urls.map((url) => this.#openPrimary(url)));
    const found = tried.filter((result) => result.status === 'fulfilled').map((result) => result.value);
    const [pool, ...others] = found;
    for (const other of others) void other.end();
    if (pool === undefined) {
      const reasons = tried.map((result) => (result.status === 'rejected' ? (result.reason as Error).message : ''));
      throw new StorageUnavailable(`no primary answers (${reasons.join('; ')})`);
    }
    this.#pool = pool;
    return pool;
  }

  async #openPrimary(url: string): Promise<Pool> {
    const pool = new Pool({
      connectionString: url,
      max: this.#size,
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.statement,
      statement_timeout: patience.statement,
      // A server process that is stopped half-way keeps nobody waiting for its locks.
      idle_in_transaction_session_timeout: 5000,
      keepAlive: true,
      application_name: 'jurybox',
      types: { getTypeParser: parserOf },
    });
    // An idle connection that breaks is no news until somebody asks for it.
    pool.on('error', () => {});
    try {
      const { rows } = await pool.query<{ standby: boolean; commit: string }>("SELECT pg_is_in_recovery() AS standby, current_setting('synchronous_commit') AS commit");
      if (rows[0]?.standby !== false) throw new Error('a standby');
      if (rows[0].commit === 'off') throw new Error('synchronous_commit is off, so nothing acknowledged would be durable');
      return pool;
    } catch (error) {
      void pool.end().catch(() => {});
      throw error;
    }
  }
}

const bigint = types.builtins.INT8;

/** Counts come as 64-bit text; none of ours is too large for a number. */
const parserOf = ((oid, format) => (oid === bigint ? Number : types.getTypeParser(oid, format as 'text'))) as typeof types.getTypeParser;
