import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { watchCommits } from '../src/store/postgres/commits.ts';
import type { PrimaryFinder } from '../src/store/postgres/primary.ts';
import { closeAfterTest } from './support/close-after-test.ts';
import { addressOf, engines, newTarget } from './support/engine.ts';

describe.skipIf(!engines.includes('postgres'))('the watch of deployments on PostgreSQL', () => {
  it('if `watchCommits` is stopped before it has connected, it leaves no connection open', async () => {
    const { target } = await newTarget('postgres');
    const count = { opened: 0, closed: 0 };
    const proxy = createServer((socket) => {
      count.opened += 1;
      socket.on('error', () => {}).on('close', () => (count.closed += 1));
      socket.pipe(connect(inject('postgresPort'), '127.0.0.1').on('error', () => {})).pipe(socket);
    });
    closeAfterTest(async () => proxy.close());
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const found = Promise.withResolvers<{ url: string }>();
    let calls = 0;
    const primary = { findPool: () => found.promise } as unknown as PrimaryFinder;
    const end = watchCommits(primary, true, () => (calls += 1));
    end();
    const url = addressOf(target).replace(/:\d+\//, `:${(proxy.address() as AddressInfo).port}/`);
    found.resolve({ url });
    await expect.poll(() => count).toEqual({ opened: 1, closed: 1 });
    expect(calls).toBe(0);
  });
});
