/** All code that depends on internals of Node.js. Each comment says why the documented interface is not enough. */
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Returns the response that a connection is sending. Node.js has no documented way from a socket to its response. */
export function currentResponse(socket: Duplex): ServerResponse | undefined {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
}

/**
 * Stops accepting connections. Resolves when all connections are closed. The documented `close` of an HTTP server first
 * closes the idle connections, but a client may just have sent a request on one of them.
 */
export function closeListener(server: Server): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}

/**
 * Stops reading requests from a connection. Calling `pause` is not enough, because the HTTP parser resumes the socket.
 * The parser only leaves a socket paused if its internal member `_paused` is true.
 */
export function stopReading(socket: Socket): void {
  (socket as { _paused?: boolean })._paused = true;
  socket.pause();
}

interface SocketHandle {
  /**
   * The number of bytes that Node.js has accepted for sending. `writeQueueSize` is the number of these bytes that the
   * operating system has not accepted yet.
   */
  bytesWritten?: number;
  writeQueueSize?: number;
}

/**
 * Returns how many bytes of a connection the operating system has accepted. The documented `bytesWritten` counts all
 * bytes of a long write at once. Only the internal handle knows how many of these bytes the operating system has
 * accepted.
 */
export function sentBytes(socket: Socket): number {
  const { bytesWritten, writeQueueSize } = (socket as { _handle?: SocketHandle | null })._handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}
