/** Responds to bytes that are not a complete HTTP request, directly on the connection, and closes it. */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '@jurybox/types';
import type { Connections } from '../connections.ts';
import { problemReply } from './problems.ts';

const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};
/** The longest time that the client may take to close the connection after the response. */
const closeTimeoutMs = 1000;
const responded = new WeakSet<Duplex>();

/**
 * Creates the listener for `clientError`. Node.js emits this event for bytes that are not HTTP, headers that are too
 * long, and a request that arrives too slowly.
 */
export function clientErrorListener(connections: Connections) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !(socket.writable || responded.has(socket))) socket.destroy();
    // A connection gets a response only to its first error.
    else if (!responded.has(socket)) {
      responded.add(socket);
      const code = codes[error.code ?? ''] ?? 'malformed_request';
      const detail = 'The server received bytes that are not a valid HTTP request.';
      // The responses to earlier requests come first. Otherwise, the client would take the error for one of them.
      connections.afterResponses(socket as Socket, () => respond(socket, code, detail));
    }
  };
}

/** The listener for `connect`. Rejects the method CONNECT, which requests a tunnel to another server. */
export function rejectConnect(_req: IncomingMessage, socket: Duplex): void {
  // Node.js has removed its own listeners. Without this one, a reset of the connection would end the process.
  socket.on('error', () => socket.destroy());
  respond(socket, 'method_not_allowed', 'The server does not support the method CONNECT.', 'Allow: \r\n');
}

function respond(socket: Duplex, code: ProblemCode, detail: string, header = ''): void {
  const { status, body } = problemReply(code, detail);
  const text = JSON.stringify({ ...body, request_id: 'none' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${header}Content-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
  // If the server closed the connection at once, the client could lose the response.
  setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
}
