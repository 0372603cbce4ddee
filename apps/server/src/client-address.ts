import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The maximum number of proxies between the client and the server. */
const maxProxies = 10;

export type FindClientAddress = (req: IncomingMessage) => string | undefined;

/**
 * Creates a function that returns the address of the client of a request. Each proxy appends the address of its own
 * client to X-Forwarded-For. The function reads the header from the right and returns the first address that is not a
 * trusted proxy. It ignores everything to the left of this address, because a client can send any text there.
 */
export function createFindClientAddress(trustedProxies: readonly string[]): FindClientAddress {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', length] = entry.split('/');
    if (length === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(length), familyOf(address));
  }
  return ({ socket, headers }) => {
    let client = plainAddress(socket.remoteAddress ?? '');
    if (client === undefined) return undefined;
    const header = headers['x-forwarded-for'];
    if (header === undefined) return client;
    let rest = String(header);
    for (let proxies = 0; proxies < maxProxies && trusted.check(client, familyOf(client)); proxies++) {
      const comma = rest.lastIndexOf(',');
      const next = plainAddress(rest.slice(comma + 1).trim());
      if (next === undefined) return client;
      client = next;
      if (comma === -1) return client;
      rest = rest.slice(0, comma);
    }
    return client;
  };
}

/**
 * Returns the address without a port, brackets or the name of a network interface. Returns the IPv4 address of an
 * IPv4-mapped IPv6 address. Returns undefined if the text is not an address.
 */
function plainAddress(text: string): string | undefined {
  const address = text
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
    .replace(/%[\w.-]+$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
