/** Test cases of faults.test.ts: connections that fail, that stall, or that cannot be opened. */
import { resetAfter, sendBytes, type Responder } from '../support/raw-server.ts';
import { always, fails, first, succeeds, valid, type Case } from './case.ts';
import { letAttemptTimeOut, letTimePass } from './virtual-time.ts';

const failsToConnect = (attempts: number, more = {}) => fails('ConnectionError', 'connection', 0, attempts, more);
const timesOut = (attempts: number, more = {}) => fails('TimeoutError', 'timeout', 0, attempts, more);
const noResponse: Responder = letAttemptTimeOut;
/** The headers of a response whose body does not arrive in time. */
const headers =
  'HTTP/1.1 200 X\r\nContent-Type: application/json\r\nX-Request-Id: r-3\r\n' +
  'X-Stalls: yes\r\nContent-Length: 900\r\n\r\n';

export const connections: Case[] = [
  {
    name: 'connection reset before the request is read',
    onConnect: (socket) => void socket.resetAndDestroy(),
    expect: failsToConnect(3, { arrived: 0 }),
  },
  { name: 'connection reset after the request, then success', responders: first(resetAfter()), expect: succeeds(2) },
  {
    name: 'connection reset after the request, in every attempt',
    responders: always(resetAfter()),
    expect: failsToConnect(3),
  },
  {
    name: 'connection reset in the middle of the headers',
    responders: first(resetAfter('HTTP/1.1 200 X\r\nContent-Ty')),
    expect: succeeds(2),
  },
  {
    name: 'connection reset with If-Match',
    responders: always(resetAfter()),
    call: { headers: { 'If-Match': '"1"' } },
    expect: failsToConnect(1),
  },
  {
    name: 'connection refused',
    client: { baseUrl: 'http://127.0.0.1:1/api' },
    expect: failsToConnect(3, { arrived: 0 }),
  },
  {
    name: 'unknown host',
    client: { baseUrl: 'http://no-such-host.invalid/api' },
    expect: failsToConnect(3, { arrived: 0 }),
  },
  {
    name: 'no response to the TLS handshake',
    client: { baseUrl: 'https', timeout: 80, retries: 1 },
    onConnect: letAttemptTimeOut,
    expect: timesOut(2, { arrived: 0, ms: [150, 1500] }),
  },
  {
    name: 'no headers, then success',
    responders: first(noResponse),
    call: { timeout: 300 },
    expect: succeeds(2, { ms: [290, 2000] }),
  },
  {
    name: 'no headers, in every attempt',
    responders: always(noResponse),
    call: { timeout: 150 },
    expect: timesOut(3, { ms: [440, 2500] }),
  },
  {
    name: 'no headers in the only attempt before the deadline',
    responders: always(noResponse),
    call: { deadline: 200 },
    expect: timesOut(1, { ms: [190, 1500] }),
  },
  {
    name: 'no headers in two attempts before the deadline',
    responders: always(noResponse),
    call: { timeout: 250, deadline: 400, retries: 9 },
    expect: timesOut(2, { ms: [390, 1500] }),
  },
  {
    name: 'no headers with If-Match',
    responders: always(noResponse),
    call: { timeout: 200, headers: { 'If-Match': '"1"' } },
    expect: timesOut(1),
  },
  {
    name: 'the body stalls, then success',
    responders: first(sendBytes(`${headers}{`)),
    call: { timeout: 300 },
    expect: succeeds(2),
  },
  {
    name: 'the body stalls, in every attempt',
    responders: always(sendBytes(`${headers}{`)),
    call: { timeout: 250, retries: 1 },
    expect: timesOut(2, { requestId: 'r-3' }),
  },
  {
    name: 'the body arrives one byte every 10 ms until the deadline',
    responders: () => [
      (socket) => {
        socket.write(headers);
        const drip = setInterval(() => socket.write(' '), 10);
        socket.on('close', () => clearInterval(drip));
      },
    ],
    call: { deadline: 200 },
    expect: timesOut(1, { ms: [190, 1500] }),
  },
  {
    name: 'no timeout and no deadline',
    responders: (core) => [
      (socket, request) => {
        setTimeout(() => valid(core)(socket, request), 50);
        letTimePass(50);
      },
    ],
    client: { timeout: Infinity, deadline: Infinity },
    expect: succeeds(1, { ms: [45, 1500] }),
  },
  {
    name: 'a fetch function that ignores the signal',
    client: {
      fetch: () => {
        letAttemptTimeOut();
        return new Promise(() => {});
      },
      timeout: 50,
      retries: 1,
    },
    expect: timesOut(2, { arrived: 0, ms: [95, 1500] }),
  },
  {
    name: 'a fetch function that throws',
    client: {
      fetch: () => {
        throw new Error('no net');
      },
    },
    expect: failsToConnect(3, { arrived: 0 }),
  },
];
