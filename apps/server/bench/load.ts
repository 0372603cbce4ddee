/**
 * Generates load on keep-alive connections. Each connection waits for the complete response before it sends its next
 * request. If `perSecond` is set, the connection also waits until the next request is due.
 */
import { connect } from 'node:net';

export interface Target {
  port: number;
  /**
   * The requests as bytes. The load generator sends them one after the other. After the last request, it starts again
   * with the first one.
   */
  requests: readonly Buffer[];
  /** The status that every response must have. */
  status: number;
  /**
   * The number of requests per second of all connections together. If it is missing, each connection sends a request as
   * soon as its previous response is complete.
   */
  perSecond?: number;
}

export interface Load {
  /** The response times in milliseconds. A response time begins when the request is due, even if it is sent later. */
  readonly responseTimes: readonly number[];
  /** Stops sending. Resolves when every request in flight has its response. Rejects if any response was unexpected. */
  stop(): Promise<void>;
}

const connections = 32;
const headEnd = Buffer.from('\r\n\r\n');
const lengthLine = /\r\ncontent-length: *(\d+)/i;

export function startLoad({ port, requests, status, perSecond }: Target): Load {
  const intervalMs = perSecond === undefined ? 0 : (1000 * connections) / perSecond;
  const responseTimes: number[] = [];
  let next = 0;
  let stopping = false;
  let failure: Error | undefined;
  const expected = `HTTP/1.1 ${status} `;
  const take = () => requests[next++ % requests.length] as Buffer;

  const ended = Array.from({ length: connections }, (_, connection) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    return new Promise<void>((resolve) => {
      let sentAt = 0;
      let dueAt = performance.now() + (intervalMs * connection) / connections;
      const fail = (message: string) => {
        failure ??= new Error(message);
        socket.destroy();
      };
      const send = (time: number) => {
        if (stopping || failure !== undefined) return socket.end();
        sentAt = time;
        return socket.write(take());
      };
      // If a response is late, the connection sends its next request late. This delay counts as a part of the response
      // time of the next request.
      const sendWhenDue = (now: number) => {
        if (dueAt <= now) send(intervalMs === 0 ? now : dueAt);
        else setTimeout(() => send(performance.now()), dueAt - now);
        dueAt += intervalMs;
      };
      const onResponse = () => {
        const now = performance.now();
        responseTimes.push(now - sentAt);
        sendWhenDue(now);
      };
      socket.once('connect', () => sendWhenDue(performance.now()));
      socket.on('data', reader(expected, onResponse, fail));
      socket.once('error', (error) => fail(error.message));
      socket.once('close', () => {
        if (!stopping) fail('the server closed a connection');
        resolve();
      });
    });
  });

  return {
    responseTimes,
    async stop() {
      stopping = true;
      await Promise.all(ended);
      if (failure !== undefined) throw failure;
    },
  };
}

/**
 * Returns a listener for the event `data` of a socket. The listener calls `onResponse` for each complete response and
 * skips the bodies.
 */
function reader(expected: string, onResponse: () => void, fail: (message: string) => void): (chunk: Buffer) => void {
  let rest: Buffer | undefined;
  return (chunk) => {
    const bytes = rest === undefined ? chunk : Buffer.concat([rest, chunk]);
    const end = bytes.indexOf(headEnd);
    rest = bytes;
    if (end === -1) return;
    const head = bytes.toString('latin1', 0, end);
    if (!head.startsWith(expected)) {
      fail(`expected ${expected.trim()}, got:\n${bytes.toString('utf8').slice(0, 2000)}`);
      return;
    }
    const whole = end + 4 + Number(lengthLine.exec(head)?.[1] ?? 0);
    if (bytes.length < whole) return;
    if (bytes.length > whole) {
      fail('the server sent bytes after the response');
      return;
    }
    rest = undefined;
    onResponse();
  };
}

export function request(method: string, path: string, headers: Record<string, string>, body = ''): Buffer {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (body !== '') lines.push(`Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}
