/** Answers that are not what was hoped for. */
import { bytes, breakAfter, answer, html, json, problem, type Play } from '../support/raw-server.ts';
import { good, type Core } from '../support/operations.ts';
import { fails, ok, type Case } from './case.ts';

const fine = (core: Core): Play => json(200, good[core]);
/** That play, then a good answer. */
const then = (play: Play) => (core: Core) => [play, fine(core)];
const always = (play: Play) => () => [play];
const unexpected = (status: number, attempts = 1, more = {}) =>
  fails('UnexpectedResponseError', 'unexpected_response', status, attempts, more);
const date = (offset: number) => new Date(Date.now() + offset).toUTCString();

const waits: Case[] = [
  {
    name: '429, Retry-After in seconds',
    plays: then(problem(429, 'rate_limited', { 'Retry-After': '1' })),
    expect: ok(2, { ms: [1000, 2900] }),
  },
  {
    name: '503, Retry-After in seconds',
    plays: then(problem(503, 'overloaded', { 'Retry-After': '0' })),
    expect: ok(2),
  },
  {
    name: '503, header names in lower case',
    plays: then(problem(503, 'overloaded', { 'retry-after': '0' })),
    expect: ok(2),
  },
  {
    name: '503, Retry-After is a date',
    plays: (core) => [problem(503, 'overloaded', { 'Retry-After': date(1900) }), fine(core)],
    expect: ok(2, { ms: [500, 3900] }),
  },
  {
    name: '503, Retry-After is a date that is over',
    plays: then(problem(503, 'overloaded', { 'Retry-After': date(-60_000) })),
    expect: ok(2, { ms: [0, 1500] }),
  },
  {
    name: '429, Retry-After past the cap',
    plays: always(problem(429, 'rate_limited', { 'Retry-After': '6' })),
    expect: fails('RateLimitError', 'rate_limited', 429, 1, { retryAfterMs: [6000, 6000], ms: [0, 1500] }),
  },
  {
    name: '503, Retry-After is a date past the cap',
    plays: () => [problem(503, 'shutting_down', { 'Retry-After': date(3_600_000) })],
    expect: fails('ServerError', 'shutting_down', 503, 1, { retryAfterMs: [3_590_000, 3_600_000], ms: [0, 1500] }),
  },
  {
    name: '503, Retry-After is absurd',
    plays: always(problem(503, 'overloaded', { 'Retry-After': '9'.repeat(400) })),
    expect: fails('ServerError', 'overloaded', 503, 1, { retryAfterMs: [1e15, 1e16], ms: [0, 1500] }),
  },
  {
    name: '429, Retry-After is negative',
    plays: then(problem(429, 'rate_limited', { 'Retry-After': '-5' })),
    expect: ok(2),
  },
  {
    name: '429, Retry-After is a word',
    plays: always(problem(429, 'rate_limited', { 'Retry-After': 'soon 5' })),
    expect: fails('RateLimitError', 'rate_limited', 429, 3),
  },
  {
    name: '429, Retry-After is missing',
    plays: always(problem(429, 'rate_limited')),
    expect: fails('RateLimitError', 'rate_limited', 429, 3),
  },
  {
    name: '503, not more often than told',
    plays: always(problem(503, 'overloaded')),
    call: { retries: 0 },
    expect: fails('ServerError', 'overloaded', 503, 1),
  },
  {
    name: '503, the pause is longer than the deadline',
    plays: always(problem(503, 'overloaded', { 'Retry-After': '2' })),
    call: { deadline: 500 },
    expect: fails('ServerError', 'overloaded', 503, 1, { retryAfterMs: [2000, 2000], ms: [0, 1500] }),
  },
  {
    name: '503 storage_unavailable: twice is the same as once',
    plays: then(problem(503, 'storage_unavailable')),
    expect: ok(2),
  },
  {
    name: '503 with x-should-retry: false',
    plays: always(problem(503, 'overloaded', { 'x-should-retry': 'false' })),
    expect: fails('ServerError', 'overloaded', 503, 1),
  },
  {
    name: '502 of something in between with x-should-retry: false',
    plays: always(html(502, { 'x-should-retry': 'false' })),
    expect: unexpected(502),
  },
  {
    name: '409 with x-should-retry: true',
    plays: then(problem(409, 'conflict', { 'x-should-retry': 'true' })),
    expect: ok(2),
  },
  {
    name: '400 in HTML with X-Should-Retry: true',
    plays: then(html(400, { 'X-Should-Retry': 'true' })),
    expect: ok(2),
  },
  { name: '429 of something in between', plays: then(html(429, { 'Retry-After': '0' })), expect: ok(2) },
  { name: '408 of something in between', plays: then(answer(408)), expect: ok(2) },
];

