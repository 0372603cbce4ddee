/**
 * Makes each step of writing a response throw, also for responses that report an error. The caller must get problem
 * details, an intact response or a closed connection. The log must have one line for the request. The number of
 * requests in flight must return to zero.
 */
import { ServerResponse } from 'node:http';
import { TextStream } from '@jurybox/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Metrics } from '../../src/metrics.ts';
import type { Session } from '../../src/services/session.ts';
import { Watcher } from '../../src/services/notices.ts';
import { health } from '../bad-input/request-bytes.ts';
import { startFaultyServer, type FaultyParts, type FaultyServer } from '../support/faulty-server.ts';
import { sendBytes } from '../support/raw-client.ts';

const fault = new Error('planted');
const fails = (): never => {
  throw fault;
};

/** Returns a function that throws for the first `times` log lines of requests. */
function failingLines(times: number): (line: string) => void {
  let failed = 0;
  return (line) => {
    if (line.includes('"msg":"request"') && failed++ < times) fails();
  };
}

/** An error that throws whenever a program reads or changes it. */
const untouchable = new Proxy(new Error('untouchable'), {
  get: fails,
  getPrototypeOf: fails,
  has: fails,
  ownKeys: fails,
});

interface Case {
  plant: FaultyParts;
  path?: string;
  /**
   * The expected response: a problem with the status 500, an intact response with the status 200, or a closed
   * connection if undefined.
   */
  response: 500 | 200 | undefined;
  /** The status in the log line. The default is `response`, or 500 if the connection is closed. */
  logged?: number;
  cut?: string;
  arrange?: () => void;
}

const respondWith = (body: unknown, headers?: Record<string, string>) => async () => ({ status: 200, body, headers });
async function* half() {
  yield 'evaluation_scenario_id\r\n';
  fails();
}
async function* halfAndNothing() {
  yield 'evaluation_scenario_id\r\n';
  throw undefined;
}

const cases: Record<string, Case> = {
  'a body that JSON cannot represent': { plant: { getApp: respondWith({ app_id: 1n }) }, response: 500 },
  'a body that throws while it is written': { plant: { getApp: respondWith({ toJSON: fails }) }, response: 500 },
  'JSON.stringify': {
    plant: { getApp: respondWith({}) },
    response: 500,
    arrange: () => void vi.spyOn(JSON, 'stringify').mockImplementation(fails),
  },
  'a header with a line break': { plant: { getApp: respondWith({}, { ETag: 'a\r\nX-Smuggled: b' }) }, response: 500 },
  'a header that is not text': {
    plant: { getApp: respondWith({}, { ETag: { toString: fails } as never }) },
    response: 500,
  },
  'an invalid status': { plant: { getApp: async () => ({ status: 7, body: {} }) }, response: 500 },
  'the check of the reply': { plant: { checkReply: fails }, path: '/api/health', response: 500 },
  'a handler, and the check of the error response': { plant: { getApp: fails, checkReply: fails }, response: 500 },
  'a rejection with undefined': { plant: { getApp: () => Promise.reject(undefined) }, response: 500 },
  'a rejection with an error that throws at every access': {
    plant: { getApp: () => Promise.reject(untouchable) },
    response: 500,
  },
  'logging the error': {
    plant: { getApp: fails, beforeLine: (line) => (line.includes('"level":50') ? fails() : undefined) },
    response: 500,
  },
  'the log line of the request': {
    plant: { beforeLine: failingLines(1) },
    path: '/api/health?probe=live',
    response: 200,
  },
  'the metrics': {
    plant: { metrics: (metrics) => Object.assign(metrics, { observe: fails } satisfies Partial<Metrics>) },
    path: '/api/health?probe=live',
    response: 200,
  },
  'the call that sends the response': {
    plant: {},
    response: undefined,
    logged: 200,
    arrange: () => void vi.spyOn(ServerResponse.prototype, 'end').mockImplementationOnce(fails),
  },
  'a page that is neither text nor bytes': {
    plant: { page: { type: 'text/plain', bytes: () => new ArrayBuffer(4) as never } },
    path: '/planted',
    response: 500,
  },
  'a page without bytes': {
    plant: { page: { type: 'text/plain', bytes: () => 5 as never } },
    path: '/planted',
    response: 500,
  },
  'a stream after its first chunk': {
    plant: { exportCsv: respondWith(new TextStream(half())) },
    path: 'csv',
    response: undefined,
    logged: 200,
    cut: 'failed',
  },
  'a stream that throws undefined after its first chunk': {
    plant: { exportCsv: respondWith(new TextStream(halfAndNothing())) },
    path: 'csv',
    response: undefined,
    logged: 200,
    cut: 'failed',
  },
  'a stream of notices before its first notice': {
    plant: { exportCsv: respondWith(new TextStream(new Watcher({} as Session, async () => fails()))) },
    path: 'csv',
    response: undefined,
    logged: 200,
    cut: 'failed',
  },
  'a stream without a source': {
    plant: { exportCsv: respondWith(new TextStream(undefined as never)) },
    path: 'csv',
    response: undefined,
    logged: 200,
    cut: 'failed',
  },
};

