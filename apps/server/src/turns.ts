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

/**
 * A connection has one request under way, and at most one is begun per turn of the event loop: thousands that were sent
 * at once come in one chunk of bytes, and would be handled in one go while all others wait. A request that comes alone
 * is handled at once.
 */
export function inTurns(handle: RequestListener): RequestListener {
  /** Those who had a request in this turn. */
  const served = new Set<Socket>();
  const lines = new WeakMap<Socket, Line>();
  const endTurn = () => served.clear();

  const begin = (req: IncomingMessage, res: ServerResponse): void => {
    if (served.size === 0) setImmediate(endTurn);
    served.add(req.socket);
    handle(req, res);
  };

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
        if (!socket.destroyed) begin(req, res);
      });
    };
    // A response is given its connection when those before it have been sent.
    if (res.socket === null) res.once('socket', beginNextTurn);
    else beginNextTurn();
  };

  return (req, res) => {
    if (res.socket === null || served.has(req.socket)) wait(req, res);
    else begin(req, res);
  };
}

/** Takes nothing more from a connection and ends it after the last answer it waits for, as Node does when it reads too fast. */
function close(line: Line, socket: Socket): void {
  line.isClosed = true;
  if (line.last !== undefined) line.last.shouldKeepAlive = false;
  (socket as { _paused?: boolean })._paused = true;
  socket.pause();
}
