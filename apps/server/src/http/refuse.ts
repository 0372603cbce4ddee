/** What never becomes a request: answered on the bare connection, as plainly as everything else, and closed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '@jurybox/types';
import { STATUS_CODES } from '../node-http.ts';
import { problem } from './problems.ts';

const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};
const lingering = 1000;
const refused = new WeakSet<Duplex>();

/** Bytes that are no HTTP request, too many of them, or too slow. */
export function refuseBytes(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !(socket.writable || refused.has(socket))) socket.destroy();
  // What comes after the first fault is no news.
  else if (!refused.has(socket)) {
    refused.add(socket);
    afterAnswers(socket, () =>
      refuse(
        socket,
        codes[error.code ?? ''] ?? 'malformed_request',
        'The bytes received are not an HTTP request this service takes.',
      ),
    );
  }
}

/** `CONNECT` asks for a tunnel to somewhere else; no method is available there. */
export function refuseTunnel(_req: IncomingMessage, socket: Duplex): void {
  // Node has taken its own listeners off, and a reset nobody listens for would end the process.
  socket.on('error', () => socket.destroy());
  refuse(socket, 'method_not_allowed', 'CONNECT is not available here.', 'Allow: \r\n');
}

/**
 * Requests that arrived whole before the fault are answered first: the caller would take the refusal for the answer
 * to one of them, which may have been stored.
 */
function afterAnswers(socket: Duplex, then: () => void): void {
  const current = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  if (current?.req.complete) current.once('finish', () => afterAnswers(socket, then));
  else then();
}

function refuse(socket: Duplex, code: ProblemCode, detail: string, header = ''): void {
  const { status, body } = problem(code, detail);
  const text = JSON.stringify({ ...body, request_id: 'none' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${header}Content-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
  // Closing at once could take the answer back; but whoever does not close either may not keep the connection.
  setTimeout(() => socket.destroy(), lingering).unref();
}
