import { setTimeout as pauseFor } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../database.ts';
import { batchSql, LookupBatches, maxBatchRows } from './lookup-batches.ts';
import type { Prepared } from './statement.ts';
import { timeoutsMs } from './timeouts.ts';

const sql = 'SELECT name FROM people WHERE id = $1';
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

const { connection } = timeoutsMs;
afterEach(() => void (timeoutsMs.connection = connection));

/** Creates LookupBatches whose statements wait until the test provides a connection and a result. */
function manualStatements() {
  const started: {
    send: () => Prepared | undefined;
    succeed: (rows: unknown[]) => void;
    fail: (error: Error) => void;
    remainingMs: number;
  }[] = [];
  const batches = new LookupBatches((prepare, deadline) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    started.push({ send: prepare, succeed: resolve, fail: reject, remainingMs: deadline.remainingMs() });
    return promise;
  });
  const read = (id: string) => batches.read(sql, [id]) as Promise<{ name: string } | undefined>;
  const at = (index: number) => started[index] as (typeof started)[number];
  return { started, at, read, batches };
}

const row = (number: number, name: string, bytes?: number) => ({
  lookup_number: number,
  name,
  ...(bytes === undefined ? {} : { row_bytes: bytes }),
});

describe('LookupBatches combines look-ups that arrive together', () => {
  it('if only one look-up arrives, LookupBatches sends its statement unchanged', async () => {
    const { started, at, read } = manualStatements();
    const one = read('a');
    expect(started).toHaveLength(0);
    await turn();
    expect(at(0).send()).toEqual({ sql, values: ['a'] });
    at(0).succeed([{ name: 'A' }]);
    expect(await one).toEqual({ name: 'A' });
  });

  it('LookupBatches sends several look-ups in one statement, and equal look-ups once', async () => {
    const { started, at, read } = manualStatements();
    const results = ['a', 'b', 'a', 'missing'].map(read);
    await turn();
    expect(started).toHaveLength(1);
    expect(at(0).send()).toEqual({ sql: batchSql(sql, 1), values: [['a', 'b', 'missing']] });
    at(0).succeed([row(2, 'B'), row(1, 'A')]);
    expect((await Promise.all(results)).map((found) => found?.name)).toEqual(['A', 'B', 'A', undefined]);
  });

  it('until LookupBatches has sent a statement, it adds further look-ups to this statement', async () => {
    const { started, at, read } = manualStatements();
    const first = read('a');
    await turn();
    const joined = [read('a'), read('b')];
    expect(at(0).send()?.values).toEqual([['a', 'b']]);
    const later = read('a');
    await turn();
    expect(started).toHaveLength(2);
    expect(at(1).send()?.values).toEqual(['a']);
    at(0).succeed([row(1, 'old'), row(2, 'B')]);
    at(1).succeed([{ name: 'new' }]);
    expect(await Promise.all([first, ...joined, later])).toMatchObject([
      { name: 'old' },
      { name: 'old' },
      { name: 'B' },
      { name: 'new' },
    ]);
  });

  it('LookupBatches has at most two statements in flight, each with a limited number of rows', async () => {
    const { started, at, read } = manualStatements();
    const results = Array.from({ length: 2 * maxBatchRows + 1 }, (_, index) => read(String(index)));
    await turn();
    expect(at(0).send()?.values[0]).toHaveLength(maxBatchRows);
    expect(at(1).send()?.values[0]).toHaveLength(maxBatchRows);
    expect(started).toHaveLength(2);
    at(1).succeed([]);
    await turn();
    expect(at(2).send()?.values).toEqual([String(2 * maxBatchRows)]);
    at(0).succeed([]);
    at(2).succeed([]);
    expect(new Set(await Promise.all(results))).toEqual(new Set([undefined]));
  });

  it('LookupBatches retries a look-up if the byte limit left out its row', async () => {
    const { at, read } = manualStatements();
    const results = ['a', 'b', 'c', 'd'].map(read);
    await turn();
    expect(at(0).send()?.values).toEqual([['a', 'b', 'c', 'd']]);
    at(0).succeed([row(1, 'A', 3_000_000), row(2, 'B', 3_000_000)]);
    await turn();
    expect(at(1).send()?.values).toEqual([['c', 'd']]);
    at(1).succeed([row(1, 'C', 1)]);
    expect((await Promise.all(results)).map((found) => found?.name)).toEqual(['A', 'B', 'C', undefined]);
  });

  it('after a lost connection, LookupBatches retries the same look-ups, and adds none that arrived later', async () => {
    const { at, read } = manualStatements();
    const results = ['a', 'b'].map(read);
    await turn();
    const before = at(0).send();
    const later = read('c');
    expect(at(0).send()).toEqual(before);
    at(0).succeed([]);
    await turn();
    at(1).succeed(at(1).send()?.values ?? []);
    expect(await Promise.all([...results, later])).toEqual([undefined, undefined, 'c']);
  });
});

