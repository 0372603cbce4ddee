import { beforeEach, expect, it } from 'vitest';
import { StorageUnavailable } from './database.ts';
import { WriteCheck } from './write-check.ts';

let now = 0;
let writes = 0;
let failure: Error | undefined;
let probe: WriteCheck;
beforeEach(() => {
  now = 0;
  writes = 0;
  failure = undefined;
  const write = async () => {
    writes += 1;
    if (failure !== undefined) throw failure;
  };
  probe = new WriteCheck(write, () => now);
});

it('writes once a second, however often it is asked', async () => {
  for (; now < 3000; now += 10) await Promise.all([probe.run(), probe.run()]);
  expect(writes).toBe(3);
});

it('shares a write that takes long', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  probe = new WriteCheck(
    () => ((writes += 1), promise),
    () => now,
  );
  const first = probe.run();
  now = 5000;
  const second = probe.run();
  resolve();
  await Promise.all([first, second]);
  expect(writes).toBe(1);
});

it('remembers a failure for a second and no longer', async () => {
  failure = new StorageUnavailable('planted');
  await expect(probe.run()).rejects.toThrow('planted');
  failure = undefined;
  now = 999;
  await expect(probe.run()).rejects.toThrow('planted');
  now = 1000;
  await probe.run();
  expect(writes).toBe(2);
});

it('takes a commit for an answer, until one fails', async () => {
  probe.commitSucceeded();
  await probe.run();
  expect(writes).toBe(0);
  await probe.run();
  expect(writes).toBe(0);
  probe.writeFailed();
  await probe.run();
  expect(writes).toBe(1);
});
