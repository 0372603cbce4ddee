/** Sends malformed requests as exact bytes. An HTTP library would refuse or correct most of them. */
import { connect, type Socket } from 'node:net';

/** The longest time to wait for the server, in milliseconds. A longer wait means that the server hangs. */
const hangMs = 60_000;

export interface RawResponse {
  status: number;
  /** All values of each header, by name in lower case. */
  headers: Map<string, string[]>;
  body: string;
}

export interface Exchange {
  responses: RawResponse[];
  /** The bytes after the last response. There should be none. */
  rest: string;
  closed: boolean;
  ms: number;
}

export interface Sending {
  /** The number of responses to wait for. */
  responses?: number;
  /** Whether to wait until the server closes the connection. */
  untilClosed?: boolean;
  /** The longest time to wait for the server to end the connection, in milliseconds. The default is one minute. */
  closeWithinMs?: number;
  /** The time to wait for further bytes after the last response, in milliseconds. */
  quietMs?: number;
  /** Whether the responses have no body although they have a Content-Length, as for HEAD. */
  head?: boolean;
  /** Whether to close the client's side of the connection after the last byte. */
  half?: boolean;
}

/** Sends bytes to a local port and returns the responses. Never rejects: a reset counts as a closed connection. */
export function sendBytes(port: number, bytes: string | Uint8Array, sending: Sending = {}): Promise<Exchange> {
  return exchangeBytes(port, (socket) => (sending.half ? socket.end(bytes) : socket.write(bytes)), sending);
}

/** Calls `send` with the connected socket. `send` may write slowly or in parts. Returns the responses. */
export function exchangeBytes(
  port: number,
  send: (socket: Socket) => unknown,
  sending: Sending = {},
): Promise<Exchange> {
  const { responses: wanted = 1, untilClosed = false, closeWithinMs = hangMs, quietMs = 15, head = false } = sending;
  return new Promise((resolve) => {
    const began = performance.now();
    const received: Buffer[] = [];
    // With `allowHalfOpen`, the client does not close its side when the server closes the other side.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    let ended = false;
    let settling: NodeJS.Timeout | undefined;
    const limit = setTimeout(finish, hangMs);
    function finish(): void {
      clearTimeout(limit);
      clearTimeout(settling);
      const ms = performance.now() - began;
      socket.destroy();
      resolve({ ...readResponses(Buffer.concat(received), head), closed: ended, ms });
    }
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (readResponses(Buffer.concat(received), head).responses.length >= wanted)
        settling ??= setTimeout(finish, untilClosed ? closeWithinMs : quietMs);
    });
    for (const event of ['end', 'close'] as const) {
      socket.on(event, () => {
        if (ended) return;
        ended = true;
        finish();
      });
    }
    socket.on('error', () => {});
    socket.on('connect', () => send(socket));
  });
}

/** Parses bytes into responses. `100 Continue` counts as a response. */
export function readResponses(bytes: Buffer, head = false): { responses: RawResponse[]; rest: string } {
  const responses: RawResponse[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/.exec(first)?.[1]);
    if (end === -1 || Number.isNaN(status)) break;
    const headers = new Map<string, string[]>();
    for (const line of lines) {
      const colon = line.indexOf(':');
      const name = line.slice(0, colon).toLowerCase();
      headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
    }
    const length =
      head || status < 200 || status === 204 || status === 304 ? 0 : Number(headers.get('content-length')?.[0] ?? 0);
    if (rest.length < end + 4 + length) break;
    responses.push({ status, headers, body: rest.subarray(end + 4, end + 4 + length).toString('utf8') });
    rest = rest.subarray(end + 4 + length);
  }
  return { responses, rest: rest.toString('latin1') };
}
