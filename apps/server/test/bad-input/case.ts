/** A case is an invalid request with the response that the server must send. */
import { problems, type ProblemCode } from '@jurybox/types';
import { expect } from 'vitest';
import { sendBytes, type Exchange, type RawResponse } from '../support/raw-client.ts';
import { slowness } from '../support/slowness.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { health, targetOf, type Target } from './request-bytes.ts';
import type { Row } from './rows.ts';
import { maxStallMs, shortestStallMs } from './event-loop-stall.ts';

type Loc = (string | number)[];

export interface Case {
  row: Row;
  name: string;
  bytes: (target: Target) => string | Uint8Array | Promise<string | Uint8Array>;
  /**
   * The expected problem code, for example `not_found`. For a 422: an error that the response must list in its member
   * `detail`.
   */
  response: ProblemCode | { loc: Loc; type: string };
  headers?: Record<string, string>;
  /** Whether the server must close the connection after its response. */
  closes?: true;
  /** Whether the client closes its side of the connection after its last byte. */
  half?: true;
  /**
   * The number of responses to wait for, by default 1. A case waits for 2 if a faulty server could send a second
   * response.
   */
  responses?: number;
  /**
   * How long the client waits for the server to close the connection, in milliseconds. Only the test of a server that
   * wrongly keeps the connection open sets it.
   */
  closeWithinMs?: number;
  /** Whether to check that the server blocks its event loop for less than 50 ms. */
  quick?: true;
}

/**
 * A server, and the objects in its database that the cases use. Also collects the status of every response, and every
 * 5xx response that the contract does not document.
 */
export interface CaseServer {
  server: TestServer;
  target: Target;
  statuses: number[];
  undocumented: string[];
}

export async function startCaseServer(): Promise<CaseServer> {
  const server = await startTestServer();
  return { server, target: targetOf(server), statuses: [], undocumented: [] };
}

const pristine = prototypes();

/**
 * Sends one case and checks the response. Also checks that the request stored nothing, changed no built-in prototype
 * and did not stop the process.
 */
export async function expectCase(site: CaseServer, one: Case): Promise<void> {
  const { server, target } = site;
  const before = await storedState(site);
  const bytes = await one.bytes(target);
  const send = () =>
    sendBytes(server.port, bytes, {
      half: one.half ?? false,
      untilClosed: one.closes ?? false,
      ...(one.responses === undefined ? {} : { responses: one.responses }),
      ...(one.closeWithinMs === undefined ? {} : { closeWithinMs: one.closeWithinMs }),
    });
  const exchange = await send();
  recordStatuses(site, one, exchange);
  checkExchange(one, exchange);
  if (one.quick)
    expect(await shortestStallMs(send), 'the event loop is not blocked').toBeLessThan(maxStallMs * slowness());
  expect(await storedState(site), 'nothing is stored').toEqual(before);
  expect(prototypes(), 'built-in prototypes are unchanged').toEqual(pristine);
  expect(await isServing(site), 'the process still responds').toBe(true);
}

export async function isServing({ server }: CaseServer): Promise<boolean> {
  const { responses } = await sendBytes(server.port, health, { quietMs: 0 });
  return responses[0]?.status === 200;
}

export function recordStatuses(site: CaseServer, one: Case, { responses }: Exchange): void {
  for (const { status, body } of responses) {
    site.statuses.push(status);
    if (status >= 500 && !body.includes('"code":"variant_not_found"'))
      site.undocumented.push(`${one.name}: ${status} ${body}`);
  }
}

export function checkExchange(one: Case, exchange: Exchange): void {
  expect(exchange.rest, 'bytes after the response').toBe('');
  expect(exchange.responses).toHaveLength(1);
  const [response] = exchange.responses as [RawResponse];
  if (typeof one.response === 'string') checkProblem(response, one.response);
  else checkDetail(response, one.response);
  for (const [name, value] of Object.entries(one.headers ?? {}))
    expect(response.headers.get(name.toLowerCase()), name).toEqual([value]);
  checkHeaders(response);
  expect(exchange.closed, 'the connection is closed').toBe(one.closes ?? false);
}

function checkProblem({ status, headers, body }: RawResponse, code: ProblemCode): void {
  expect({ status, type: headers.get('content-type') }, body.slice(0, 500)).toEqual({
    status: problems[code].status,
    type: ['application/problem+json'],
  });
  const problem = JSON.parse(body) as Record<string, unknown>;
  expect(Object.keys(problem).toSorted()).toEqual(['code', 'detail', 'request_id', 'status', 'title', 'type']);
  expect(problem).toMatchObject({
    code,
    status,
    detail: expect.any(String),
    request_id: headers.get('x-request-id')?.[0] ?? 'none',
  });
}

function checkDetail({ status, headers, body }: RawResponse, expected: { loc: Loc; type: string }): void {
  expect({ status, type: headers.get('content-type') }, body.slice(0, 500)).toEqual({
    status: 422,
    type: ['application/json'],
  });
  const response = JSON.parse(body) as { detail: Record<string, unknown>[] };
  expect(Object.keys(response)).toEqual(['detail']);
  expect(response.detail.length).toBeLessThanOrEqual(100);
  for (const item of response.detail) {
    expect(Object.keys(item).toSorted()).toEqual(['loc', 'msg', 'type']);
    expect(item).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
  }
  expect(response.detail).toContainEqual({ ...expected, msg: expect.any(String) });
}

/** Checks that a response has no CORS header, no repeated header, and no `X-Smuggled`, which requests try to inject. */
export function checkHeaders({ headers }: RawResponse): void {
  for (const [name, values] of headers) {
    expect(name).not.toMatch(/^(access-control-|x-smuggled)/);
    expect(values, `${name} occurs once`).toHaveLength(1);
  }
}

/** Returns two numbers. A stored update changes them. */
export function storedState({ server }: CaseServer): Promise<unknown> {
  return server.database.get(
    'SELECT sum(revision) AS revisions, (SELECT count(*) FROM judgements) AS judgements FROM scenarios',
  );
}

function prototypes(): unknown {
  return [Object, Array, Function, String, Number, Map].map(({ prototype }) => Reflect.ownKeys(prototype).map(String));
}

/** Returns the warnings and errors in the log. They reveal bugs that do not change a response. */
export function unexpectedLogs({ server }: CaseServer): unknown[] {
  return server.logs.filter(({ level }) => (level as number) >= 40);
}
