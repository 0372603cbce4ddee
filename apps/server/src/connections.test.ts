import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { shortestStallMs, maxStallMs } from '../test/bad-input/event-loop-stall.ts';
import { slowness } from '../test/support/slowness.ts';
import { Connections } from './connections.ts';

const connections = new Connections();
let handled = 0;
// The server never responds, so all requests are still waiting when the connection closes.
const server = createServer(connections.inTurns(() => (handled += 1))).on('connection', connections.add);
afterEach(() => server.close());

it('the server closes a connection with 3000 waiting requests, and this does not block the event loop', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const pipelined = Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3000));
  let sent = 0;
  const stallMs = await shortestStallMs(async () => {
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    socket.write(pipelined);
    sent += 1;
    const [accepted] = await connected;
    if (!accepted.closed) await once(accepted, 'close');
    socket.destroy();
  });
  console.log(`closing a connection with 3000 requests blocks the event loop for ${Math.round(stallMs)} ms`);
  expect([handled, connections.size]).toEqual([sent, 0]);
  expect(stallMs).toBeLessThan(2 * maxStallMs * slowness());
});
