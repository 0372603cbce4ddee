import { expect, it } from 'vitest';
import { once } from './lazy-packages.ts';

it('makes a value once and tries again after a failure', () => {
  let calls = 0;
  const give = once(() => {
    calls += 1;
    if (calls < 3) throw new Error(`planted ${calls}`);
    return undefined;
  });
  expect(give).toThrow('planted 1');
  expect(give).toThrow('planted 2');
  expect([give(), give(), calls]).toEqual([undefined, undefined, 3]);
});
