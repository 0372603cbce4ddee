/** Checks undocumented behaviour of `pg` that the store needs, because a new version of `pg` may change it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { Pool } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { lacksTls, SocketClient, type Connection } from '../src/store/postgres/driver.ts';
import { addressOf, engines, newTarget } from './support/engine.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!engines.includes('postgres'))('the driver of PostgreSQL', () => {
  const planted = new Error('planted');
  const isRejected = { status: 'rejected', reason: planted };

  /**
   * Aborts a connection on which PostgreSQL runs one statement for a minute, while another statement waits. Returns the
   * results of both statements, and the number of connections that the pool still has.
   */
  async function abortTwoStatements(url: string) {
    const pool = new Pool({ connectionString: url, Client: SocketClient, pipeline: true });
    const client = (await pool.connect()) as Connection;
    client.on('error', () => {});
    const statements = ['SELECT pg_sleep(60)', 'SELECT 1'].map((text) => client.query(text));
    setTimeout(() => client.abort(planted), 50);
    const results = await Promise.allSettled(statements);
    client.release();
    const kept = pool.totalCount;
    await pool.end();
    return { results, kept };
  }

  it('an aborted connection leaves the pool, and its statements reject with the given error', async () => {
    const { target } = await newTarget('postgres');
    expect(await abortTwoStatements(addressOf(target))).toEqual({ results: [isRejected, isRejected], kept: 0 });
  });

  it.skipIf(!hasOpenssl)('a connection with TLS can be aborted too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jurybox-tls-'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const files = ['-keyout', key, '-out', certificate, '-subj', '/CN=localhost'];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files]);
    const secrets = { key: readFileSync(key), cert: readFileSync(certificate) };
    rmSync(folder, { recursive: true });
    const sockets: Socket[] = [];
    // Accepts the request for TLS, and forwards everything else to PostgreSQL.
    const front = createServer((socket) => {
      socket.once('data', () => {
        socket.write('S');
        const secure = new TLSSocket(socket, { isServer: true, ...secrets });
        const upstream = connect(inject('postgresPort'), '127.0.0.1');
        sockets.push(socket, upstream);
        for (const each of [secure, upstream]) each.on('error', () => {});
        secure.pipe(upstream).pipe(secure);
      });
    });
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    const url = new URL(addressOf((await newTarget('postgres')).target));
    url.port = String((front.address() as AddressInfo).port);
    url.searchParams.set('sslmode', 'no-verify');
    expect(await abortTwoStatements(url.href)).toEqual({ results: [isRejected, isRejected], kept: 0 });
    for (const socket of sockets) socket.destroy();
    front.close();
  });

  it('the store recognizes the error of `pg` for a PostgreSQL server without TLS', async () => {
    const { target } = await newTarget('postgres');
    const reasonOf = (url: string) =>
      new SocketClient({ connectionString: url }).connect().catch((error: unknown) => error);
    expect(lacksTls(await reasonOf(`${addressOf(target)}?sslmode=no-verify`))).toBe(true);
    expect(lacksTls(await reasonOf(`${addressOf(target)}_missing`))).toBe(false);
  });
});