const refusals: Case[] = [
  {
    name: 'the documented 500: nothing deployed',
    plays: always(problem(500, 'variant_not_found', { 'x-should-retry': 'false' })),
    expect: fails('VariantNotFoundError', 'variant_not_found', 500, 1, { requestId: 'r-1' }),
  },
  {
    name: 'the documented 500, although something says to retry',
    plays: always(problem(500, 'variant_not_found', { 'x-should-retry': 'true' })),
    expect: fails('VariantNotFoundError', 'variant_not_found', 500, 1),
  },
  {
    name: 'the documented 500: the service failed',
    plays: always(problem(500, 'internal_error')),
    expect: fails('ServerError', 'internal_error', 500, 1),
  },
  {
    name: 'an unknown code',
    plays: always(problem(503, 'maintenance')),
    expect: fails('ServerError', 'maintenance', 503, 1),
  },
  {
    name: 'a code that every object has',
    plays: always(problem(503, 'constructor')),
    expect: fails('ServerError', 'constructor', 503, 1),
  },
  {
    name: '400',
    plays: always(problem(400, 'invalid_app_id')),
    expect: fails('ProblemError', 'invalid_app_id', 400, 1),
  },
  {
    name: '401',
    plays: always(problem(401, 'unauthenticated')),
    expect: fails('AuthenticationError', 'unauthenticated', 401, 1),
  },
  { name: '403', plays: always(problem(403, 'forbidden')), expect: fails('PermissionError', 'forbidden', 403, 1) },
  { name: '404', plays: always(problem(404, 'not_found')), expect: fails('NotFoundError', 'not_found', 404, 1) },
  {
    name: '409',
    plays: always(problem(409, 'evaluation_closed')),
    expect: fails('ConflictError', 'evaluation_closed', 409, 1),
  },
  {
    name: '412',
    plays: always(problem(412, 'precondition_failed')),
    expect: fails('PreconditionFailedError', 'precondition_failed', 412, 1),
  },
  {
    name: '422 in the documented shape',
    plays: always(json(422, { detail: [{ loc: ['body', 'vote'], msg: 'No.', type: 'enum' }] })),
    expect: fails('ValidationError', 'invalid', 422, 1, { requestId: 'r-1' }),
  },
  {
    name: '422 in the documented shape, empty',
    plays: always(json(422, { detail: [] })),
    expect: fails('ValidationError', 'invalid', 422, 1),
  },
  { name: '422 in another shape', plays: always(json(422, { detail: 'No.' })), expect: unexpected(422) },
  { name: '404 in HTML', plays: always(html(404)), expect: unexpected(404) },
  ...[500, 502, 503, 504].flatMap((status): Case[] => [
    { name: `${status} in HTML, then well`, plays: then(html(status)), expect: ok(2) },
    {
      name: `${status} and empty, every time`,
      plays: always(answer(status)),
      expect: unexpected(status, 3, { requestId: 'r-1' }),
    },
    {
      name: `${status} with If-Match`,
      plays: always(html(status)),
      call: { headers: { 'if-match': '"1"' } },
      expect: unexpected(status),
    },
  ]),
  {
    name: '500 in JSON that is not the contract’s',
    plays: then(json(500, { code: 'ECONNRESET', message: 'upstream' })),
    expect: ok(2),
  },
  { name: '500 of JSON null', plays: then(json(500, null)), expect: ok(2) },
];

