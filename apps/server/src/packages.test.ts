import { expect, it } from 'vitest';
import { remembered } from './packages.ts';

it('a value is made once, a failure is not remembered', () => {
  let made = 0;
  const give = remembered(() => {
    made += 1;
    if (made < 3) throw new Error(`planted ${made}`);
    return undefined;
  });
  expect(give).toThrow('planted 1');
  expect(give).toThrow('planted 2');
  expect([give(), give(), made]).toEqual([undefined, undefined, 3]);
});
