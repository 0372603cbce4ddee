import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createFindClientAddress } from './network-settings.ts';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;
const find = createFindClientAddress(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);

describe('the server finds the address of the client', () => {
  it.each([
    ['the address of the connection, if it is not the address of a proxy', '192.0.2.7', '203.0.113.9', '192.0.2.7'],
    [
      'the address of the connection, if the request has no X-Forwarded-For header',
      '127.0.0.1',
      undefined,
      '127.0.0.1',
    ],
    ['the address that the proxy added to the header', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [
      'the address that the first proxy added, if there are several proxies',
      '127.0.0.1',
      '203.0.113.9, 10.1.2.3,10.4.5.6',
      '203.0.113.9',
    ],
    [
      'the last address that is not a proxy, even if the client sent a header with another address',
      '127.0.0.1',
      '1.2.3.4, 203.0.113.9',
      '203.0.113.9',
    ],
    ['the first address in the header, if the header contains only proxies', '127.0.0.1', '10.1.2.3', '10.1.2.3'],
    ['the address of the connected proxy, if it added no address', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['the address of the connected proxy, if the header is empty', '127.0.0.1', '', '127.0.0.1'],
    [
      'the address of the connected proxy, if the last entry of the header is not an address',
      '127.0.0.1',
      '203.0.113.9, "}\n{"level":"error"',
      '127.0.0.1',
    ],
    ['the address of the connected proxy, if the last entry has a port', '127.0.0.1', '203.0.113.9:4711', '127.0.0.1'],
    ['the address that the proxy added, if the proxy has an IPv6 address', '2001:db8::2', '203.0.113.9', '203.0.113.9'],
    [
      'an IPv4 address, if the header contains it in the form ::ffff:203.0.113.9',
      '::ffff:127.0.0.1',
      '::ffff:203.0.113.9',
      '203.0.113.9',
    ],
  ])("the client's address is %s", (_, remote, forwarded, expected) => {
    expect(find(request(remote, forwarded))).toBe(expected);
  });

  it('if the socket is already closed, the server does not know the address of the client', () => {
    expect(find(request(undefined, '203.0.113.9'))).toBeUndefined();
  });

  it('the server reads at most the last ten addresses of X-Forwarded-For', () => {
    const long = Array.from({ length: 2000 }, (_, at) => `10.0.${at % 200}.1`);
    expect(find(request('127.0.0.1', long.join()))).toBe(long.at(-10));
  });
});
