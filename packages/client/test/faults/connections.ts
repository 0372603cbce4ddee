/** Connections that break, hang or never come about. */
import { breakAfter, bytes, json, silence, type Play } from '../support/raw-server.ts';
import { good, type Core } from '../support/operations.ts';
import { fails, ok, type Case } from './case.ts';

const fine = (core: Core): Play => json(200, good[core]);
const then = (play: Play) => (core: Core) => [play, fine(core)];
const always = (play: Play) => () => [play];
const connection = (attempts: number, more = {}) => fails('ConnectionError', 'connection', 0, attempts, more);
const timeout = (attempts: number, more = {}) => fails('TimeoutError', 'timeout', 0, attempts, more);
const headers = 'HTTP/1.1 200 X\r\nContent-Type: application/json\r\nX-Request-Id: r-3\r\nContent-Length: 900\r\n\r\n';

export const connections: Case[] = [
  {
    name: 'reset before anything is read',
    connect: (socket) => void socket.resetAndDestroy(),
    expect: connection(3, { arrived: 0 }),
  },
  { name: 'reset after the request, then well', plays: then(breakAfter()), expect: ok(2) },
  { name: 'reset after the request, every time', plays: always(breakAfter()), expect: connection(3) },
  { name: 'reset within the headers', plays: then(breakAfter('HTTP/1.1 200 X\r\nContent-Ty')), expect: ok(2) },
  {
    name: 'reset with If-Match',
    plays: always(breakAfter()),
    call: { headers: { 'If-Match': '"1"' } },
    expect: connection(1),
  },
  { name: 'refused', client: { baseUrl: 'http://127.0.0.1:1/api' }, expect: connection(3, { arrived: 0 }) },
  {
    name: 'no such host',
    client: { baseUrl: 'http://no-such-host.invalid/api' },
    expect: connection(3, { arrived: 0 }),
  },
  {
    name: 'no connection: TLS that nobody answers',
    client: { baseUrl: 'https', timeout: 80, retries: 1 },
    connect: () => {},
    expect: timeout(2, { arrived: 0, ms: [150, 1500] }),
  },
  { name: 'no headers, then well', plays: then(silence), call: { timeout: 300 }, expect: ok(2, { ms: [290, 2000] }) },
  {
    name: 'no headers, every time',
    plays: always(silence),
    call: { timeout: 150 },
    expect: timeout(3, { ms: [440, 2500] }),
  },
  {
    name: 'no headers until the deadline',
    plays: always(silence),
    call: { deadline: 200 },
    expect: timeout(1, { ms: [190, 1500] }),
  },
  {
    name: 'no headers, attempts until the deadline',
    plays: always(silence),
    call: { timeout: 250, deadline: 400, retries: 9 },
    expect: timeout(2, { ms: [390, 1500] }),
  },
  {
    name: 'no headers with If-Match',
    plays: always(silence),
    call: { timeout: 200, headers: { 'If-Match': '"1"' } },
    expect: timeout(1),
  },
  { name: 'the body stalls, then well', plays: then(bytes(`${headers}{`)), call: { timeout: 300 }, expect: ok(2) },
  {
    name: 'the body stalls, every time',
    plays: always(bytes(`${headers}{`)),
    call: { timeout: 250, retries: 1 },
    expect: timeout(2, { requestId: 'r-3' }),
  },
  {
    name: 'the body drips until the deadline',
    plays: () => [
      (socket) => {
        socket.write(headers);
        const drip = setInterval(() => socket.write(' '), 10);
        socket.on('close', () => clearInterval(drip));
      },
    ],
    call: { deadline: 200 },
    expect: timeout(1, { ms: [190, 1500] }),
  },
  {
    name: 'no bound at all',
    plays: (core) => [(socket, request) => void setTimeout(() => fine(core)(socket, request), 50)],
    client: { timeout: Infinity, deadline: Infinity },
    expect: ok(1, { ms: [45, 1500] }),
  },
  {
    name: 'a fetch that knows no signal',
    client: { fetch: () => new Promise(() => {}), timeout: 50, retries: 1 },
    expect: timeout(2, { arrived: 0, ms: [95, 1500] }),
  },
  {
    name: 'a fetch that throws',
    client: {
      fetch: () => {
        throw new Error('no net');
      },
    },
    expect: connection(3, { arrived: 0 }),
  },
];

const local = (attempts = 0, more = {}) =>
  fails('InvalidRequestError', 'invalid_request', 0, attempts, { arrived: attempts, ...more });
let asked = 0;

export const keys: Case[] = [
  {
    name: 'a key with a line break',
    client: { apiKey: 'jbx_0123456789ab_verysecretkey\r\nX-Evil: 1' },
    expect: local(),
  },
  { name: 'a key with a trailing line break', client: { apiKey: 'jbx_0123456789ab_verysecretkey\n' }, expect: local() },
  { name: 'a key beyond ASCII', client: { apiKey: 'jbx_0123456789ab_verysecretkey€' }, expect: local() },
  {
    name: 'a header with a line break',
    call: { headers: { Authorization: 'jbx_0123456789ab_verysecretkey\r\nX: 1' } },
    expect: local(),
  },
  { name: 'a key function that gives a bad key', client: { apiKey: () => 'a b' }, expect: local() },
  {
    name: 'a key function that throws',
    client: {
      apiKey: () => {
        throw new Error('vault');
      },
    },
    expect: local(),
  },
  {
    name: 'a key function that rejects',
    client: {
      apiKey: async () => {
        throw new Error('vault');
      },
    },
    expect: local(),
  },
  {
    name: 'a key function that hangs',
    client: { apiKey: () => new Promise(() => {}), timeout: 50, retries: 0 },
    expect: timeout(0, { arrived: 0, ms: [45, 1500] }),
  },
  {
    name: 'a key function that throws the second time',
    plays: () => [breakAfter()],
    client: {
      apiKey: () => {
        if ((asked += 1) % 2 === 0) throw new Error('vault');
        return 'jbx_0123456789ab_verysecretkey';
      },
    },
    expect: local(1),
  },
  {
    name: 'onRequest that throws',
    client: {
      onRequest: () => {
        throw new Error('no');
      },
    },
    expect: local(),
  },
];