let server: FaultyServer;
const strays: unknown[] = [];
const onStray = (error: unknown) => void strays.push(error);
beforeEach(() => {
  strays.length = 0;
  process.on('uncaughtException', onStray).on('unhandledRejection', onStray);
});
afterEach(async () => {
  vi.restoreAllMocks();
  process.off('uncaughtException', onStray).off('unhandledRejection', onStray);
  await server.stop();
});

function pathOf({ path }: Case): string {
  if (path === 'csv') return `/api/human-evaluations/${server.fixture.pairs.evaluationId}/export/csv`;
  return path ?? `/api/apps/${server.fixture.appId}`;
}

describe('a failure while the server writes a response', () => {
  it.each(Object.entries(cases))(
    'the server responds at most once and logs one line if this step fails: %s',
    async (_, one) => {
      server = await startFaultyServer(one.plant);
      one.arrange?.();
      const request =
        `GET ${pathOf(one)} HTTP/1.1\r\nHost: x\r\nX-Request-Id: planted-7\r\nAuthorization: ` +
        `${server.fixture.keys.viewer}\r\n\r\n`;
      const { responses, closed } = await sendBytes(server.port, request, { untilClosed: one.response === undefined });
      vi.restoreAllMocks();
      if (one.response === undefined) {
        expect({ closed, responses: responses.filter(({ headers }) => !headers.has('transfer-encoding')) }).toEqual({
          closed: true,
          responses: [],
        });
      } else {
        expect(responses.map(({ status }) => status)).toEqual([one.response]);
      }
      if (one.response === 500) {
        const [response] = responses;
        expect(response?.headers.get('content-type')).toEqual(['application/problem+json']);
        expect(response?.headers.has('x-smuggled')).toBe(false);
        expect(JSON.parse(response?.body ?? '')).toEqual({
          type: '/docs/errors#internal_error',
          title: 'Internal error',
          status: 500,
          code: 'internal_error',
          detail: expect.any(String),
          request_id: 'planted-7',
        });
      }
      await expect.poll(() => server.metrics.inFlight).toBe(0);
      const lines = server.logs.filter(({ msg }) => msg === 'request');
      expect(lines.map(({ request_id: id, status, cut }) => ({ id, status, cut }))).toEqual([
        { id: 'planted-7', status: one.logged ?? one.response ?? 500, cut: one.cut },
      ]);
      if (one.cut !== undefined || one.plant.metrics !== undefined)
        expect(server.logs.filter(({ level }) => level === 50)).toHaveLength(1);
      expect(strays).toEqual([]);
      // Skips this request if the planted fault is in `checkReply`, because the fault would make this request fail too.
      if (one.plant.checkReply === undefined)
        expect((await sendBytes(server.port, health)).responses.map(({ status }) => status)).toEqual([200]);
    },
  );

  it('the server sends complete responses even if it cannot write any log line', async () => {
    server = await startFaultyServer({ beforeLine: fails, getApp: respondWith({ toJSON: fails }) });
    const { responses } = await sendBytes(
      server.port,
      `${health}GET /api/apps/${server.fixture.appId} HTTP/1.1\r\nHost: x\r\nAuthorization: ` +
        `${server.fixture.keys.viewer}\r\n\r\n`,
      { responses: 2 },
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 500]);
    expect(server.metrics.inFlight).toBe(0);
    expect(strays).toEqual([]);
  });
});
