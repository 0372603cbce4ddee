import type { Socket } from 'node:net';

/** A client has stalled if bytes wait for it during this time, but it receives fewer than `minProgressBytes` bytes. */
export const stallTimeoutMs = 30_000;
export const minProgressBytes = 65_536;

/** Creates a check that the caller runs periodically, because a timer per request would cost more. */
export function createStallCheck(
  connections: Iterable<Socket>,
  onStalled: (socket: Socket) => void,
  timeoutMs = stallTimeoutMs,
): (nowMs: number) => void {
  const waiting = new WeakMap<Socket, { sent: number; sinceMs: number }>();
  return (nowMs) => {
    for (const socket of connections) {
      if (socket.writableLength === 0) {
        waiting.delete(socket);
        continue;
      }
      const sent = socket.bytesWritten - socket.writableLength;
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
