import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** The maximum number of origins or networks in a setting. Each of them costs time or memory. */
const maxEntries = 100;

/** Parses a list of origins. Each must be the exact text that a browser sends in the header `Origin`. */
export function parseOrigins(text: string): string[] {
  return parseList(text, 'origins such as https://app.example.com', isOrigin);
}

export function parseNetworks(text: string): string[] {
  return parseList(text, 'IP addresses or networks such as 10.0.0.0/8', isNetwork);
}

function parseList(text: string, what: string, isValid: (entry: string) => boolean): string[] {
  if (text === 'off') return [];
  const entries = text.split(',').map((entry) => entry.trim());
  const wrong = entries.findIndex((entry) => !isValid(entry));
  // The message does not repeat the entry, because a mistaken value may contain a password.
  if (wrong !== -1)
    throw new Error(`should be off, or ${what}, with commas between them; entry ${wrong + 1} is invalid`);
  if (entries.length > maxEntries) throw new Error(`should list at most ${maxEntries} ${what}`);
  return entries;
}

function isOrigin(text: string): boolean {
  return /^https?:[^*]*$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Whether the text is an IP address or a network. Rejects the prefix length 0, because it would trust every client. */
function isNetwork(text: string): boolean {
  // proxy-addr would also accept names such as `loopback`, and shortened addresses.
  if (isIP(text.split('/', 1)[0] ?? '') === 0) return false;
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}

const maxProxies = 10;

export type FindClientAddress = (req: IncomingMessage) => string | undefined;

/**
 * Creates a function that returns the address of a request's client. Each proxy appends the address of its own client
 * to X-Forwarded-For. So the client is the last entry that is not a trusted proxy. If this entry is not an address, the
 * function returns the address of the proxy that added it. Earlier entries do not count, because a client can send any
 * text in this header.
 */
export function createFindClientAddress(trustedProxies: readonly string[]): FindClientAddress {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (req) =>
    proxyAddr
      .all(req, (address, hop) => hop < maxProxies && isTrusted(address, hop))
      .findLast((address) => isIP(address) !== 0)
      // A socket that accepts IPv4 and IPv6 shows an IPv4 address in the form `::ffff:192.0.2.7`.
      ?.replace(/^::ffff:(?=\d+\.)/i, '');
}
