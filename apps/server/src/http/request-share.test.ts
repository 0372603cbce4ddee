import { expect, it } from 'vitest';
import { RequestShare } from './limits.ts';

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

it('at most 16 requests of a project begin per event loop iteration, and other projects do not wait', async () => {
  const share = new RequestShare();
  const begun: number[] = [];
  for (let request = 0; request < 40; request++) {
    const later = share.begin('a');
    if (later === undefined) begun.push(request);
    else void later.then(() => begun.push(request));
  }
  expect(share.begin('b')).toBeUndefined();
  const counts = [begun.length];
  for (let iteration = 0; iteration < 4; iteration++) {
    await nextIteration();
    counts.push(begun.length);
  }
  expect(counts).toEqual([16, 32, 40, 40, 40]);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
});

it('a new request begins after all requests of its project that were already waiting', async () => {
  const share = new RequestShare();
  const order: string[] = [];
  const ask = (name: string) => void (share.begin('a') ?? Promise.resolve()).then(() => order.push(name));
  for (let request = 0; request < 20; request++) ask('first');
  await nextIteration();
  for (let request = 0; request < 16; request++) ask('second');
  await nextIteration();
  await nextIteration();
  expect(order).toEqual([...Array.from({ length: 20 }, () => 'first'), ...Array.from({ length: 16 }, () => 'second')]);
});
