/** Sends requests and does not read the responses. The server must not keep the unread responses without a limit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/open.ts';
import { closeAfterTest } from '../support/close-after-test.ts';
import { newMigratedTarget } from '../support/engine.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';

const MiB = 1_048_576;
/** Two keys open this many connections each. Without a limit, the server keeps 1 MiB per connection: 500 MiB. */
const connections = 250;
/** Twelve responses of 1 MiB exceed what the operating system buffers, so the last one stays in the server. */
const requestsPerConnection = 12;

let sockets: Socket[] = [];
const leave = () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
};
afterEach(leave);

async function start(plant?: string): Promise<ServerProcess & { other: Fixture }> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-unread-'));
  const { target, remove } = await newMigratedTarget('sqlite');
  closeAfterTest(async () => {
    rmSync(folder, { recursive: true });
    remove();
  });
  const database = await openDatabase(target, { as: 'command', migrate: false });
  const other = await fillFixture(database, 'other');
  await database.close();
  const at = target.engine === 'sqlite' ? target.file : target.url;
  const server = await startServerProcess(at, { plant, notes: join(folder, 'fixture.json') });
  return { ...server, other };
}

const pathOf = ({ fixture }: ServerProcess) =>
  `/api/apps/get_variant_by_env?app_id=${fixture.appId}&environment=staging`;

/** Deploys a variant of one megabyte. */
async function deployLarge({ origin, fixture }: ServerProcess): Promise<void> {
  const send = async (method: string, path: string, body: object) => {
    const headers = { Authorization: fixture.keys.admin, 'Content-Type': 'application/json' };
    const response = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    return (await response.json()) as { variant_id: string };
  };
  const variant = { base_name: 'large', config_name: 'large', parameters: { text: 'x'.repeat(1_000_000) } };
  const { variant_id } = await send('POST', `/apps/${fixture.appId}/variants`, variant);
  await send('POST', `/apps/${fixture.appId}/environments/staging/deployments`, { variant_id });
}

/** Requests the variant on many connections and reads nothing. */
function requestAndLeaveUnread(server: ServerProcess, key: string): void {
  const request = `GET ${pathOf(server)} HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\n\r\n`;
  for (let i = 0; i < connections; i++) {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => {});
    socket.pause().write(request.repeat(requestsPerConnection));
    sockets.push(socket);
  }
}

/** Returns the status of a read, and its `Retry-After`. */
async function read(server: ServerProcess, key: string): Promise<string> {
  const response = await fetch(server.origin + pathOf(server), { headers: { Authorization: key } });
  await response.text();
  return [response.status, response.headers.get('retry-after') ?? ''].join(' ').trim();
}

async function memory({ origin }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
}

/** Waits until the server's memory hardly changes, and returns its growth in MiB. */
async function growth(server: ServerProcess, before: number): Promise<number> {
  let last = 0;
  for (;;) {
    const now = await memory(server);
    if (Math.abs(now - last) < MiB) return Math.round((now - before) / MiB);
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

it('the server limits unread responses for each key and project, and still serves other projects', async () => {
  const server = await start();
  await deployLarge(server);
  const { viewer, evaluator, editor } = server.fixture.keys;
  const before = await memory(server);

  requestAndLeaveUnread(server, viewer);
  await expect.poll(() => read(server, viewer)).toBe('429 1');
  expect(await read(server, editor)).toBe('200');
  requestAndLeaveUnread(server, evaluator);
  await expect.poll(() => read(server, editor)).toBe('429 1');
  const grown = await growth(server, before);
  console.log(`${sockets.length} connections leave responses unread: the server has grown by ${grown} MiB`);
  expect(grown).toBeLessThan(330);
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  const apps = await fetch(`${server.origin}/api/apps`, { headers: { Authorization: server.other.keys.viewer } });
  expect(apps.status).toBe(200);

  leave();
  await expect.poll(() => read(server, viewer)).toBe('200');
  await expect.poll(() => read(server, editor)).toBe('200');
});

it('planted fault: the check finds a server that keeps unread responses without a limit', async () => {
  const server = await start('unlimited-unread-responses');
  await deployLarge(server);
  const before = await memory(server);
  requestAndLeaveUnread(server, server.fixture.keys.viewer);
  requestAndLeaveUnread(server, server.fixture.keys.evaluator);
  const grown = async () => (await memory(server)) - before;
  await expect.poll(grown, { timeout: 240_000 }).toBeGreaterThan(400 * MiB);
  expect(await read(server, server.fixture.keys.viewer)).toBe('200');
});
