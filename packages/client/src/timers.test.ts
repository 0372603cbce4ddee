import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delay, startTimer } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a pause that a signal can end', () => {
  it('a pause ends after the given time, and removes its listener from the signal', async () => {
    const { signal } = new AbortController();
    const removeListener = vi.spyOn(signal, 'removeEventListener');
    const delayed = delay(50, signal);
    await vi.advanceTimersByTimeAsync(50);
    await expect(delayed).resolves.toBeUndefined();
    expect(removeListener).toHaveBeenCalledOnce();
  });
  it('if the signal is aborted, a pause rejects with the reason of the signal and clears its timer', async () => {
    const controller = new AbortController();
    const delayed = delay(50, controller.signal);
    controller.abort('mine');
    await expect(delayed).rejects.toBe('mine');
    await expect(delay(50, controller.signal)).rejects.toBe('mine');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a timer may have a delay that is too long for setTimeout', () => {
  const callback = vi.fn<() => void>();
  startTimer(Infinity, callback);
  vi.advanceTimersByTime(1000);
  expect(callback).not.toHaveBeenCalled();
});
