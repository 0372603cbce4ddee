import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How much of a body the server still reads after its response, and for how long. */
interface Bounds {
  bytes: number;
  timeMs: number;
}

const defaultBounds: Bounds = { bytes: 8 * 1_048_576, timeMs: 10_000 };

const closing = new WeakSet<Socket>();

/** Whether the connection closes after a response that was already sent. It accepts no more requests. */
export function isClosing(socket: Socket): boolean {
  return closing.has(socket);
}

/**
 * Makes the server read the rest of a body after the last response of a connection, and close the connection then (RFC
 * 9112, section 9.6). Call it before the response is written. Many clients read a response only after they have sent
 * the complete body. If the server closed the connection earlier, sending would fail, and these clients would lose the
 * response.
 */
export function closeAfterBody(req: IncomingMessage, { bytes: maxBytes, timeMs } = defaultBounds): void {
  const { socket } = req;
  closing.add(socket);
  // If nobody has begun to read the body, Node.js discards it after the response, without a limit.
  req.read(0);
  const destroySoon = socket.destroySoon.bind(socket);
  // Node.js calls this method after the last response of a connection.
  socket.destroySoon = () => {
    if (req.complete) {
      destroySoon();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), timeMs).unref();
    socket.once('close', () => clearTimeout(timer));
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) socket.destroy();
    });
    req.once('end', () => socket.destroy());
    socket.end();
    req.resume();
  };
}
