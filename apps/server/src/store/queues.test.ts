import { describe, expect, it } from 'vitest';
import { StorageUnavailable } from './database.ts';
import { Queues } from './queues.ts';

const limits = { maxWaiting: 250, tooMany: 'too many', tooLong: 'too long' };

describe('Queues runs one transaction of each queue at a time', () => {
  it('transactions of the same queue begin one after the other, and an empty queue is removed', async () => {
    const queues = new Queues(limits);
    await Promise.all([queues.enter('a', 1000), queues.enter('b', 1000)]);
    const admitted: string[] = [];
    void queues.enter('a', 1000).then(() => admitted.push('second'));
    void queues.enter('a', 1000).then(() => admitted.push('third'));
    queues.leave('a');
    await new Promise(setImmediate);
    expect(admitted).toEqual(['second']);
    for (let count = 0; count < 2; count++) queues.leave('a');
    queues.leave('b');
    expect(queues.size).toBe(0);
  });

  it('Queues rejects a transaction that waits longer than `maxWaitMs`', async () => {
    const queues = new Queues(limits);
    await queues.enter('a', 1000);
    await expect(queues.enter('a', 1)).rejects.toThrow(StorageUnavailable);
    queues.leave('a');
    expect(queues.size).toBe(0);
  });
});
