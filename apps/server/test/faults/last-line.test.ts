/**
 * What answers when everything else failed can fail itself. Each of its steps is made to throw: the caller gets
 * problem details or a closed connection, there is one line for the request, and the gauge of requests is right.
 */
import { TextStream } from '@jurybox/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Metrics } from '../../src/metrics.ts';
import { health } from '../bad-input/requests.ts';
import { startPlanted, type Plant, type Planted } from '../support/planted.ts';
import { raw } from '../support/raw.ts';

const fault = new Error('planted');
const fails = (): never => {
  throw fault;
};

/** Fails the first `times` lines of requests. */
function failingLines(times: number): (line: string) => void {
  let failed = 0;
  return (line) => {
    if (line.includes('"msg":"request"') && failed++ < times) fails();
  };
}

/** An error that cannot even be looked at. */
const untouchable = new Proxy(new Error('untouchable'), {
  get: fails,
  getPrototypeOf: fails,
  has: fails,
  ownKeys: fails,
});

interface Case {
  plant: Plant;
  path?: string;
  /** The status of the problem; 200 for an answer that is not harmed; nothing for a connection that is closed. */
  answer: 500 | 200 | undefined;
  /** The status in the line. */
  logged?: number;
  cut?: string;
  arrange?: () => void;
}

const answering = (body: unknown, headers?: Record<string, string>) => async () => ({ status: 200, body, headers });
async function* half() {
  yield 'evaluation_scenario_id\r\n';
  fails();
}
async function* halfAndNothing() {
  yield 'evaluation_scenario_id\r\n';
  throw undefined;
}

const cases: Record<string, Case> = {
  'a body that is no JSON': { plant: { getApp: answering({ app_id: 1n }) }, answer: 500 },
  'a body that throws while it is written': { plant: { getApp: answering({ toJSON: fails }) }, answer: 500 },
  'JSON that cannot be written at all': {
    plant: { getApp: answering({}) },
    answer: 500,
    arrange: () => void vi.spyOn(JSON, 'stringify').mockImplementation(fails),
  },
  'a header that may not be sent': { plant: { getApp: answering({}, { ETag: 'a\r\nX-Smuggled: b' }) }, answer: 500 },
  'a header that is no text': { plant: { getApp: answering({}, { ETag: { toString: fails } as never }) }, answer: 500 },
  'a status that is none': { plant: { getApp: async () => ({ status: 7, body: {} }) }, answer: 500 },
  'the check of the answer': { plant: { checkReply: fails }, path: '/api/health', answer: 500 },
  'a check that refuses every answer, and its own': { plant: { getApp: fails, checkReply: fails }, answer: 500 },
  'what is thrown is nothing': { plant: { getApp: () => Promise.reject(undefined) }, answer: 500 },
  'what is thrown cannot be looked at': { plant: { getApp: () => Promise.reject(untouchable) }, answer: 500 },
  'logging the error': {
    plant: { getApp: fails, beforeLine: (line) => (line.includes('"level":50') ? fails() : undefined) },
    answer: 500,
  },
  'the line of the request': { plant: { beforeLine: failingLines(1) }, path: '/api/health?probe=live', answer: 200 },
  measuring: {
    plant: { metrics: (metrics) => Object.assign(metrics, { observe: fails } satisfies Partial<Metrics>) },
    path: '/api/health?probe=live',
    answer: 200,
  },
  'the bytes, after the head': {
    plant: { page: { type: 'text/plain', bytes: () => new ArrayBuffer(4) as never } },
    path: '/planted',
    answer: undefined,
    cut: 'failed',
  },
  'a page that is nothing': {
    plant: { page: { type: 'text/plain', bytes: () => 5 as never } },
    path: '/planted',
    answer: 500,
  },
  'a stream, half-way': {
    plant: { exportCsv: answering(new TextStream(half())) },
    path: 'csv',
    answer: undefined,
    logged: 200,
    cut: 'failed',
  },
  'a stream that throws nothing, half-way': {
    plant: { exportCsv: answering(new TextStream(halfAndNothing())) },
    path: 'csv',
    answer: undefined,
    logged: 200,
    cut: 'failed',
  },
  'a stream that is none': {
    plant: { exportCsv: answering(new TextStream(undefined as never)) },
    path: 'csv',
    answer: undefined,
    logged: 200,
    cut: 'failed',
  },
};

let server: Planted;
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

describe('a failure of', () => {
  it.each(Object.entries(cases))('%s', async (_, one) => {
    server = await startPlanted(one.plant);
    one.arrange?.();
    const request = `GET ${pathOf(one)} HTTP/1.1\r\nHost: x\r\nX-Request-Id: planted-7\r\nAuthorization: ${server.fixture.keys.viewer}\r\n\r\n`;
    const { answers, closed } = await raw(server.port, request);
    vi.restoreAllMocks();
    if (one.answer === undefined) {
      expect({ closed, answers: answers.filter(({ headers }) => !headers.has('transfer-encoding')) }).toEqual({
        closed: true,
        answers: [],
      });
    } else {
      expect(answers.map(({ status }) => status)).toEqual([one.answer]);
    }
    if (one.answer === 500) {
      const [answer] = answers;
      expect(answer?.headers.get('content-type')).toEqual(['application/problem+json']);
      expect(answer?.headers.has('x-smuggled')).toBe(false);
      expect(JSON.parse(answer?.body ?? '')).toEqual({
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
      { id: 'planted-7', status: one.logged ?? one.answer ?? 500, cut: one.cut },
    ]);
    if (one.cut !== undefined) expect(server.logs.filter(({ level }) => level === 50)).toHaveLength(1);
    expect(server.koaAnswers()).toBe(0);
    expect(strays).toEqual([]);
    // A check that fails fails this one too.
    if (one.plant.checkReply === undefined)
      expect((await raw(server.port, health)).answers.map(({ status }) => status)).toEqual([200]);
  });

  it('a log that takes no line at all changes no answer', async () => {
    server = await startPlanted({ beforeLine: fails, getApp: answering({ toJSON: fails }) });
    const { answers } = await raw(
      server.port,
      `${health}GET /api/apps/${server.fixture.appId} HTTP/1.1\r\nHost: x\r\nAuthorization: ${server.fixture.keys.viewer}\r\n\r\n`,
      { answers: 2 },
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 500]);
    expect(server.metrics.inFlight).toBe(0);
    expect([server.koaAnswers(), strays]).toEqual([0, []]);
  });
});
