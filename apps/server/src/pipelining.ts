import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { stopReading } from './node-internals.ts';

/** The maximum number of requests that wait while another request of the same connection is in flight. */
const maxWaiting = 32;

/** The waiting requests of one connection. */
interface Queue {
  length: number;
  last: ServerResponse | undefined;
  /** Whether the connection accepts no more requests and closes after the last response. */
  isClosed: boolean;
}

/**
 * The number of bytes that the server had read from a connection when its previous request arrived. If the number is
 * the same at the next request, both requests were in the same chunk.
 */
const bytesAtRequest = Symbol('bytes read at the last request');
type MarkedSocket = Socket & { [bytesAtRequest]?: number };

/**
 * Limits pipelining (RFC 9112, section 9.3.2). A connection has one request in flight. If several requests arrive in
 * one chunk of bytes, the server begins one of them per iteration of the event loop. Without this limit, thousands of
 * requests sent at once would be handled in one iteration, and all other connections would wait. If a request arrives
 * alone, the server begins it at once.
 */
export function limitPipelining(handle: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Queue>();

  const enqueue = (req: IncomingMessage, res: ServerResponse): void => {
    const { socket } = req;
    let queue = queues.get(socket);
    if (queue === undefined) queues.set(socket, (queue = { length: 0, last: undefined, isClosed: false }));
    if (queue.isClosed) return;
    if (queue.length >= maxWaiting) {
      closeAfterLast(queue, socket);
      return;
    }
    queue.length += 1;
    queue.last = res;
    const beginInNextIteration = () => {
      setImmediate(() => {
        queue.length -= 1;
        if (!socket.destroyed) handle(req, res);
      });
    };
    // A response gets its socket when the responses before it have been sent.
    if (res.socket === null) res.once('socket', beginInNextIteration);
    else beginInNextIteration();
  };

  return (req, res) => {
    const socket: MarkedSocket = req.socket;
    const { bytesRead } = socket;
    if (res.socket === null || socket[bytesAtRequest] === bytesRead) enqueue(req, res);
    else {
      socket[bytesAtRequest] = bytesRead;
      handle(req, res);
    }
  };
}

/** Accepts no more requests from a connection and closes it after the last response. */
function closeAfterLast(queue: Queue, socket: Socket): void {
  queue.isClosed = true;
  if (queue.last !== undefined) queue.last.shouldKeepAlive = false;
  stopReading(socket);
  closeWithoutStackTraces(socket);
}

/**
 * Prevents stack traces in the errors of a closing connection. Node.js creates an error for each request of a closed
 * connection. Thousands of stack traces, which nobody reads, would take more than a second in one iteration of the
 * event loop.
 */
function closeWithoutStackTraces(socket: Socket): void {
  let limit = Error.stackTraceLimit;
  socket.prependListener('close', () => {
    limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
  });
  socket.on('close', () => {
    Error.stackTraceLimit = limit;
  });
}
