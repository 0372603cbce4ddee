/**
 * Starts servers on PostgreSQL: several at once, on databases of older and newer schemas, with invalid addresses, and
 * while commands run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { UnusableStorage } from '../../src/store/database.ts';
import { readMigrations } from '../../src/store/migrations.ts';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { runJurybox, runJuryboxHere, serve, type Outcome, type Serving } from '../support/cli.ts';
import { fillFixture } from '../support/fixture.ts';
import { freePort } from '../support/free-port.ts';
import { waitUntil } from '../support/closed-loop-load.ts';
import type { Binaries } from '../support/postgres-binaries.ts';
import { Cluster } from '../support/postgres.ts';

const binaries = inject('postgresBinaries');
if (typeof binaries === 'string') console.warn(`NOT RUN: starting on PostgreSQL; ${binaries}`);

describe.skipIf(typeof binaries === 'string')('starting servers and commands on PostgreSQL', () => {
  let cluster: Cluster;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jurybox-start-'));
    if (typeof binaries !== 'string') cluster = await Cluster.start(binaries, ['fsync = off']);
  });
  afterAll(async () => {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const known = readMigrations();
  const open = (url: string, migrations = known, migrate = true) =>
    openPostgres({ url, poolSize: 2, migrate, migrations });
  const nameOf = (url: string) => new URL(url).pathname.slice(1);

  it('four servers can start at once on an empty database, and only one migrates it', async () => {
    const url = await cluster.createDatabase();
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => serve([], /listening/, { DATABASE_URL: url, JURYBOX_POOL_SIZE: '2' })),
    );
    for (const { origin } of servers) expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    expect(await cluster.sql('SELECT version FROM jurybox_schema', nameOf(url))).toEqual([{ version: known.length }]);
    for (const server of servers) server.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual(servers.map(() => 0));
  });

  it('planted fault: the check finds a migration that several processes run without a lock', async () => {
    // Without the lock, one process finds only some of the tables, because another process is still creating the
    // others.
    const url = await cluster.createDatabase();
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => cluster.sql(known.join('\n'), nameOf(url))));
    expect(made.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });

  it('the server migrates an older database in one transaction, and refuses a newer database', async () => {
    const url = await cluster.createDatabase();
    const first = await open(url);
    await fillFixture(first);
    await first.close();
    const next = "ALTER TABLE apps ADD COLUMN motto TEXT; UPDATE apps SET motto = 'x';";
    const bad = 'ALTER TABLE diary ADD COLUMN a TEXT;';
    await expect(open(url, [...known, next, bad])).rejects.toThrow(/diary/);
    await (await open(url)).close();
    await expect(open(url, [...known, next], false)).rejects.toThrow(/run: jurybox migrate/);
    const migrated = await open(url, [...known, next]);
    expect(await migrated.all('SELECT motto FROM apps')).toEqual([{ motto: 'x' }]);
    await migrated.close();
    await expect(open(url)).rejects.toThrow(/newer Jurybox/);
    await expect(open(url)).rejects.toThrow(UnusableStorage);
  });

  it('a running server continues to work while a newer version migrates its database', async () => {
    const url = await cluster.createDatabase();
    const running = await open(url);
    await fillFixture(running);
    expect(await running.all('SELECT * FROM apps')).toHaveLength(1);
    const newer = await open(url, [...known, 'ALTER TABLE apps ADD COLUMN motto TEXT;']);
    expect(await running.all('SELECT * FROM apps')).toHaveLength(1);
    await running.transaction(async (tx) => expect(await tx.all('SELECT * FROM apps')).toHaveLength(1));
    await Promise.all([running.close(), newer.close()]);
  });

  it('the server refuses a database whose commits do not wait for the disk', async () => {
    const url = await cluster.createDatabase();
    await cluster.sql(`ALTER DATABASE ${nameOf(url)} SET synchronous_commit = off`);
    await expect(open(url)).rejects.toThrow(/synchronous_commit is off/);
    await cluster.sql(`ALTER DATABASE ${nameOf(url)} SET synchronous_commit = local`);
    await (await open(url)).close();
  });

  it('the server refuses a database with tables of another program and changes nothing', async () => {
    const url = await cluster.createDatabase();
    await cluster.sql('CREATE TABLE projects (diary TEXT)', nameOf(url));
    await expect(open(url)).rejects.toThrow(/"projects" already exists/);
    expect(
      await cluster.sql("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'", nameOf(url)),
    ).toEqual([{ table_name: 'projects' }]);
  });

  it('commands work while servers run, and a revoked key stops working on each server at once', async () => {
    const url = await cluster.createDatabase();
    const run = (...args: string[]) => runJuryboxHere(args, { DATABASE_URL: url });
    // On a busy machine, a command may reach its timeout before it is connected.
    await expect
      .poll(async () => (await run('project', 'create', 'shop')).err)
      .toMatch(/schema 0.+run: jurybox migrate/);
    await expect.poll(async () => (await run('migrate')).code).toBe(0);
    const servers: Serving[] = await Promise.all([0, 1].map(() => serve([], /listening/, { DATABASE_URL: url })));
    expect((await run('project', 'create', 'shop')).out).toMatch(/^shop /);
    expect((await run('project', 'create', 'shop')).err).toContain('there is a project "shop" already');
    const secret = (
      await run('key', 'create', '--project', 'shop', '--role', 'viewer', '--name', 'website')
    ).out.trim();
    const prefix = secret.split('_').slice(0, 2).join('_');
    const statuses = () =>
      Promise.all(
        servers.map(
          async ({ origin }) =>
            (
              await fetch(`${origin}/api/apps/get_variant_by_env?app_id=x&environment=production`, {
                headers: { Authorization: secret },
              })
            ).status,
        ),
      );
    expect(await statuses()).toEqual([400, 400]);
    expect((await run('key', 'list', '--project', 'shop')).out).toContain(prefix);
    expect((await run('key', 'revoke', prefix)).out).toBe(`${prefix} is revoked\n`);
    expect(await statuses()).toEqual([401, 401]);
    expect(await run('backup', join(folder, 'copy.db'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^jurybox: backup works with SQLite only; .+pg_dump.+\n$/),
    });
    for (const server of servers) server.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0]);
    for (const server of servers) expect(server.output()).not.toContain(secret);
  });

  it('while a server waits for its database to start, it logs this only once and exits on a signal', async () => {
    const own = await Cluster.start(binaries as Binaries);
    const url = await own.createDatabase();
    await own.down();
    const [server, stopped] = await Promise.all(
      [0, 1].map(() => serve([], /waiting for the database/, { DATABASE_URL: url })),
    );
    stopped?.kill('SIGTERM');
    expect(await stopped?.exited).toBe(0);
    // Keeps the database stopped for longer than the default connection timeout.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await own.up();
    await waitUntil('listening', async () => server?.output().includes('listening') ?? false);
    expect(server?.output().match(/waiting for the database/g)).toHaveLength(1);
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(server?.output() ?? '')?.[0] ?? '';
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    server?.kill('SIGTERM');
    expect(await server?.exited).toBe(0);
    await own.remove();
  });

  it('a server waits until one of two hosts has a free connection', async () => {
    const own = await Cluster.start(binaries as Binaries, [
      'max_connections = 5',
      'superuser_reserved_connections = 0',
    ]);
    const url = await own.createDatabase();
    const taken = Array.from({ length: 5 }, () => new Client(url));
    await Promise.all(taken.map((client) => client.connect()));
    const server = await serve([], /waiting for the database/, {
      DATABASE_URL: url.replace('127.0.0.1', `127.0.0.1:${await freePort()},127.0.0.1`),
    });
    await Promise.all(taken.map((client) => client.end()));
    await waitUntil('listening', async () => server.output().includes('listening'));
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    await own.remove();
  });

  describe('an invalid database address', () => {
    const expectOneLine = ({ code, out, err }: Outcome, says: RegExp) => {
      expect(err).toMatch(/^jurybox: [^\n]+\n$/);
      expect(err).toMatch(says);
      expect(err + out).not.toContain('hunter2');
      expect([code, out]).toEqual([1, '']);
    };
    /** Removes log lines about waiting for the database. A server writes them if it connects slowly. */
    const withoutWaiting = ({ out, ...outcome }: Outcome): Outcome => {
      expect(out).not.toContain('hunter2');
      return { ...outcome, out: out.replaceAll(/^.*"waiting for the database".*\n/gm, '') };
    };

    it.each([
      ['no database name', 'postgres://jury:hunter2@127.0.0.1', /DATABASE_URL should be postgres:/],
      ['no host', 'postgres://jury:hunter2@/jury', /DATABASE_URL should be postgres:/],
      [
        'an empty host in the list',
        'postgres://jury:hunter2@127.0.0.1,,localhost/jury',
        /DATABASE_URL has an invalid host/,
      ],
      ['an invalid port', 'postgres://jury:hunter2@127.0.0.1:99999/jury', /DATABASE_URL has an invalid host, port/],
      ['@ in the password', 'postgres://jury:hunter2@home@127.0.0.1/jury', /DATABASE_URL should be .+percent-encoded/],
      ['# in the password', 'postgres://jury:#hunter2@127.0.0.1/jury', /DATABASE_URL/],
      ['/ in the password', 'postgres://jury:a/hunter2@127.0.0.1/jury', /DATABASE_URL/],
      ['% in the password', 'postgres://jury:%hunter2@127.0.0.1/jury', /DATABASE_URL has/],
    ])('a command rejects a DATABASE_URL with %s, and prints one line without the password', async (_, url, says) => {
      expectOneLine(await runJuryboxHere(['migrate'], { DATABASE_URL: url }), says);
    });

    it.each<[string, () => string, RegExp]>([
      [
        'a database that does not exist',
        () => cluster.url('nothing').replace('jurybox@', 'jurybox:hunter2@'),
        /cannot be reached: .*"nothing" does not exist/,
      ],
      [
        'TLS, which the database does not offer',
        () => cluster.url('postgres').replace('jurybox@', 'jurybox:hunter2@') + '?sslmode=verify-full',
        /cannot be reached: .*SSL/,
      ],
      [
        'an unknown role',
        () => cluster.url('postgres').replace('jurybox@', 'stranger:hunter2@'),
        /cannot be reached: .*"stranger" does not exist/,
      ],
    ])('if DATABASE_URL names %s, a server exits and prints one line without the password', async (_, url, says) => {
      expectOneLine(withoutWaiting(await runJurybox(['serve', '--port', '0'], { DATABASE_URL: url() })), says);
    });

    it.each<[string, () => string | Promise<string>, RegExp]>([
      [
        'a host that does not exist',
        () => 'postgres://jury:hunter2@db.invalid/jury',
        /cannot be reached: .*db\.invalid/,
      ],
      [
        'no listener',
        async () => `postgres://jury:hunter2@127.0.0.1:${await freePort()}/jury`,
        /cannot be reached: .*ECONNREFUSED/,
      ],
      [
        'no listener on either host',
        async () => `postgres://jury:hunter2@127.0.0.1:${await freePort()},127.0.0.1:${await freePort()}/jury`,
        /cannot be reached: .*ECONNREFUSED/,
      ],
    ])('if DATABASE_URL has %s, a command fails and a server waits', async (_, address, says) => {
      const env = { DATABASE_URL: await address() };
      expectOneLine(await runJuryboxHere(['migrate'], env), says);
      const server = await serve([], /waiting for the database/, env);
      expect(server.output()).not.toContain('hunter2');
      server.kill('SIGTERM');
      await server.exited;
    });

    it('if DATABASE_URL has a wrong password, a server exits and prints one line without the password', async () => {
      await cluster.sql("CREATE ROLE jury LOGIN PASSWORD 'right'");
      cluster.authenticate('scram-sha-256');
      await cluster.sql('SELECT pg_reload_conf()');
      const url = cluster.url('postgres').replace('jurybox@', 'jury:hunter2@');
      expectOneLine(
        withoutWaiting(await runJurybox(['serve', '--port', '0'], { DATABASE_URL: url })),
        /the database cannot be reached: .*password authentication failed for user "jury"/,
      );
    });
  });
});
