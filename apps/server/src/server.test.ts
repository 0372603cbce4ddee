import { expect, it, vi } from 'vitest';
import { createLogSizeCheck } from './server.ts';

it('the server warns about a long write-ahead log, again when it has doubled, and again after it was short', () => {
  const warn = vi.fn<(line: { bytes: number }) => void>();
  const check = createLogSizeCheck({ warn });
  const MiB = 1024 * 1024;
  for (const size of [32, 300, 310, 599, 601, 700, 10, 260]) check(size * MiB);
  expect(warn.mock.calls.map(([{ bytes }]) => bytes / MiB)).toEqual([300, 601, 260]);
});
