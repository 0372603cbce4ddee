import { expect, it, vi } from 'vitest';
import { createLogSizeCheck } from './server.ts';

it('the server warns if the write-ahead log exceeds 256 MiB, and again each time the log doubles in size', () => {
  const warn = vi.fn<(line: { bytes: number }) => void>();
  const check = createLogSizeCheck({ warn });
  const MiB = 1024 * 1024;
  for (const size of [32, 300, 310, 599, 601, 700, 10, 260]) check(size * MiB);
  expect(warn.mock.calls.map(([{ bytes }]) => bytes / MiB)).toEqual([300, 601, 260]);
});
