/** Bytes that are not HTTP, or HTTP whose meaning depends on the parser. */
import type { ProblemCode } from '@jurybox/types';
import type { Case } from '../case.ts';
import { ask, head, put, putHead, read, type Target } from '../request-bytes.ts';
import type { Row } from '../rows.ts';

type Bytes = string | Uint8Array | ((target: Target) => string | Uint8Array);

function refused(row: Row, code: ProblemCode, cases: Record<string, Bytes>): Case[] {
  return Object.entries(cases).map(([name, bytes]) => ({
    row,
    name,
    bytes: typeof bytes === 'function' ? bytes : () => bytes,
    response: code,
    closes: true,
  }));
}

const start = 'GET /api/health HTTP/1.1';
const lengths =
  (...lines: string[]) =>
  (target: Target) =>
    `${putHead(target, ...lines)}{"note":"a"}`;
const chunks =
  (text: string, ...lines: string[]) =>
  (target: Target) =>
    `${putHead(target, 'Transfer-Encoding: chunked', ...lines)}${text}`;

const notHttp = refused('not HTTP', 'malformed_request', {
  'two Host headers': head(start, 'Host: x', 'Host: y'),
  'the same Host twice': head(start, 'Host: x', 'host: x'),
  'no Host header': head(start),
  'Content-Length, then Transfer-Encoding': lengths('Content-Length: 12', 'Transfer-Encoding: chunked'),
  'Transfer-Encoding, then Content-Length': lengths('Transfer-Encoding: chunked', 'Content-Length: 12'),
  'two Content-Length headers with different values': lengths('Content-Length: 12', 'Content-Length: 13'),
  'two Content-Length headers with the same value': lengths('Content-Length: 12', 'Content-Length: 12'),
  'a list of values in Content-Length': lengths('Content-Length: 12, 12'),
  'a Content-Length with a plus sign': lengths('Content-Length: +12'),
  'a negative Content-Length': lengths('Content-Length: -12'),
  'a hexadecimal Content-Length': lengths('Content-Length: 0xc'),
  'a Content-Length that no double can hold': lengths('Content-Length: 99999999999999999999999'),
  'Transfer-Encoding with chunked before another coding': lengths('Transfer-Encoding: chunked, identity'),
  'two Transfer-Encoding headers with chunked': lengths('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'),
  'an unknown transfer coding': lengths('Transfer-Encoding: xchunked'),
  'a space before the colon of a header': lengths('Transfer-Encoding : chunked'),
  'only bare line feeds as line ends': `${start}\nHost: x\n\n`,
  'a bare line feed after the request line': `${start}\nHost: x\r\n\r\n`,
  'a bare line feed after a header': `${start}\r\nHost: x\nX: y\r\n\r\n`,
  'a bare line feed at the end of the head': `${start}\r\nHost: x\r\n\n`,
  'a bare line feed in a chunk size': chunks('c\n{"note":"a"}\r\n0\r\n\r\n'),
  'a bare line feed after a chunk': chunks('c\r\n{"note":"a"}\n0\r\n\r\n'),
  'an invalid chunk size': chunks('zz\r\n{"note":"a"}\r\n0\r\n\r\n'),
  'a chunk longer than its declared size': chunks('2\r\n{"note":"a"}\r\n0\r\n\r\n'),
  'Content-Length in the trailer': chunks('c\r\n{"note":"a"}\r\n0\r\nContent-Length: 3\r\n\r\n'),
  'a bare carriage return in a header': head(start, 'Host: x', 'X-A: a\rb'),
  'U+0000 in a header': head(start, 'Host: x', 'X-A: a\0b'),
  'a folded header': head(start, 'Host: x', 'X-A: a', ' b'),
  'a header without a name': head(start, 'Host: x', ': a'),
  'a header without a colon': head(start, 'Host: x', 'nonsense'),
  'a path that is not ASCII': Buffer.from(head('GET /api/\x9b31m HTTP/1.1', 'Host: x'), 'latin1'),
  'a control character in the path': head('GET /api/\x1b[31m HTTP/1.1', 'Host: x'),
  'a space in the path': head('GET /api/he alth HTTP/1.1', 'Host: x'),
  'a path without a slash': head('GET api/health HTTP/1.1', 'Host: x'),
  'a URL with an invalid host': head('GET http://[::1/api/health HTTP/1.1', 'Host: x'),
  'a URL with an invalid port': head('GET http://x:99999999/api/health HTTP/1.1', 'Host: x'),
  'an unknown method': head('BREW /api/health HTTP/1.1', 'Host: x'),
  'a method in lower case': head('get /api/health HTTP/1.1', 'Host: x'),
  'HTTP/0.9': 'GET /api/health\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS ClientHello': Buffer.from('16030100a5010000a10303', 'hex'),
  nonsense: 'nonsense\r\n\r\n',
});

