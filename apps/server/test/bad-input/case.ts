/** One bad request, what must come back, and everything else that must hold then. */
import type { ProblemCode } from '@jurybox/types';
import { expect } from 'vitest';
import { problems } from '../../src/http/problems.ts';
import { raw, type Exchange, type RawAnswer } from '../support/raw.ts';
import { slowness } from '../support/slowness.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { health, targetOf, type Target } from './requests.ts';
import type { Row } from './rows.ts';
import { mostStall, shortestStall } from './stall.ts';

type Loc = (string | number)[];

export interface Case {
  row: Row;
  name: string;
  bytes: (target: Target) => string | Uint8Array;
  /** Problem details with this code; or, for what does not fit the contract, one of the entries it must have. */
  answer: ProblemCode | { loc: Loc; type: string };
  /** Headers the answer must have. */
  headers?: Record<string, string>;
  /** The server ends the connection. */
  closes?: true;
  /** We end our side after the last byte. */
  half?: true;
  /** How many answers to wait for. One is right; a planted fault has two. */
  answers?: number;
  /** How long the server may take to end the connection, for a planted fault that keeps it open. */
  closeWithinMs?: number;
  /** The event loop must not stand still for 50 ms. */
  quick?: true;
}

/** A server, what its cases aim at, and what they came to. */
export interface Site {
  server: TestServer;
  target: Target;
  statuses: number[];
  undocumented: string[];
}

export async function openSite(): Promise<Site> {
  const server = await startTestServer();
  return { server, target: targetOf(server), statuses: [], undocumented: [] };
}

const pristine = prototypes();

/** Sends one case and holds the answer, the store, the process and the prototypes to what must be. */
export async function hold(site: Site, one: Case): Promise<void> {
  const { server, target } = site;
  const before = await stored(site);
  const bytes = one.bytes(target);
  const send = () =>
    raw(server.port, bytes, {
      half: one.half ?? false,
      untilClosed: one.closes ?? false,
      ...(one.answers === undefined ? {} : { answers: one.answers }),
      ...(one.closeWithinMs === undefined ? {} : { closeWithinMs: one.closeWithinMs }),
    });
  const exchange = await send();
  note(site, one, exchange);
  checkExchange(one, exchange);
  if (one.quick) expect(await shortestStall(send), 'the event loop stood still').toBeLessThan(mostStall * slowness());
  expect(await stored(site), 'nothing is stored').toEqual(before);
  expect(prototypes(), 'prototypes are untouched').toEqual(pristine);
  expect(await isWell(site), 'the process still answers').toBe(true);
}

export async function isWell({ server }: Site): Promise<boolean> {
  const { answers } = await raw(server.port, health, { quietMs: 0 });
  return answers[0]?.status === 200;
}

export function note(site: Site, one: Case, { answers }: Exchange): void {
  for (const { status, body } of answers) {
    site.statuses.push(status);
    if (status >= 500 && !body.includes('"code":"variant_not_found"'))
      site.undocumented.push(`${one.name}: ${status} ${body}`);
  }
}

export function checkExchange(one: Case, exchange: Exchange): void {
  expect(exchange.rest, 'bytes after the answer').toBe('');
  expect(exchange.answers).toHaveLength(1);
  const [answer] = exchange.answers as [RawAnswer];
  if (typeof one.answer === 'string') checkProblem(answer, one.answer);
  else checkDetail(answer, one.answer);
  for (const [name, value] of Object.entries(one.headers ?? {}))
    expect(answer.headers.get(name.toLowerCase()), name).toEqual([value]);
  checkHeaders(answer);
  expect(exchange.closed, 'the connection is closed').toBe(one.closes ?? false);
}

function checkProblem({ status, headers, body }: RawAnswer, code: ProblemCode): void {
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

function checkDetail({ status, headers, body }: RawAnswer, expected: { loc: Loc; type: string }): void {
  expect({ status, type: headers.get('content-type') }, body.slice(0, 500)).toEqual({
    status: 422,
    type: ['application/json'],
  });
  const answer = JSON.parse(body) as { detail: Record<string, unknown>[] };
  expect(Object.keys(answer)).toEqual(['detail']);
  expect(answer.detail.length).toBeLessThanOrEqual(100);
  for (const item of answer.detail) {
    expect(Object.keys(item).toSorted()).toEqual(['loc', 'msg', 'type']);
    expect(item).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
  }
  expect(answer.detail).toContainEqual({ ...expected, msg: expect.any(String) });
}

/** What no answer may carry: an origin let in, or a header the request smuggled in. */
export function checkHeaders({ headers }: RawAnswer): void {
  for (const [name, values] of headers) {
    expect(name).not.toMatch(/^(access-control-|x-smuggled)/);
    expect(values, `${name} is there once`).toHaveLength(1);
  }
}

/** All that an update could have changed, of every scenario. */
export function stored({ server }: Site): Promise<unknown> {
  return server.database.get(
    'SELECT sum(revision) AS revisions, (SELECT count(*) FROM judgements) AS judgements FROM scenarios',
  );
}

function prototypes(): unknown {
  return [Object, Array, Function, String, Number, Map].map(({ prototype }) => Reflect.ownKeys(prototype).map(String));
}

/** What the server logged that is no plain request: a bug of ours shows here even where the caller saw nothing. */
export function complaints({ server }: Site): unknown[] {
  return server.logs.filter(({ level }) => (level as number) >= 40);
}
