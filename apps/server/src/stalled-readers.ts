import type { Socket } from 'node:net';
import { sentBytes } from './node-internals.ts';

/** A client has stalled if bytes wait for it during this time, but it receives fewer than `minProgressBytes` bytes. */
export const stallTimeoutMs = 30_000;
export const minProgressBytes = 65_536;

interface Progress {
  /** The number of bytes that the connection had sent at `sinceMs`. */
  sent: number;
  sinceMs: number;
}

/**
 * Creates a check of all connections. The check calls `onStalled` for each connection whose client has stalled. The
 * caller runs the check periodically, because a timer per request would cost more.
 */
export function createStallCheck(
  connections: ReadonlySet<Socket>,
  onStalled: (socket: Socket) => void,
  timeoutMs = stallTimeoutMs,
): (nowMs: number) => void {
  const waiting = new Map<Socket, Progress>();
  return (nowMs) => {
    for (const socket of waiting.keys()) if (!connections.has(socket)) waiting.delete(socket);
    for (const socket of connections) {
      if (socket.writableLength === 0) {
        waiting.delete(socket);
        continue;
      }
      const sent = sentBytes(socket);
      const progress = waiting.get(socket);
      if (progress === undefined || sent - progress.sent >= minProgressBytes)
        waiting.set(socket, { sent, sinceMs: nowMs });
      else if (nowMs - progress.sinceMs >= timeoutMs) {
        waiting.delete(socket);
        onStalled(socket);
      }
    }
  };
}
