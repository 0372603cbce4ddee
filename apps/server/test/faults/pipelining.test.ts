/** Checks that the server responds to other connections while one connection pipelines thousands of requests. */
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ask as askBytes, health, put, targetOf } from '../bad-input/request-bytes.ts';
import { judge } from '../support/requests.ts';
import { engines } from '../support/engine.ts';
import { sendBytes, readResponses } from '../support/raw-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let open: Socket[] = [];
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open = [];
  await server.stop();
});

/** The number of requests that fit into one read of a socket (64 KiB). */
const inOneChunk = 1000;

it.each(['without a key', 'with a key'])(
  'other connections get responses while one connection pipelines requests %s',
  async (how) => {
    server = await startTestServer();
    const target = targetOf(server);
    const bytes = Buffer.from(
      (how === 'with a key'
        ? askBytes(target, 'GET', `/api/apps/${target.appId}`)
        : 'GET /x HTTP/1.1\r\nHost: x\r\n\r\n'
      ).repeat(inOneChunk),
    );
    const before = server.logs.length;
    const pipelining = connect(server.port, '127.0.0.1').on('error', () => {});
    open.push(pipelining);
    pipelining.resume();
    const other = connect({ port: server.port, host: '127.0.0.1', noDelay: true });
    open.push(other);
    await Promise.all([pipelining, other].map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    pipelining.write(bytes);
    other.write('GET /api/health?probe=live HTTP/1.1\r\nHost: x\r\nX-Request-Id: other\r\n\r\n');
    await new Promise((resolve) => other.once('data', resolve));
    const handled = server.logs.slice(before).findIndex(({ request_id: id }) => id === 'other');
    console.log(`${how}: ${handled} of ${inOneChunk} pipelined requests were handled before the other request`);
    expect(handled).toBeGreaterThanOrEqual(0);
    expect(handled).toBeLessThan(inOneChunk / 10);
  },
);

it('the server responds to the first 33 pipelined requests in order, and then closes the connection', async () => {
  server = await startTestServer();
  const numbered = (count: number) =>
    Array.from(
      { length: count },
      (_, number) => `GET /api/health?probe=live HTTP/1.1\r\nHost: x\r\nX-Request-Id: number-${number}\r\n\r\n`,
    ).join('');
  const ids = (count: number) => Array.from({ length: count }, (_, number) => [200, `number-${number}`]);
  const seen = ({ responses }: { responses: ReturnType<typeof readResponses>['responses'] }) =>
    responses.map(({ status, headers }) => [status, headers.get('x-request-id')?.[0]]);
  const all = await sendBytes(server.port, numbered(32), { responses: 32 });
  expect([seen(all), all.rest, all.closed]).toEqual([ids(32), '', false]);

  const tooMany = await sendBytes(server.port, numbered(500), { untilClosed: true });
  expect([seen(tooMany), tooMany.rest, tooMany.closed]).toEqual([ids(33), '', true]);
  expect(tooMany.responses.map(({ headers }) => headers.get('connection')?.[0]).lastIndexOf('close')).toBe(32);
  await expect.poll(() => server.logs.filter(({ msg }) => msg === 'request')).toHaveLength(32 + 33);
  expect(server.logs.filter(({ level }) => (level as number) >= 40)).toEqual([]);
});

it.each(engines)('the server stores pipelined updates in the order of the requests on %s', async (engine) => {
  server = await startTestServer({}, undefined, engine);
  const updates = Array.from({ length: 20 }, (_, number) =>
    put(targetOf(server), JSON.stringify({ note: `${'long '.repeat(500)}${number}` })),
  );
  const { responses, rest } = await sendBytes(server.port, Buffer.concat([...updates, Buffer.from(health)]), {
    responses: 21,
  });
  expect([responses.map(({ status }) => status), rest]).toEqual([Array<number>(21).fill(200), '']);
  expect(
    responses.slice(0, 20).map(({ body }) => (JSON.parse(body) as { note: string }).note.split(' ').at(-1)),
  ).toEqual(Array.from({ length: 20 }, (_, number) => String(number)));
  expect((await judge(server, {})).json.revision).toBe(22);
});

it('the server keeps a connection open if each request is sent after the previous response', async () => {
  server = await startTestServer();
  const socket = connect({ port: server.port, host: '127.0.0.1', noDelay: true });
  open.push(socket);
  const rounds = 200;
  for (let round = 0; round < rounds; round++) {
    socket.write(health);
    const received: Buffer[] = [];
    while (readResponses(Buffer.concat(received)).responses.length === 0)
      received.push(await new Promise<Buffer>((resolve) => socket.once('data', resolve)));
  }
  expect(socket.destroyed).toBe(false);
});
