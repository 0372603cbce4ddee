import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createSweep, leastProgress, patience } from './readers.ts';

/** What the sweep sees of a connection. */
function fakeSocket(bytesWritten: number, writableLength: number) {
  const socket = { bytesWritten, writableLength, destroyed: false, destroy: () => void (socket.destroyed = true) };
  return socket;
}

function sweeping(socket: object) {
  const stalled: unknown[] = [];
  return { sweep: createSweep(new Set([socket as Socket]), (one) => stalled.push(one)), stalled };
}

it('lets go of a reader who took less than the least in the time it has', () => {
  const socket = fakeSocket(1_000_000, 500_000);
  const { sweep, stalled } = sweeping(socket);
  sweep(0);
  socket.writableLength -= leastProgress - 1;
  sweep(patience - 1);
  expect(stalled).toEqual([]);
  sweep(patience);
  expect(stalled).toEqual([socket]);
});

it('begins anew with every least part that was taken, and when nothing waits', () => {
  const socket = fakeSocket(1_000_000, 500_000);
  const { sweep, stalled } = sweeping(socket);
  sweep(0);
  socket.writableLength -= leastProgress;
  sweep(patience - 1);
  sweep(2 * patience - 2);
  expect(stalled).toEqual([]);
  socket.writableLength = 0;
  sweep(3 * patience);
  socket.writableLength = 10;
  socket.bytesWritten += 10;
  sweep(4 * patience);
  sweep(5 * patience - 1);
  expect(stalled).toEqual([]);
  sweep(5 * patience);
  expect(stalled).toEqual([socket]);
});

it('lets those alone who wait for us', () => {
  const { sweep, stalled } = sweeping(fakeSocket(1000, 0));
  for (let now = 0; now < 10 * patience; now += 1000) sweep(now);
  expect(stalled).toEqual([]);
});

it('counts what the system took of one long piece', () => {
  const socket = Object.assign(fakeSocket(1_000_000, 1_000_000), {
    _handle: { bytesWritten: 1_000_000, writeQueueSize: 900_000 },
  });
  const { sweep, stalled } = sweeping(socket);
  sweep(0);
  socket._handle.writeQueueSize -= leastProgress;
  sweep(patience);
  expect(stalled).toEqual([]);
  sweep(2 * patience);
  expect(stalled).toEqual([socket]);
});
