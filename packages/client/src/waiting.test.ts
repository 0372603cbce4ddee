import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, retryAfterOf, wait } from './waiting.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('Retry-After', () => {
  it.each<[string | null, number | undefined]>([
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7000],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
    ['Sunday, 01-Mar-26 12:00:30 GMT', 30_000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    [null, undefined],
    ['', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['Infinity', undefined],
    ['soon 5', undefined],
    ['Never, x GMT', undefined],
    ['2026-03-01', undefined],
  ])('%j is %j', (header, millis) => expect(retryAfterOf(header)).toBe(millis));
});

describe('wait', () => {
  it('ends in time, and listens no more', async () => {
    const { signal } = new AbortController();
    const gone = vi.spyOn(signal, 'removeEventListener');
    const waiting = wait(50, signal);
    await vi.advanceTimersByTimeAsync(50);
    await expect(waiting).resolves.toBeUndefined();
    expect(gone).toHaveBeenCalledOnce();
  });
  it('ends with the abort’s reason, and leaves no timer', async () => {
    const controller = new AbortController();
    const waiting = wait(50, controller.signal);
    controller.abort('mine');
    await expect(waiting).rejects.toBe('mine');
    await expect(wait(50, controller.signal)).rejects.toBe('mine');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('after takes a time that no timer does', () => {
  const call = vi.fn<() => void>();
  after(Infinity, call);
  vi.advanceTimersByTime(1000);
  expect(call).not.toHaveBeenCalled();
});
