import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import { afterEach, expect, it } from 'vitest';
import { Connections } from '../connections.ts';
import type { Ctx, State } from '../state.ts';
import { closeAfterBody } from './close-after-body.ts';

const MiB = 1_048_576;
const servers: { close: () => void }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function rejecting(prepare: (ctx: Ctx) => void): RequestListener {
  const app = new Koa<State>().use((ctx) => {
    ctx.status = 413;
    ctx.set('Connection', 'close');
    ctx.body = 'long';
    prepare(ctx);
  });
  return app.on('error', () => {}).callback();
}

/** Starts a server that rejects each request before its body has arrived. */
async function startRejecting(prepare: typeof closeAfterBody, timeMs = 60_000): Promise<number> {
  const server = createServer(rejecting((ctx) => prepare(ctx, { bytes: 8 * MiB, timeMs })));
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Sends a request with a Content-Length of `length`, sends `sent` bytes of its body, and only then reads the response.
 * Returns the response, or the code of the connection's error.
 */
async function sendThenRead(port: number, length: number, sent = length): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const failed = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
  });
  const exchange = async () => {
    socket.write(`POST / HTTP/1.1\r\nHost: test\r\nContent-Length: ${length}\r\n\r\n`);
    const written = new Promise((resolve) => socket.write(Buffer.alloc(sent), resolve));
    await written;
    return text(socket);
  };
  return Promise.race([failed, exchange()]);
}

it('a client gets the response to a rejected request, even if it first sends the complete body', async () => {
  const port = await startRejecting(closeAfterBody);
  expect(await sendThenRead(port, 7 * MiB)).toMatch(/^HTTP\/1.1 413 [\s\S]+\r\n\r\nlong$/);
});

it('planted fault: if the server closes the connection at once, a client loses the response', async () => {
  const port = await startRejecting(() => {});
  const responses = await Promise.all(Array.from({ length: 5 }, () => sendThenRead(port, 7 * MiB)));
  expect(responses.filter((response) => /^(EPIPE|ECONNRESET)$/.test(response))).not.toEqual([]);
});

it('a client that waits for the end of the response before it sends the rest of the body gets no error', async () => {
  const port = await startRejecting(closeAfterBody);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const closed = once(socket, 'close');
  socket.write(`POST / HTTP/1.1\r\nHost: test\r\nContent-Length: ${MiB}\r\n\r\n12345`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
  socket.end(Buffer.alloc(MiB - 5));
  expect(await closed).toEqual([false]);
});

it('the server reads only a limited part of the long body of a rejected request', async () => {
  const port = await startRejecting(closeAfterBody);
  expect(await sendThenRead(port, 64 * MiB)).toMatch(/^(EPIPE|ECONNRESET)$/);
});

it('if the body of a rejected request does not arrive, the server ends the connection after a timeout', async () => {
  const port = await startRejecting(closeAfterBody, 300);
  const response = await sendThenRead(port, 7 * MiB, 1000);
  expect(response).toMatch(/^HTTP\/1.1 413 /);
});

it('the server ignores requests that follow a rejected request on the same connection', async () => {
  const handled: string[] = [];
  const connections = new Connections();
  const handle = connections.inTurns(
    rejecting((ctx) => {
      handled.push(ctx.url);
      closeAfterBody(ctx);
    }),
  );
  const server = createServer(handle).on('connection', connections.add);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /first HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\n12345');
  await expect.poll(() => handled).toEqual(['/first']);
  const [accepted] = await connected;
  const closed = once(accepted, 'close');
  socket.write('67890POST /second HTTP/1.1\r\nHost: test\r\nContent-Length: 0\r\n\r\n');
  expect((await text(socket)).match(/HTTP\/1.1/g)).toHaveLength(1);
  await closed;
  expect(handled).toEqual(['/first']);
});
