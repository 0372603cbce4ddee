import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from './session.ts';
import { Watcher } from './notices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const beginUnread = async () => {
  const watcher = new Watcher({} as Session, async () => {});
  const sink = new Writable({ write: () => {} });
  const onEnd = vi.spyOn(watcher, 'onEnd');
  await watcher.begin(sink);
  return { watcher, sink, onEnd };
};

it('a stream ends when the time given to `endAfter` has passed', async () => {
  const { watcher, sink, onEnd } = await beginUnread();
  watcher.endAfter(20);
  vi.advanceTimersByTime(19_999);
  expect(sink.writableEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(sink.writableEnded).toBe(true);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('a stream that ends before the time given to `endAfter` leaves no timer behind', async () => {
  const { watcher } = await beginUnread();
  watcher.endAfter(3600);
  expect(vi.getTimerCount()).toBe(1);
  watcher.stop();
  watcher.endAfter(3600);
  expect(vi.getTimerCount()).toBe(0);
});

it('if a client reads nothing, the server ends its stream before unread events need much memory (U23)', async () => {
  const { watcher, sink, onEnd } = await beginUnread();
  watcher.push('a');
  expect(onEnd).not.toHaveBeenCalled();
  for (let count = 0; count < 1000; count++) watcher.push('b'.repeat(1000));
  expect(onEnd).toHaveBeenCalledOnce();
  expect(sink.writableLength).toBeLessThan(70_000);
  expect(sink.writableEnded).toBe(true);
});
