import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from './session.ts';
import { Watcher } from './watcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watcher = () => new Watcher({} as Session, async () => {});

it('a stream ends after its time', async () => {
  const reader = watcher();
  reader.endAfter(20);
  const next = reader.next();
  vi.advanceTimersByTime(20_000);
  expect(await next).toEqual({ done: true, value: undefined });
});

it('a stream that ends earlier leaves no timer, which would keep it in memory', () => {
  const reader = watcher();
  reader.endAfter(3600);
  expect(vi.getTimerCount()).toBe(1);
  reader.end();
  reader.endAfter(3600);
  expect(vi.getTimerCount()).toBe(0);
});
