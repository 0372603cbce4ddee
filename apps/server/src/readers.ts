import type { Socket } from 'node:net';

/** How long a reader may take for the least part, in milliseconds. */
export const patience = 30_000;
/** What a reader who is still reading takes in that time, in bytes, where as much waits. */
export const leastProgress = 65_536;

interface Progress {
  /** Bytes that the connection had taken when this began. */
  sent: number;
  since: number;
}

/**
 * Looks at all connections and hands over those whose reader has stopped reading: bytes wait, and fewer than the least
 * part of them was taken within the time. One look at everybody every second costs a request nothing.
 */
export function createSweep(
  connections: ReadonlySet<Socket>,
  onStalled: (socket: Socket) => void,
  most = patience,
): (now: number) => void {
  const waiting = new Map<Socket, Progress>();
  return (now) => {
    for (const socket of waiting.keys()) if (!connections.has(socket)) waiting.delete(socket);
    for (const socket of connections) {
      if (socket.writableLength === 0) {
        waiting.delete(socket);
        continue;
      }
      const sent = sentBy(socket);
      const progress = waiting.get(socket);
      if (progress === undefined || sent - progress.sent >= leastProgress) waiting.set(socket, { sent, since: now });
      else if (now - progress.since >= most) {
        waiting.delete(socket);
        onStalled(socket);
      }
    }
  };
}

interface Handle {
  /** Bytes handed to the system's queue, and those of them that are still in it. */
  bytesWritten?: number;
  writeQueueSize?: number;
}

/** Bytes that the system has taken. A long piece is one write for Node: only the handle knows how much of it is out. */
function sentBy(socket: Socket): number {
  const { bytesWritten, writeQueueSize } = (socket as { _handle?: Handle | null })._handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}
