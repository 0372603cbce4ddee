import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { Connections, minProgressBytes, stallTimeoutMs } from './connections.ts';

function fakeSocket(bytesWritten: number, writableLength: number) {
  return { bytesWritten, writableLength, once() {} };
}

function startCheck(socket: object) {
  const connections = new Connections();
  connections.add(socket as Socket);
  const stalled: unknown[] = [];
  return { check: (nowMs: number) => stalled.push(...connections.stalled(nowMs, stallTimeoutMs)), stalled };
}

it('the stall check reports a client that receives fewer bytes than the minimum within the timeout', () => {
  const socket = fakeSocket(1_000_000, 500_000);
  const { check, stalled } = startCheck(socket);
  check(0);
  socket.writableLength -= minProgressBytes - 1;
  check(stallTimeoutMs - 1);
  expect(stalled).toEqual([]);
  check(stallTimeoutMs);
  expect(stalled).toEqual([socket]);
});

it('the stall timeout starts again after a client has received the minimum number of bytes or all sent bytes', () => {
  const socket = fakeSocket(1_000_000, 500_000);
  const { check, stalled } = startCheck(socket);
  check(0);
  socket.writableLength -= minProgressBytes;
  check(stallTimeoutMs - 1);
  check(2 * stallTimeoutMs - 2);
  expect(stalled).toEqual([]);
  socket.writableLength = 0;
  check(3 * stallTimeoutMs);
  socket.writableLength = 10;
  socket.bytesWritten += 10;
  check(4 * stallTimeoutMs);
  check(5 * stallTimeoutMs - 1);
  expect(stalled).toEqual([]);
  check(5 * stallTimeoutMs);
  expect(stalled).toEqual([socket]);
});

it('the stall check ignores a client while the server has nothing to send', () => {
  const { check, stalled } = startCheck(fakeSocket(1000, 0));
  for (let now = 0; now < 10 * stallTimeoutMs; now += 1000) check(now);
  expect(stalled).toEqual([]);
});
