import { expect, it } from 'vitest';
import { once } from './lazy-packages.ts';

it('once() creates a value only once, and tries again after a failure', () => {
  let calls = 0;
  const give = once(() => {
    calls += 1;
    if (calls < 3) throw new Error(`attempt ${calls} failed`);
    return undefined;
  });
  expect(give).toThrow('attempt 1 failed');
  expect(give).toThrow('attempt 2 failed');
  expect([give(), give(), calls]).toEqual([undefined, undefined, 3]);
});
