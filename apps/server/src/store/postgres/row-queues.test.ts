import { describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../database.ts';
import { RowQueues } from './row-queues.ts';

describe('RowQueues limits the transactions on each row', () => {
  it('RowQueues admits at most two transactions on a row, and removes an empty queue', async () => {
    const queues = new RowQueues();
    expect([queues.enter('a', 1000), queues.enter('a', 1000), queues.enter('b', 1000)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const admitted: string[] = [];
    void queues.enter('a', 1000)?.then(() => admitted.push('third'));
    void queues.enter('a', 1000)?.then(() => admitted.push('fourth'));
    queues.leave('a');
    await new Promise(setImmediate);
    expect(admitted).toEqual(['third']);
    for (let count = 0; count < 3; count++) queues.leave('a');
    queues.leave('b');
    expect(queues.size).toBe(0);
  });

  it('RowQueues rejects a transaction that waits too long, and then removes the empty queue', async () => {
    const queues = new RowQueues();
    for (let count = 0; count < 2; count++) expect(queues.enter('a', 1000)).toBeUndefined();
    await expect(queues.enter('a', 1)).rejects.toThrow(StorageUnavailable);
    for (let count = 0; count < 2; count++) queues.leave('a');
    expect(queues.size).toBe(0);
  });
});
