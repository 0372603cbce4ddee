/** A server that answers with exactly the bytes a test wants, or with none: what a library would not let a server do. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface RawRequest {
  method: string;
  target: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** What happens to one request. */
export type Play = (socket: Socket, request: RawRequest) => void;

export interface RawServer {
  origin: string;
  requests: RawRequest[];
  /** One per request, the last one again for all that follow. `connect` happens before anything is read. */
  script(plays: Play[], connect?: (socket: Socket) => void): void;
  close(): Promise<void>;
}

export async function startRawServer(): Promise<RawServer> {
  let plays: Play[] = [];
  let onConnect: ((socket: Socket) => void) | undefined;
  let requests: RawRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (onConnect) return onConnect(socket);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const request = requestIn(received);
      if (request === undefined) return;
      received = '';
      requests.push(request);
      (plays.length > 1 ? plays.shift() : plays[0])?.(socket, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get requests() {
      return requests;
    },
    script(next, connect) {
      for (const socket of sockets) socket.destroy();
      requests = [];
      plays = [...next];
      onConnect = connect;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function requestIn(bytes: string): RawRequest | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = bytes.slice(0, end).split('\r\n');
  const [method = '', target = ''] = first.split(' ');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = bytes.slice(end + 4);
  return body.length < Number(headers['content-length'] ?? 0) ? undefined : { method, target, headers, body };
}

/** A whole answer; the length is added unless one is given. */
export function answer(status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Play {
  const length = status === 204 || status === 304 ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...length, 'X-Request-Id': 'r-1', ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return (socket) => {
    socket.write(`HTTP/1.1 ${status} X\r\n${lines.join('')}\r\n`);
    socket.end(body);
  };
}

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Play =>
  answer(status, { 'Content-Type': 'application/json', ...headers }, JSON.stringify(value));

export const html = (
  status: number,
  headers: Record<string, string> = {},
  text = '<!doctype html><title>Bad gateway</title>',
): Play => answer(status, { 'Content-Type': 'text/html', ...headers }, text);

export const problem = (status: number, code: string, headers: Record<string, string> = {}): Play =>
  answer(
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

/** Bytes as they are; the connection stays open. */
export const bytes =
  (text: string): Play =>
  (socket) =>
    void socket.write(text);

/** The connection breaks after those bytes. */
export const breakAfter =
  (text = ''): Play =>
  (socket) =>
    text === '' ? void socket.resetAndDestroy() : void socket.write(text, () => socket.resetAndDestroy());

/** Nothing, for as long as the client likes. */
export const silence: Play = () => {};
