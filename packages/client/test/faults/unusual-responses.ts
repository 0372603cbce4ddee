/** Test cases of faults.test.ts: malformed responses, and unusual responses whose status means success. */
import { validBody } from '../support/operations.ts';
import { html, json, resetAfter, respond, sendBytes } from '../support/raw-server.ts';
import { always, fails, failsUnexpectedly, succeeds, valid, type Case } from './case.ts';

/** The status line and the headers of a response whose body does not arrive completely. */
const headers = 'HTTP/1.1 200 X\r\nContent-Type: application/json\r\nX-Request-Id: r-2\r\nContent-Length: 900\r\n';

export const unusualResponses: Case[] = [
  { name: '200 with HTML', responders: always(html(200)), expect: failsUnexpectedly(200) },
  {
    name: '200 with invalid JSON',
    responders: always(respond(200, { 'Content-Type': 'application/json' }, '{"app_id": ')),
    expect: failsUnexpectedly(200),
  },
  {
    name: '200 with JSON as text/plain',
    responders: always(respond(200, { 'Content-Type': 'text/plain' }, '{}')),
    expect: failsUnexpectedly(200),
  },
  {
    name: '200 with CSV',
    responders: always(respond(200, { 'Content-Type': 'text/csv' }, 'a,b')),
    expect: failsUnexpectedly(200),
  },
  {
    name: '200 with JSON and no content type',
    responders: always(respond(200, {}, '{}')),
    expect: failsUnexpectedly(200),
  },
  {
    name: '200, Application/JSON; charset=UTF-8',
    responders: (core) => [
      respond(200, { 'CONTENT-TYPE': 'Application/JSON; charset=UTF-8' }, JSON.stringify(validBody[core])),
    ],
    expect: succeeds(1),
  },
  {
    name: '200 with a body of 2 MB',
    responders: always(json(200, { text: 'x'.repeat(2e6) })),
    client: { maxResponseBytes: 1e6 },
    expect: failsUnexpectedly(200),
  },
  {
    name: '200 with a chunked body of 2 MB',
    responders: always(
      sendBytes(
        'HTTP/1.1 200 X\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n' +
          '186A0\r\n'.concat('x'.repeat(100_000), '\r\n').repeat(20),
      ),
    ),
    client: { maxResponseBytes: 1e6 },
    expect: failsUnexpectedly(200),
  },
  {
    name: '200 with a body that stops, then success',
    responders: (core) => [sendBytes(`${headers}X-Stalls: yes\r\n\r\n{`), valid(core)],
    client: { timeout: 300 },
    expect: succeeds(2),
  },
  {
    name: '200 with a connection reset within the body, in every attempt',
    responders: always(resetAfter(`${headers}\r\n{`)),
    expect: fails('ConnectionError', 'connection', 0, 3),
  },
  {
    name: '204',
    responders: always(respond(204)),
    expect: { read: succeeds(1, { data: undefined }), update: succeeds(1, { data: undefined }) },
  },
  {
    name: '200 without a body',
    responders: always(respond(200)),
    expect: { read: failsUnexpectedly(200), update: succeeds(1, { data: undefined }) },
  },
  {
    name: '200 with an empty JSON body',
    responders: always(respond(200, { 'Content-Type': 'application/json' })),
    expect: { read: failsUnexpectedly(200), update: succeeds(1, { data: undefined }) },
  },
  {
    name: '200 with the JSON value null',
    responders: always(json(200, null)),
    expect: { read: failsUnexpectedly(200), update: succeeds(1, { data: undefined }) },
  },
  {
    name: '200 with a JSON string',
    responders: always(json(200, 'ok')),
    expect: { read: failsUnexpectedly(200), update: succeeds(1, { data: undefined }) },
  },
  {
    name: '200 with any JSON object',
    responders: always(json(200, { any: 'thing' })),
    expect: succeeds(1, { data: { any: 'thing' } }),
  },
  { name: '304 without If-None-Match', responders: always(respond(304)), expect: failsUnexpectedly(304) },
  {
    name: '304 with If-None-Match',
    responders: always(respond(304)),
    call: { headers: { 'if-none-match': '"1"' } },
    expect: succeeds(1, { data: undefined }),
  },
  {
    name: 'an interim response 103 before the response',
    responders: (core) => [
      sendBytes(
        `HTTP/1.1 103 X\r\nLink: <x>\r\n\r\nHTTP/1.1 200 X\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${Buffer.byteLength(JSON.stringify(validBody[core]))}\r\n\r\n` +
          JSON.stringify(validBody[core]),
      ),
    ],
    expect: succeeds(1),
  },
  {
    name: '101 without a request to upgrade',
    responders: always(sendBytes('HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n')),
    expect: fails('ConnectionError', 'connection', 0, 3),
  },
  {
    name: 'a response that is not HTTP',
    responders: always(resetAfter('SSH-2.0-OpenSSH_9.6\r\n')),
    expect: fails('ConnectionError', 'connection', 0, 3),
  },
  {
    name: 'an error page that repeats the headers of the request',
    responders: () => [
      (socket, { headers }) => html(403, {}, `<pre>${JSON.stringify(headers)}</pre>`)(socket, {} as never),
    ],
    expect: failsUnexpectedly(403),
  },
  {
    name: 'a problem whose detail contains the API key',
    responders: () => [
      (socket, { headers }) =>
        json(403, { title: 'No', detail: `not ${headers['authorization']}`, code: 'forbidden' })(socket, {} as never),
    ],
    expect: fails('PermissionError', 'forbidden', 403, 1),
  },
];
