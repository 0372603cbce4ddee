import { expect, it } from 'vitest';
import { TurnShare } from './turn-share.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('a project begins sixteen requests in a turn, in order; what others send begins at once', async () => {
  const share = new TurnShare();
  const begun: number[] = [];
  for (let request = 0; request < 40; request++) {
    const later = share.begin('a');
    if (later === undefined) begun.push(request);
    else void later.then(() => begun.push(request));
  }
  expect(share.begin('b')).toBeUndefined();
  const counts = [begun.length];
  for (let turns = 0; turns < 4; turns++) {
    await turn();
    counts.push(begun.length);
  }
  expect(counts).toEqual([16, 32, 40, 40, 40]);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
});

it('what comes while others wait begins behind them', async () => {
  const share = new TurnShare();
  const order: string[] = [];
  const ask = (name: string) => void (share.begin('a') ?? Promise.resolve()).then(() => order.push(name));
  for (let request = 0; request < 20; request++) ask('first');
  await turn();
  for (let request = 0; request < 16; request++) ask('second');
  await turn();
  await turn();
  expect(order).toEqual([...Array.from({ length: 20 }, () => 'first'), ...Array.from({ length: 16 }, () => 'second')]);
});
