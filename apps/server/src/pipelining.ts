import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { stopReading } from './node-internals.ts';

/** Requests of one connection that may wait behind the request in flight. */
const maxWaiting = 32;

/** The waiting requests of one connection. */
interface Queue {
  length: number;
  last: ServerResponse | undefined;
  /** The connection takes no more requests and closes after the last response. */
  isClosed: boolean;
}

/**
 * The bytes that a connection had read at its last request. The next request of the same chunk finds the same number.
 */
const bytesAtRequest = Symbol('bytes read at the last request');
type MarkedSocket = Socket & { [bytesAtRequest]?: number };

/**
 * Limits pipelining (RFC 9112, section 9.3.2). A connection has one request in flight. If several requests arrive in
 * one chunk of bytes, one of them begins per iteration of the event loop: otherwise, thousands of requests sent at once
 * would be handled in one iteration, and all other connections would wait. A request that arrives alone begins at once.
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

/**
 * Takes no more requests from a connection and closes it after the last response, as Node does if it reads too fast.
 */
function closeAfterLast(queue: Queue, socket: Socket): void {
  queue.isClosed = true;
  if (queue.last !== undefined) queue.last.shouldKeepAlive = false;
  stopReading(socket);
  closeWithoutStackTraces(socket);
}

/**
 * When a connection closes, Node creates an error for each of its requests. Thousands of stack traces, which nobody
 * reads, take more than a second in one iteration of the event loop. These errors have none.
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
