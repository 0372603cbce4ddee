import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

const maxProxies = 10;

export type FindClientAddress = (req: IncomingMessage) => string | undefined;

/**
 * Creates a function that returns the address of a request's client. Each proxy appends the address of its own client
 * to X-Forwarded-For, so the client is the first address from the right that is not a trusted proxy. If this entry is
 * not an address, it is the proxy that added it. A client can send any text to the left of it.
 */
export function createFindClientAddress(trustedProxies: readonly string[]): FindClientAddress {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (req) =>
    proxyAddr
      .all(req, (address, hop) => hop < maxProxies && isTrusted(address, hop))
      .findLast((address) => isIP(address) !== 0)
      // A socket that accepts both versions of IP has IPv4 addresses in this form.
      ?.replace(/^::ffff:(?=\d+\.)/i, '');
}
