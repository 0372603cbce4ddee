import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError, type Config } from './config.ts';
import { Connections, stallTimeoutMs } from './connections.ts';
import { clientErrorListener, rejectConnect } from './http/protocol-errors.ts';
import { cutConnection } from './http/stream.ts';
import type { Metrics } from './metrics.ts';

/**
 * The server closes a connection if the head of a request takes longer than 10 seconds, or if the complete request
 * takes longer than 30 seconds. Node.js notices a timeout up to half a second late, and the connection is closed up to
 * one second after the error response. So the timeouts below are 1.5 seconds shorter. Node.js does not check the Host
 * header, because `guard.ts` does.
 */
const serverOptions: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 8500,
  requestTimeout: 28_500,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 65_000,
  requireHostHeader: false,
};

export interface ListenOptions {
  metrics?: Metrics | undefined;
  /** Every `intervalMs`, the server closes the connections whose clients have stalled for `timeoutMs`. */
  stalledReaders?: { timeoutMs: number; intervalMs: number } | undefined;
}

export async function listen(
  app: { callback(): RequestListener },
  { host, port }: Pick<Config, 'host' | 'port'>,
  { metrics, stalledReaders = { timeoutMs: stallTimeoutMs, intervalMs: 1000 } }: ListenOptions = {},
): Promise<{ server: Server; origin: string; connections: Connections }> {
  const connections = new Connections();
  const server = createServer(serverOptions, connections.inTurns(app.callback()));
  server.on('connection', connections.add);
  const closeStalled = () => {
    for (const socket of connections.stalled(performance.now(), stalledReaders.timeoutMs)) {
      if (metrics !== undefined) metrics.stalledReaders += 1;
      cutConnection(socket, 'reader stalled');
    }
  };
  const timer = setInterval(closeStalled, stalledReaders.intervalMs).unref();
  server.once('close', () => clearInterval(timer));
  server.on('clientError', clientErrorListener(connections));
  server.on('connect', rejectConnect);
  // Handles a request with an unknown `Expect` header like any other request.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ConfigError(explain(error, host, port))));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { server, connections, origin: `http://${name}:${address.port}` };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  const choose = 'with --port or JURYBOX_PORT (0 finds a free one)';
  if (error.code === 'EADDRINUSE')
    return `another program uses port ${port} on ${host}; stop that program, or choose another port ${choose}`;
  if (error.code === 'EACCES')
    return `this user may not listen on port ${port} of ${host}; choose a port above 1023 ${choose}`;
  return `the server cannot listen on JURYBOX_HOST ${host} (${error.code ?? error.message})`;
}
