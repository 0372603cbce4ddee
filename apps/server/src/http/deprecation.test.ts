import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handlers } from '../handlers/index.ts';
import type { AllHandlers } from '../handlers/types.ts';
import { problem } from '../middleware/problem.ts';
import { requestId } from '../middleware/request-id.ts';
import { createRouter } from '../router.ts';
import type { Services } from '../services/index.ts';
import type { State } from '../state.ts';
import { deprecationHeaders } from './headers.ts';
import { Limits } from './limits.ts';

it('the header Deprecation contains a date like @1795132800, and the header Sunset contains an HTTP date', () => {
  expect(deprecationHeaders({ since: '2026-11-20', sunset: '2027-02-01' })).toEqual([
    ['Deprecation', '@1795132800'],
    ['Sunset', 'Mon, 01 Feb 2027 00:00:00 GMT'],
  ]);
  expect(deprecationHeaders(undefined)).toEqual([]);
});

const stub = {
  ...handlers,
  service: { ...handlers.service, getHealth: async () => ({ status: 503, body: { status: 'stopping' } }) },
} as unknown as AllHandlers;
const limits = new Limits(1);
const app = new Koa<State>();
app
  .use(requestId)
  .use(problem(pino({ level: 'silent' }), undefined, limits))
  .use(createRouter(stub, {} as Services, limits, { getHealth: { since: '2026-11-20', sunset: '2027-02-01' } }));
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
])('every response of a deprecated operation has the headers Deprecation and Sunset: %s', async (path, status) => {
  const response = await fetch(origin + path);
  expect([response.status, response.headers.get('deprecation'), response.headers.get('sunset')]).toEqual([
    status,
    '@1795132800',
    'Mon, 01 Feb 2027 00:00:00 GMT',
  ]);
});

it('the response of an operation that is not deprecated has neither Deprecation nor Sunset', async () => {
  const response = await fetch(`${origin}/apps`);
  expect([response.status, response.headers.has('deprecation'), response.headers.has('sunset')]).toEqual([
    403,
    false,
    false,
  ]);
});
