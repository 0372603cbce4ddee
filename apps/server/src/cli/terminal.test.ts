import { expect, it, vi } from 'vitest';
import { progressPrinter } from './terminal.ts';

it('progressPrinter drops a line that follows a printed line within two seconds, unless `isDue` is true', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const printProgress = progressPrinter();
  for (const [atMs, isDue] of [
    [1999, false],
    [2000, false],
    [3999, false],
    [3999, true],
    [5998, false],
    [5999, false],
  ] as const) {
    now.mockReturnValue(atMs);
    printProgress(`${atMs} ${isDue}`, isDue);
  }
  expect(print.mock.calls.flat()).toEqual(['2000 false', '3999 true', '5999 false']);
  now.mockRestore();
  print.mockRestore();
});
