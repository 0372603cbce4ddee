/** Tests that a caller gets a response even if the server cannot log the request or update its metrics. */
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import * as metrics from '../src/metrics.ts';
import { report } from '../src/middleware/problem.ts';
import { sendRequest } from './support/requests.ts';
import { startTestServer } from './support/server.ts';

it('if the server cannot add a request to its metrics, it logs this failure and also the request', async () => {
  const { createMetrics } = metrics;
  const create = vi.spyOn(metrics, 'createMetrics').mockImplementationOnce(() => ({
    ...createMetrics(),
    observe() {
      throw new Error('planted');
    },
  }));
  const server = await startTestServer();
  create.mockRestore();
  expect((await sendRequest(server, '/apps')).status).toBe(200);
  await expect.poll(() => server.logs.map(({ msg }) => msg)).toContain('request');
  expect(server.logs).toContainEqual(
    expect.objectContaining({ msg: 'a request could not be logged or measured', request_id: expect.any(String) }),
  );
});

it('the server logs the request id even if reading an error fails, and continues if logging fails', () => {
  const lines: string[] = [];
  const unreadable = Object.defineProperty(new Error('planted'), 'stack', {
    get() {
      throw new Error('unreadable');
    },
  });
  report(pino({ base: null }, { write: (line: string) => void lines.push(line) }), 'id', unreadable, 'it failed');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ request_id: 'id', msg: 'it failed' }),
  ]);
  const fail = () => {
    throw new Error('full');
  };
  expect(() => report({ error: fail } as never, 'id', new Error('planted'), 'it failed')).not.toThrow();
});
