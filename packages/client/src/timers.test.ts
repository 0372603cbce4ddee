import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delay, startTimer } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('delay waits for a time', () => {
  it('delay resolves after the given time and removes its abort listener', async () => {
    const { signal } = new AbortController();
    const removeListener = vi.spyOn(signal, 'removeEventListener');
    const delayed = delay(50, signal);
    await vi.advanceTimersByTimeAsync(50);
    await expect(delayed).resolves.toBeUndefined();
    expect(removeListener).toHaveBeenCalledOnce();
  });
  it('delay rejects with the reason of the signal and clears its timer if the signal is aborted', async () => {
    const controller = new AbortController();
    const delayed = delay(50, controller.signal);
    controller.abort('mine');
    await expect(delayed).rejects.toBe('mine');
    await expect(delay(50, controller.signal)).rejects.toBe('mine');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('startTimer accepts a delay that is too long for setTimeout', () => {
  const callback = vi.fn<() => void>();
  startTimer(Infinity, callback);
  vi.advanceTimersByTime(1000);
  expect(callback).not.toHaveBeenCalled();
});
