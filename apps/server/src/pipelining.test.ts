import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { inTurns } from './pipelining.ts';

const server = createServer();
afterEach(() => server.close());

it('a connection that closes with thousands of requests makes errors without stacks, which are what takes long', async () => {
  const stacks: string[] = [];
  // Nothing is ever answered, so all requests are there when the connection closes.
  const handle = inTurns(() => {});
  server.on('request', (req: IncomingMessage, res) => {
    req.on('error', (error) => stacks.push(error.stack ?? ''));
    handle(req, res);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const limit = Error.stackTraceLimit;
  const connected = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
  });
  const [accepted] = (await connected) as [import('node:net').Socket];
  await once(server, 'request');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const closed = once(accepted, 'close');
  accepted.destroy();
  await closed;
  await expect.poll(() => stacks.length).toBeGreaterThan(500);
  expect(stacks.filter((stack) => stack.includes('\n    at '))).toEqual([]);
  expect(Error.stackTraceLimit).toBe(limit);
  socket.destroy();
});
