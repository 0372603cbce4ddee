import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The maximum number of requests that wait while another request of the same connection is in flight. */
const maxWaiting = 32;
/**
 * If `maxWaiting` requests wait, further requests are ignored. After this many ignored requests, the server closes the
 * connection, because Node.js keeps each request in memory.
 */
const maxIgnored = 1000;

/** A client has stalled if bytes wait for it during this time, but it receives fewer than `minProgressBytes` bytes. */
export const stallTimeoutMs = 30_000;
export const minProgressBytes = 65_536;

interface Connection {
  current?: ServerResponse | undefined;
  waiting: { req: IncomingMessage; res: ServerResponse }[];
  /** The number of ignored requests: the first that arrived while `waiting` was full, and all later ones. */
  ignored: number;
  /** The number of bytes that the client had received at the time `atMs`. Undefined if no bytes wait for the client. */
  progress?: { bytes: number; atMs: number } | undefined;
}

/**
 * The open connections of a server. A connection has one request in flight, and its other requests wait (RFC 9112,
 * section 9.3.2). In one iteration of the event loop, at most one waiting request of a connection begins. So thousands
 * of requests on one connection do not delay other connections.
 */
export class Connections implements Iterable<Socket> {
  readonly #open = new Map<Socket, Connection>();

  readonly add = (socket: Socket): void => {
    this.#open.set(socket, { waiting: [], ignored: 0 });
    socket.once('close', () => this.#open.delete(socket));
  };

  get size(): number {
    return this.#open.size;
  }

  [Symbol.iterator](): Iterator<Socket> {
    return this.#open.keys();
  }

  /**
   * Creates a listener for the event `request`. It handles the requests of each connection one after the other. If too
   * many requests wait, the server closes the connection after the response to the last request in the queue.
   */
  inTurns(handle: RequestListener): RequestListener {
    const begin = (connection: Connection, req: IncomingMessage, res: ServerResponse): void => {
      connection.current = res;
      res.once('close', () => {
        const next = connection.waiting.shift();
        if (next === undefined) connection.current = undefined;
        else setImmediate(() => req.socket.writable && begin(connection, next.req, next.res));
      });
      handle(req, res);
    };
    return (req, res) => {
      const connection = this.#open.get(req.socket);
      if (connection === undefined) return;
      const { current, waiting } = connection;
      if (current === undefined) begin(connection, req, res);
      else if (waiting.length < maxWaiting && connection.ignored === 0) waiting.push({ req, res });
      else {
        if (connection.ignored === 0) closeAfter(waiting.at(-1)?.res);
        connection.ignored += 1;
        if (connection.ignored > maxIgnored) req.socket.destroy();
      }
    };
  }

  /** Announces the end of the connection (`Connection: close`) in every response whose head has not been sent yet. */
  closeAfterResponses(): void {
    for (const { current, waiting } of this.#open.values())
      for (const res of [current, ...waiting.map((each) => each.res)]) closeAfter(res);
  }

  /** Returns the connections whose clients have stalled. Call it periodically: a timer per request would cost more. */
  stalled(nowMs: number, timeoutMs: number): Socket[] {
    return [...this.#open].flatMap(([socket, connection]) => {
      const bytes = socket.bytesWritten - socket.writableLength;
      const { progress } = connection;
      const isWaiting =
        socket.writableLength > 0 && progress !== undefined && bytes - progress.bytes < minProgressBytes;
      if (isWaiting && nowMs - progress.atMs < timeoutMs) return [];
      connection.progress = socket.writableLength > 0 && !isWaiting ? { bytes, atMs: nowMs } : undefined;
      return isWaiting ? [socket] : [];
    });
  }

  /** Calls `then` when the server has responded to each request of the connection that has arrived completely. */
  afterResponses(socket: Socket, then: () => void): void {
    const current = this.#open.get(socket)?.current;
    if (current?.req.complete === true)
      current.once('close', () => setImmediate(() => this.afterResponses(socket, then)));
    else then();
  }
}

/** Closes the connection after this response, if the head of the response has not been sent yet. */
export function closeAfter(res: ServerResponse | undefined): void {
  if (res?.headersSent === false) res.setHeader('Connection', 'close');
}