/** Incomplete requests, after which the client closes its side of the connection. */
const half = refused('slow and half-open', 'malformed_request', {
  'half a head': `${start}\r\nHost: x\r\n`,
  'half a body': (target) => `${putHead(target, 'Content-Length: 100')}{"note":"a"}`,
  'half a chunk': chunks('ff\r\n{"note":"a"}'),
}).map((one): Case => ({ ...one, half: true }));

const tooMuch = [
  ...refused('headers or URL too large', 'headers_too_large', {
    'one long header': head(start, 'Host: x', `X-A: ${'a'.repeat(16_384)}`),
    'many headers': head(start, 'Host: x', ...Array.from({ length: 2000 }, (_, index) => `X-${index}: a`)),
    'a long header name': head(start, 'Host: x', `${'a'.repeat(16_384)}: a`),
    'a long API key': (target) => ask(target, 'GET', '/api/health', `Authorization: ${'a'.repeat(16_384)}`),
    'a URL longer than the limit for all headers together': head(
      `GET /api/health?${'a'.repeat(20_000)} HTTP/1.1`,
      'Host: x',
    ),
  }),
  ...['/api/health', '/nothing', '/api/apps/get_variant_by_env'].map((path): Case => ({
    row: 'headers or URL too large',
    name: `a long URL: ${path}`,
    bytes: (target) => ask(target, 'GET', `${path}?${'a'.repeat(8192)}`),
    response: 'uri_too_long',
  })),
];

function otherMethods(path: string, allow: string, methods: string[]): Case[] {
  return methods.map((method) => ({
    row: 'other method',
    name: `${method} ${path}`,
    bytes: (target) => ask(target, method, path.replace('PATH', target.path), 'Content-Length: 0'),
    response: 'method_not_allowed',
    headers: { Allow: allow },
  }));
}

const methods: Case[] = [
  ...otherMethods('/api/health', 'GET, HEAD, OPTIONS', [
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'TRACE',
    'PROPFIND',
    'QUERY',
  ]),
  ...otherMethods('/api/apps/get_variant_by_env', 'GET, HEAD, OPTIONS', ['POST', 'PUT', 'TRACE']),
  ...otherMethods('PATH', 'PUT, OPTIONS', ['GET', 'POST', 'PATCH', 'DELETE', 'TRACE']),
  ...otherMethods('/openapi.json', 'GET, HEAD, OPTIONS', ['POST', 'DELETE', 'TRACE']),
  ...refused('other method', 'method_not_allowed', { CONNECT: head('CONNECT x:443 HTTP/1.1', 'Host: x:443') }).map(
    (one) => ({ ...one, headers: { Allow: '' } }),
  ),
];

const smuggled = 'a%0d%0aX-Smuggled:%20yes';
const echoed = (
  [
    [
      '%0d%0a in X-Request-Id',
      (target) => ask(target, 'GET', '/api/nothing', `X-Request-Id: ${smuggled}`),
      'not_found',
    ],
    [
      'a bare carriage return in X-Request-Id',
      (target) => ask(target, 'GET', '/api/nothing', 'X-Request-Id: a\rX-Smuggled: yes'),
      'malformed_request',
    ],
    [
      'a folded X-Request-Id',
      (target) => ask(target, 'GET', '/api/nothing', 'X-Request-Id: a', ' X-Smuggled: yes'),
      'malformed_request',
    ],
    ['%0d%0a in an unknown path', (target) => ask(target, 'GET', `/${smuggled}`), 'not_found'],
    [
      '%0d%0a in an id',
      (target) => put(target, '{}', undefined, target.path.replace(target.evaluationId, smuggled)),
      'not_found',
    ],
    ['%0d%0a in app_id', (target) => read(target, `?app_id=${smuggled}&environment=production`), 'invalid_app_id'],
    [
      '%0d%0a in environment',
      (target) => read(target, `?app_id=${target.appId}&environment=${smuggled}`),
      'variant_not_found',
    ],
    [
      '%0d%0a in If-Match',
      (target) => putHead(target, `If-Match: "${smuggled}"`, 'Content-Length: 2').concat('{}'),
      'precondition_failed',
    ],
    ['%0d%0a in Origin', (target) => ask(target, 'GET', '/api/nothing', `Origin: http://${smuggled}`), 'not_found'],
    [
      '%0d%0a in traceparent',
      (target) => ask(target, 'GET', '/api/nothing', `traceparent: 00-${smuggled}`),
      'not_found',
    ],
  ] satisfies [string, (target: Target) => string | Uint8Array, ProblemCode][]
).map(([name, bytes, response]): Case => ({
  row: 'line breaks in echoed values',
  name,
  bytes,
  response,
  ...(response === 'malformed_request' ? { closes: true as const } : {}),
}));

export const protocolCases: Case[] = [...notHttp, ...half, ...tooMuch, ...methods, ...echoed];
