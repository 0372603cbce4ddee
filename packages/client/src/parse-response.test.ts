import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseRetryAfter } from './parse-response.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

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
])('the pause for Retry-After %j is %j milliseconds', (header, ms) => expect(parseRetryAfter(header)).toBe(ms));
