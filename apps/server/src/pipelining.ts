import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait behind the one under way. */
const mostWaiting = 32;

/** The requests of a connection that wait. */
interface Line {
  length: number;
  last: ServerResponse | undefined;
  /** Nothing is taken any more: the connection closes after the last one. */
  isClosed: boolean;
}

/** How many bytes a connection had brought when its last request came: the next one of the same chunk finds as many. */
const brought = Symbol('bytes brought');
type Marked = Socket & { [brought]?: number };

/**
 * A connection has one request under way, and of those that come in one chunk of bytes one is begun per turn of the event
 * loop: thousands that were sent at once would be handled in one go while all others wait. A request that comes alone is
 * handled at once.
 */
export function inTurns(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  const wait = (req: IncomingMessage, res: ServerResponse): void => {
    const { socket } = req;
    let line = lines.get(socket);
    if (line === undefined) lines.set(socket, (line = { length: 0, last: undefined, isClosed: false }));
    if (line.isClosed) return;
    if (line.length >= mostWaiting) {
      close(line, socket);
      return;
    }
    line.length += 1;
    line.last = res;
    const beginNextTurn = () => {
      setImmediate(() => {
        line.length -= 1;
        if (!socket.destroyed) handle(req, res);
      });
    };
    // A response is given its connection when those before it have been sent.
    if (res.socket === null) res.once('socket', beginNextTurn);
    else beginNextTurn();
  };

  return (req, res) => {
    const socket: Marked = req.socket;
    const { bytesRead } = socket;
    if (res.socket === null || socket[brought] === bytesRead) wait(req, res);
    else {
      socket[brought] = bytesRead;
      handle(req, res);
    }
  };
}

/** Takes nothing more from a connection and ends it after the last answer it waits for, as Node does when it reads too fast. */
function close(line: Line, socket: Socket): void {
  line.isClosed = true;
  if (line.last !== undefined) line.last.shouldKeepAlive = false;
  (socket as { _paused?: boolean })._paused = true;
  socket.pause();
  withoutStacks(socket);
}

/**
 * When a connection closes, Node makes an error for each of its requests. The stacks of thousands of them took more than
 * a second in one turn, so these have none: nobody reads them.
 */
function withoutStacks(socket: Socket): void {
  let limit = Error.stackTraceLimit;
  socket.prependListener('close', () => {
    limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
  });
  socket.on('close', () => {
    Error.stackTraceLimit = limit;
  });
}
