import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '@jurybox/types';
import type Koa from 'koa';
import { ConfigError, type Config } from './config.ts';
import { problem } from './http/problems.ts';

/** Starts listening. Rejects with ConfigError when the address cannot be had. */
export async function listen(app: Koa, { host, port }: Pick<Config, 'host' | 'port'>): Promise<{ server: Server; origin: string }> {
  const server = createServer(
    { maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 1000 },
    app.callback(),
  );
  server.on('clientError', answerNoRequest);
  // An expectation we do not know is no reason to refuse the request.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ConfigError(explain(error, host, port))));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { server, origin: `http://${name}:${address.port}` };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `JURYBOX_PORT ${port} is in use on ${host}; choose another`;
  if (error.code === 'EACCES') return `JURYBOX_PORT ${port} may not be used by this user; choose one above 1023`;
  return `JURYBOX_HOST ${host} cannot be listened on (${error.code ?? error.message})`;
}

/** Bytes that are not a request: answered as plainly as everything else, then the connection is closed. */
function answerNoRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const code: ProblemCode =
    error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed_request';
  const { status, body } = problem(code, 'The bytes received are not an HTTP request this service takes.');
  const text = JSON.stringify({ ...body, request_id: 'none' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
}