describe('LookupBatches rejects the look-ups that failed', () => {
  it('if the database fails during a statement, all look-ups in it fail, and later look-ups can succeed', async () => {
    const { at, read } = manualStatements();
    const both = ['a', 'b'].map(read);
    await turn();
    at(0).send();
    const later = read('a');
    await turn();
    at(0).fail(new StorageUnavailable('planted'));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    at(1).send();
    at(1).succeed([{ name: 'A' }]);
    expect(await later).toEqual({ name: 'A' });
  });

  it('if a look-up gets no connection, it fails, and LookupBatches still sends later look-ups', async () => {
    const { at, read } = manualStatements();
    const first = read('a');
    await turn();
    const later = read('b');
    at(0).fail(new StorageUnavailable('planted'));
    await expect(first).rejects.toThrow('planted');
    await turn();
    expect(at(1).send()?.values).toEqual(['b']);
    at(1).succeed([{ name: 'B' }]);
    expect(await later).toEqual({ name: 'B' });
  });

  it('if the database rejects one of several look-ups in a statement, the other look-ups succeed', async () => {
    const { started, at, read } = manualStatements();
    const results = Promise.allSettled(['a', 'bad', 'c'].map(read));
    await turn();
    at(0).send();
    at(0).fail(new Error('invalid value'));
    for (let index = 1; index < 4; index++) {
      await turn();
      const values = at(index).send()?.values;
      if (values?.[0] === 'bad') at(index).fail(new Error('invalid value'));
      else at(index).succeed([{ name: values?.[0] }]);
    }
    await turn();
    expect((await results).map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      { name: 'a' },
      'failed',
      { name: 'c' },
    ]);
    expect(started).toHaveLength(4);
  });

  it('the time that a look-up waits before it is sent counts towards its timeout', async () => {
    const { at, read } = manualStatements();
    const inFlight = ['a', 'b'].map(async (id) => {
      const result = read(id);
      await turn();
      return result;
    });
    await turn();
    at(0).send();
    const second = read('c');
    await turn();
    at(1).send();
    const waiting = read('d');
    await pauseFor(100);
    at(0).succeed([]);
    await turn();
    expect(at(0).remainingMs).toBeLessThanOrEqual(timeoutsMs.storeCall);
    expect(at(2).remainingMs).toBeLessThan(timeoutsMs.storeCall - 90);
    at(2).send();
    for (const index of [1, 2]) at(index).succeed([]);
    expect(await Promise.all([...inFlight, second, waiting])).toHaveLength(4);
  });

  it('LookupBatches rejects a look-up that waits too long, and a new look-up while 1000 others wait', async () => {
    const { at, read } = manualStatements();
    const inFlight = [read('a')];
    await turn();
    at(0).send();
    inFlight.push(read('b'));
    await turn();
    at(1).send();
    // This test waits until this timeout has passed. Other tests use a timeout of minutes.
    timeoutsMs.connection = 500;
    const waiting = Array.from({ length: 1000 }, (_, index) => read(`w${index}`));
    await expect(read('one more')).rejects.toThrow('too many requests wait');
    const began = performance.now();
    const results = await Promise.allSettled(waiting);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(performance.now() - began).toBeGreaterThan(timeoutsMs.connection - 100);
    at(0).succeed([]);
    at(1).succeed([]);
    expect(await Promise.all(inFlight)).toEqual([undefined, undefined]);
  });
});
