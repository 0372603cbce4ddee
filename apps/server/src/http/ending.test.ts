import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handlers, type AllHandlers } from '../handlers/index.ts';
import { problem } from '../middleware/problem.ts';
import { requestId } from '../middleware/request-id.ts';
import { createRouter } from '../router.ts';
import type { Services } from '../services/index.ts';
import { endingHeaders } from './ending.ts';
import { Limits } from './limits.ts';

it('is a date of structured fields and a date of HTTP', () => {
  expect(endingHeaders({ since: '2026-11-20', sunset: '2027-02-01' })).toEqual([
    ['Deprecation', '@1795132800'],
    ['Sunset', 'Mon, 01 Feb 2027 00:00:00 GMT'],
  ]);
  expect(endingHeaders(undefined)).toEqual([]);
});

const stub = {
  ...handlers,
  service: { ...handlers.service, getHealth: async () => ({ status: 503, body: { status: 'stopping' } }) },
} as unknown as AllHandlers;
const app = new Koa();
for (const middleware of [
  requestId,
  problem(pino({ level: 'silent' }), undefined),
  createRouter(stub, {} as Services, new Limits(1), { getHealth: { since: '2026-11-20', sunset: '2027-02-01' } }),
])
  app.use(middleware as unknown as Koa.Middleware);
const server = app.listen(0, '127.0.0.1');
let origin: string;
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => void server.close());

it.each([
  ['/health', 503],
  ['/health?probe=nonsense', 422],
])('every answer of the operation says so: %s', async (path, status) => {
  const answer = await fetch(origin + path);
  expect([answer.status, answer.headers.get('deprecation'), answer.headers.get('sunset')]).toEqual([
    status,
    '@1795132800',
    'Mon, 01 Feb 2027 00:00:00 GMT',
  ]);
});

it('no other operation does', async () => {
  const answer = await fetch(`${origin}/apps`);
  expect([answer.status, answer.headers.has('deprecation'), answer.headers.has('sunset')]).toEqual([403, false, false]);
});
