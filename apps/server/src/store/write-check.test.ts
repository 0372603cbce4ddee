import { beforeEach, expect, it } from 'vitest';
import { StorageUnavailable } from './database.ts';
import { WriteCheck } from './write-check.ts';

let now = 0;
let writes = 0;
let failure: Error | undefined;
let writeCheck: WriteCheck;
beforeEach(() => {
  now = 0;
  writes = 0;
  failure = undefined;
  const write = async () => {
    writes += 1;
    if (failure !== undefined) throw failure;
  };
  writeCheck = new WriteCheck(write, () => now);
});

it('the write check writes at most once a second, even if it runs more often', async () => {
  for (; now < 3000; now += 10) await Promise.all([writeCheck.run(), writeCheck.run()]);
  expect(writes).toBe(3);
});

it('while the write check waits for a slow write, further calls wait for the same write', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  writeCheck = new WriteCheck(
    () => ((writes += 1), promise),
    () => now,
  );
  const first = writeCheck.run();
  now = 5000;
  const second = writeCheck.run();
  resolve();
  await Promise.all([first, second]);
  expect(writes).toBe(1);
});

it('after a failed write, the write check reports the same failure for one second without a new write', async () => {
  failure = new StorageUnavailable('the disk is full');
  await expect(writeCheck.run()).rejects.toThrow('the disk is full');
  failure = undefined;
  now = 999;
  await expect(writeCheck.run()).rejects.toThrow('the disk is full');
  now = 1000;
  await writeCheck.run();
  expect(writes).toBe(2);
});

it('the write check writes nothing after a successful commit, and writes again after a failed write', async () => {
  writeCheck.commitSucceeded();
  await writeCheck.run();
  expect(writes).toBe(0);
  await writeCheck.run();
  expect(writes).toBe(0);
  writeCheck.writeFailed();
  await writeCheck.run();
  expect(writes).toBe(1);
});
