/**
 * Starts PgBouncer in transaction mode. In this mode, each transaction may use a different connection to PostgreSQL.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { waitUntil } from './closed-loop-load.ts';
import { freePort } from './free-port.ts';
import { findPostgres } from './postgres-binaries.ts';

const program = process.env['JURYBOX_PGBOUNCER'] ?? 'pgbouncer';
/** The first version of PgBouncer that supports prepared statements in transaction mode. */
const leastVersion = 1.21;

/** Returns why PgBouncer cannot be tested here, or undefined if it can. */
export function whyNoPooler(): string | undefined {
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0) return `${program} is not installed (JURYBOX_PGBOUNCER can name another program)`;
  const version = /PgBouncer (\d+\.\d+)/.exec(stdout)?.[1] ?? '0';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major + minor / 100 < leastVersion ? `PgBouncer ${version} is older than ${leastVersion}` : undefined;
}

export interface Pooler {
  /** The address of the database through PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer for a database, with the settings from docs/operations.md. */
export async function startPooler(
  databaseUrl: string,
  { connections, preparedStatements }: { connections: number; preparedStatements: number },
): Promise<Pooler> {
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-pooler-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${databasePort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
max_prepared_statements = ${preparedStatements}
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout
`,
  );
  const binaries = findPostgres();
  const child = spawn(program, [file], { ...(typeof binaries === 'string' ? {} : binaries.as), stdio: 'ignore' });
  const exited = once(child, 'exit');
  const url = `postgres://${username}@127.0.0.1:${port}/${name}`;
  await waitUntil('a pooler that accepts connections', async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}`);
    const client = new Client(url);
    client.on('error', () => {});
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  });
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
