/** Test cases of faults.test.ts: responses that ask for a retry or forbid a retry. */
import { html, problem, respond } from '../support/raw-server.ts';
import { always, fails, failsUnexpectedly, first, succeeds, valid, type Case } from './case.ts';

const date = (offsetMs: number) => new Date(Date.now() + offsetMs).toUTCString();

export const retryResponses: Case[] = [
  {
    name: '429, Retry-After in seconds',
    responders: first(problem(429, 'rate_limited', { 'Retry-After': '1' })),
    expect: succeeds(2, { ms: [1000, 2900] }),
  },
  {
    name: '503, Retry-After in seconds',
    responders: first(problem(503, 'overloaded', { 'Retry-After': '0' })),
    expect: succeeds(2),
  },
  {
    name: '503, header names in lower case',
    responders: first(problem(503, 'overloaded', { 'retry-after': '0' })),
    expect: succeeds(2),
  },
  {
    name: '503, Retry-After is a date',
    responders: (core) => [problem(503, 'overloaded', { 'Retry-After': date(1900) }), valid(core)],
    expect: succeeds(2, { ms: [500, 3900] }),
  },
  {
    name: '503, Retry-After is a date in the past',
    responders: first(problem(503, 'overloaded', { 'Retry-After': date(-60_000) })),
    expect: succeeds(2, { ms: [0, 1500] }),
  },
  {
    name: '429, Retry-After longer than maxRetryAfter',
    responders: always(problem(429, 'rate_limited', { 'Retry-After': '6' })),
    expect: fails('RateLimitError', 'rate_limited', 429, 1, { retryAfterMs: [6000, 6000], ms: [0, 1500] }),
  },
  {
    name: '503, Retry-After is a date later than maxRetryAfter allows',
    responders: () => [problem(503, 'shutting_down', { 'Retry-After': date(3_600_000) })],
    expect: fails('ServerError', 'shutting_down', 503, 1, { retryAfterMs: [3_590_000, 3_600_000], ms: [0, 1500] }),
  },
  {
    name: '503, Retry-After has 400 digits',
    responders: always(problem(503, 'overloaded', { 'Retry-After': '9'.repeat(400) })),
    expect: fails('ServerError', 'overloaded', 503, 1, { retryAfterMs: [1e15, 1e16], ms: [0, 1500] }),
  },
  {
    name: '429, Retry-After is negative',
    responders: first(problem(429, 'rate_limited', { 'Retry-After': '-5' })),
    expect: succeeds(2),
  },
  {
    name: '429, Retry-After is a word',
    responders: always(problem(429, 'rate_limited', { 'Retry-After': 'soon 5' })),
    expect: fails('RateLimitError', 'rate_limited', 429, 3),
  },
  {
    name: '429, Retry-After is missing',
    responders: always(problem(429, 'rate_limited')),
    expect: fails('RateLimitError', 'rate_limited', 429, 3),
  },
  {
    name: '503 with retries: 0',
    responders: always(problem(503, 'overloaded')),
    call: { retries: 0 },
    expect: fails('ServerError', 'overloaded', 503, 1),
  },
  {
    name: '503, the pause is longer than the deadline',
    responders: always(problem(503, 'overloaded', { 'Retry-After': '2' })),
    call: { deadline: 500 },
    expect: fails('ServerError', 'overloaded', 503, 1, { retryAfterMs: [2000, 2000], ms: [0, 1500] }),
  },
  {
    name: '503 storage_unavailable for an idempotent call',
    responders: first(problem(503, 'storage_unavailable')),
    expect: succeeds(2),
  },
  {
    name: '503 with x-should-retry: false',
    responders: always(problem(503, 'overloaded', { 'x-should-retry': 'false' })),
    expect: fails('ServerError', 'overloaded', 503, 1),
  },
  {
    name: '502 of a proxy with x-should-retry: false',
    responders: always(html(502, { 'x-should-retry': 'false' })),
    expect: failsUnexpectedly(502),
  },
  {
    name: '409 with x-should-retry: true',
    responders: first(problem(409, 'conflict', { 'x-should-retry': 'true' })),
    expect: succeeds(2),
  },
  {
    name: '400 in HTML with X-Should-Retry: true',
    responders: first(html(400, { 'X-Should-Retry': 'true' })),
    expect: succeeds(2),
  },
  { name: '429 of a proxy', responders: first(html(429, { 'Retry-After': '0' })), expect: succeeds(2) },
  { name: '408 of a proxy', responders: first(respond(408)), expect: succeeds(2) },
];