const strange: Case[] = [
  { name: '200 with HTML', plays: always(html(200)), expect: unexpected(200) },
  {
    name: '200 with invalid JSON',
    plays: always(answer(200, { 'Content-Type': 'application/json' }, '{"app_id": ')),
    expect: unexpected(200),
  },
  {
    name: '200 in JSON that says it is text',
    plays: always(answer(200, { 'Content-Type': 'text/plain' }, '{}')),
    expect: unexpected(200),
  },
  { name: '200 in CSV', plays: always(answer(200, { 'Content-Type': 'text/csv' }, 'a,b')), expect: unexpected(200) },
  { name: '200 in JSON without a content type', plays: always(answer(200, {}, '{}')), expect: unexpected(200) },
  {
    name: '200, Application/JSON; charset=UTF-8',
    plays: (core) => [answer(200, { 'CONTENT-TYPE': 'Application/JSON; charset=UTF-8' }, JSON.stringify(good[core]))],
    expect: ok(1),
  },
  {
    name: '200 with a body of 2 MB',
    plays: always(json(200, { text: 'x'.repeat(2e6) })),
    client: { maxResponseBytes: 1e6 },
    expect: unexpected(200),
  },
  {
    name: '200 with a body of 2 MB in chunks',
    plays: always(
      bytes(
        `HTTP/1.1 200 X\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${'186A0\r\n'.concat('x'.repeat(100_000), '\r\n').repeat(20)}`,
      ),
    ),
    client: { maxResponseBytes: 1e6 },
    expect: unexpected(200),
  },
  {
    name: '200 and truncated',
    plays: (core) => [
      bytes('HTTP/1.1 200 X\r\nContent-Type: application/json\r\nX-Request-Id: r-2\r\nContent-Length: 900\r\n\r\n{'),
      fine(core),
    ],
    client: { timeout: 300 },
    expect: ok(2),
  },
  {
    name: '200, truncated and broken off, every time',
    plays: always(
      breakAfter(
        'HTTP/1.1 200 X\r\nContent-Type: application/json\r\nX-Request-Id: r-2\r\nContent-Length: 900\r\n\r\n{',
      ),
    ),
    expect: fails('ConnectionError', 'connection', 0, 3),
  },
  {
    name: '204',
    plays: always(answer(204)),
    expect: { read: ok(1, { data: undefined }), update: ok(1, { data: undefined }) },
  },
  {
    name: '200 and empty',
    plays: always(answer(200)),
    expect: { read: unexpected(200), update: ok(1, { data: undefined }) },
  },
  {
    name: '200 and empty JSON',
    plays: always(answer(200, { 'Content-Type': 'application/json' })),
    expect: { read: unexpected(200), update: ok(1, { data: undefined }) },
  },
  {
    name: '200 null',
    plays: always(json(200, null)),
    expect: { read: unexpected(200), update: ok(1, { data: undefined }) },
  },
  {
    name: '200 "ok"',
    plays: always(json(200, 'ok')),
    expect: { read: unexpected(200), update: ok(1, { data: undefined }) },
  },
  { name: '200 and an object', plays: always(json(200, { any: 'thing' })), expect: ok(1, { data: { any: 'thing' } }) },
  { name: '304 without having asked', plays: always(answer(304)), expect: unexpected(304) },
  {
    name: '304 as asked',
    plays: always(answer(304)),
    call: { headers: { 'if-none-match': '"1"' } },
    expect: ok(1, { data: undefined }),
  },
  {
    name: '103 before the answer',
    plays: (core) => [
      bytes(
        `HTTP/1.1 103 X\r\nLink: <x>\r\n\r\nHTTP/1.1 200 X\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(JSON.stringify(good[core]))}\r\n\r\n${JSON.stringify(good[core])}`,
      ),
    ],
    expect: ok(1),
  },
  {
    name: '101 that nobody asked for',
    plays: always(bytes('HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n')),
    expect: fails('ConnectionError', 'connection', 0, 3),
  },
  {
    name: 'no HTTP at all',
    plays: always(breakAfter('SSH-2.0-OpenSSH_9.6\r\n')),
    expect: fails('ConnectionError', 'connection', 0, 3),
  },
  {
    name: 'an error page that repeats the request',
    plays: () => [(socket, { headers }) => html(403, {}, `<pre>${JSON.stringify(headers)}</pre>`)(socket, {} as never)],
    expect: unexpected(403),
  },
  {
    name: 'a problem that repeats the key',
    plays: () => [
      (socket, { headers }) =>
        json(403, { title: 'No', detail: `not ${headers['authorization']}`, code: 'forbidden' })(socket, {} as never),
    ],
    expect: fails('PermissionError', 'forbidden', 403, 1),
  },
];

export const answers: Case[] = [...waits, ...refusals, ...strange];
