/** A server that sends exactly the bytes that a test passes. An HTTP library would refuse to send invalid HTTP. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface RawRequest {
  method: string;
  target: string;
  /** The headers by name. The names are in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** Responds to one request. */
export type Responder = (socket: Socket, request: RawRequest) => void;

export interface RawServer {
  origin: string;
  requests: RawRequest[];
  close(): Promise<void>;
}

/**
 * Starts a server with one responder per request. The last responder also gets all further requests. With `onConnect`,
 * the server calls no responder: it passes each new connection to `onConnect` and reads nothing from it.
 */
export async function startRawServer(
  responders: Responder[],
  onConnect?: (socket: Socket) => void,
): Promise<RawServer> {
  const remaining = [...responders];
  const requests: RawRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (onConnect) return onConnect(socket);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const request = parseRequest(received);
      if (request === undefined) return;
      received = '';
      requests.push(request);
      (remaining.length > 1 ? remaining.shift() : remaining[0])?.(socket, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function parseRequest(bytes: string): RawRequest | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [requestLine = '', ...lines] = bytes.slice(0, end).split('\r\n');
  const [method = '', target = ''] = requestLine.split(' ');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = bytes.slice(end + 4);
  return body.length < Number(headers['content-length'] ?? 0) ? undefined : { method, target, headers, body };
}

/** Sends a complete response. Adds a `Content-Length` if `headers` has none. */
export function respond(status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Responder {
  const length = status === 204 || status === 304 ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...length, 'X-Request-Id': 'r-1', ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return (socket) => {
    socket.write(`HTTP/1.1 ${status} X\r\n${lines.join('')}\r\n`);
    socket.end(body);
  };
}

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Responder =>
  respond(status, { 'Content-Type': 'application/json', ...headers }, JSON.stringify(value));

export const html = (
  status: number,
  headers: Record<string, string> = {},
  text = '<!doctype html><title>Bad gateway</title>',
): Responder => respond(status, { 'Content-Type': 'text/html', ...headers }, text);

export const problem = (status: number, code: string, headers: Record<string, string> = {}): Responder =>
  respond(
    status,
    { 'Content-Type': 'application/problem+json', ...headers },
    JSON.stringify({
      type: `/docs/errors#${code}`,
      title: 'A title',
      status,
      detail: 'A detail.',
      code,
      request_id: 'r-1',
    }),
  );

/** Sends the bytes and keeps the connection open. */
export const sendBytes =
  (text: string): Responder =>
  (socket) =>
    void socket.write(text);

/** Sends the text, which may be empty, and then resets the connection. */
export const resetAfter =
  (text = ''): Responder =>
  (socket) =>
    text === '' ? void socket.resetAndDestroy() : void socket.write(text, () => socket.resetAndDestroy());
