import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { closeAfterTest } from './close-after-test.ts';
import { freePort } from './free-port.ts';
import type { Binaries } from './postgres-binaries.ts';

/** A PostgreSQL server in a temporary folder on a free port. */
export class Cluster {
  readonly #binaries: Binaries;
  readonly folder: string;
  readonly port: number;
  #process: ChildProcess | undefined;
  #watchdog: ChildProcess | undefined;

  private constructor(binaries: Binaries, folder: string, port: number) {
    this.#binaries = binaries;
    this.folder = folder;
    this.port = port;
  }

  /** Creates and starts a server. `settings` are lines of postgresql.conf. */
  static async start(binaries: Binaries, settings: string[] = []): Promise<Cluster> {
    const folder = newFolder(binaries);
    const init = spawnSync(
      join(binaries.folder, 'initdb'),
      ['-D', folder, '-U', 'jurybox', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
      { ...binaries.as, encoding: 'utf8', cwd: '/' },
    );
    if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
    for (;;) {
      const cluster = new Cluster(binaries, folder, await freePort());
      cluster.configure([...cluster.#basics(), ...settings]);
      closeAfterTest(() => cluster.remove());
      try {
        await cluster.up();
        return cluster;
      } catch (error) {
        // Another process may have taken the port meanwhile.
        if (!String(error).includes('Address already in use')) throw error;
      }
    }
  }

  /** Creates a standby of this server, and starts both servers. */
  async addStandby(name: string): Promise<Cluster> {
    const standby = new Cluster(this.#binaries, newFolder(this.#binaries), await freePort());
    await standby.follow(this, name);
    return standby;
  }

  /** Makes this server a standby of `primary`: stops both servers, copies the data and starts both. */
  async follow(primary: Cluster, name: string): Promise<void> {
    await this.down();
    await primary.down();
    rmSync(this.folder, { recursive: true, force: true });
    cpSync(primary.folder, this.folder, { recursive: true, preserveTimestamps: true });
    chmodSync(this.folder, 0o700);
    this.configure([
      `port = ${this.port}`,
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=jurybox application_name=${name}'`,
    ]);
    writeFileSync(join(this.folder, 'standby.signal'), '');
    const { uid, gid } = this.#binaries.as;
    if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, this.folder]);
    await primary.up();
    await this.up();
  }

  configure(lines: string[]): void {
    appendFileSync(join(this.folder, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
  }

  /**
   * Sets the authentication method of all roles except jurybox. Takes effect when PostgreSQL reloads its configuration.
   */
  authenticate(method: 'scram-sha-256'): void {
    writeFileSync(
      join(this.folder, 'pg_hba.conf'),
      `host all jurybox 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 ${method}\n`,
    );
  }

  async up(): Promise<void> {
    this.#process = spawn(join(this.#binaries.folder, 'postgres'), ['-D', this.folder], {
      ...this.#binaries.as,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
    });
    this.#endWithParent(this.#process.pid ?? 0);
    let unexpectedLogs = '';
    this.#process.stderr?.on(
      'data',
      (data: Buffer) => (unexpectedLogs = (unexpectedLogs + data.toString()).slice(-4000)),
    );
    const deadline = Date.now() + 60_000;
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error(`PostgreSQL did not start: ${unexpectedLogs}`);
      if (await this.#responses()) return;
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not respond: ${unexpectedLogs}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /**
   * Stops the server. SIGINT shuts it down properly. SIGQUIT crashes it and its child processes, which would keep its
   * port for a while after SIGKILL.
   */
  async down(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    this.#watchdog?.kill('SIGKILL');
  }

  /** Suspends or resumes every process of the server. A suspended server accepts connections and does not respond. */
  freeze(isFrozen: boolean): void {
    const { pid } = this.#process ?? {};
    if (pid === undefined) return;
    const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT';
    // While the main process is suspended, no child process starts or ends, so every listed process exists.
    if (isFrozen) process.kill(pid, signal);
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    for (const child of stdout.split('\n').map(Number).filter(Boolean)) process.kill(child, signal);
    if (!isFrozen) process.kill(pid, signal);
  }

  /** Runs statements as the superuser. */
  async sql<Row>(text: string, database = 'postgres'): Promise<Row[]> {
    const client = new Client({ connectionString: this.url(database), connectionTimeoutMillis: 60_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  async createDatabase(): Promise<string> {
    const name = `t${randomBytes(6).toString('hex')}`;
    await this.sql(`CREATE DATABASE ${name}`);
    return this.url(name);
  }

  /** Copies a database that has no connections. Returns the address of the copy. */
  async copyDatabase(url: string): Promise<string> {
    const name = `t${randomBytes(6).toString('hex')}`;
    await this.sql(`CREATE DATABASE ${name} TEMPLATE ${new URL(url).pathname.slice(1)}`);
    return this.url(name);
  }

  url(database: string): string {
    return `postgres://jurybox@127.0.0.1:${this.port}/${database}`;
  }

  async remove(): Promise<void> {
    await this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Starts a shell that waits until this process ends for any reason. Then the shell ends the server and removes its
   * folder. The shell notices the end of this process because its stdin is closed.
   */
  #endWithParent(pid: number): void {
    const script =
      'read -r _; for each in "$0" $(ps -o pid= --ppid "$0"); do kill -CONT "$each"; done; ' +
      'kill -QUIT "$0"; sleep 1; rm -rf "$1"';
    this.#watchdog?.kill('SIGKILL');
    this.#watchdog = spawn('sh', ['-c', script, String(pid), this.folder], {
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
    });
    this.#watchdog.unref();
    (this.#watchdog.stdin as Socket | null)?.unref();
  }

  #basics(): string[] {
    return [
      `port = ${this.port}`,
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = ''",
      'max_connections = 200',
      'shared_buffers = 64MB',
    ];
  }

  async #responses(): Promise<boolean> {
    return this.sql('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}

function newFolder({ as }: Binaries): string {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-cluster-'));
  chmodSync(folder, 0o700);
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  return folder;
}
