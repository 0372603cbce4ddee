import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitPipelining } from './pipelining.ts';

const server = createServer();
afterEach(() => server.close());

it('if a connection closes, the errors of its waiting requests have no stack traces', async () => {
  const stacks: string[] = [];
  // The server never responds, so all requests are still waiting when the connection closes.
  const handle = limitPipelining(() => {});
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
