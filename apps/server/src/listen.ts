import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type Koa from 'koa';
import { ConfigError, type Config } from './config.ts';
import { refuseBytes, refuseTunnel } from './http/refuse.ts';
import { cutConnection } from './http/stream.ts';
import type { Metrics } from './metrics.ts';
import { createServer } from './node-http.ts';
import { createSweep, patience } from './readers.ts';
import { inTurns } from './pipelining.ts';

/**
 * After 10 seconds without a whole head, and 30 without a whole request, a connection is gone: what is late is noticed
 * within half a second, and whoever does not close is dropped a second after the answer. The guard answers for Host.
 */
const limits: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 8500,
  requestTimeout: 28_500,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 65_000,
  requireHostHeader: false,
};

/** How connections are looked after. Left out, readers have the patience of readers.ts, and are looked at every second. */
export interface Edge {
  metrics?: Metrics | undefined;
  /** Milliseconds. */
  readers?: { patience: number; interval: number } | undefined;
}

/** Starts listening. Rejects with ConfigError when the address cannot be had. */
export async function listen(
  app: Koa,
  { host, port }: Pick<Config, 'host' | 'port'>,
  { metrics, readers = { patience, interval: 1000 } }: Edge = {},
): Promise<{ server: Server; origin: string; connections: ReadonlySet<Socket> }> {
  const server = createServer(limits, inTurns(app.callback()));
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const sweep = createSweep(
    connections,
    (socket) => {
      if (metrics !== undefined) metrics.stalledReaders += 1;
      cutConnection(socket, 'reader stalled');
    },
    readers.patience,
  );
  const sweeping = setInterval(() => sweep(performance.now()), readers.interval).unref();
  server.once('close', () => clearInterval(sweeping));
  server.on('clientError', refuseBytes);
  server.on('connect', refuseTunnel);
  // An expectation we do not know is no reason to refuse the request.
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
  if (error.code === 'EADDRINUSE') return `JURYBOX_PORT ${port} is in use on ${host}; choose another`;
  if (error.code === 'EACCES') return `JURYBOX_PORT ${port} may not be used by this user; choose one above 1023`;
  return `JURYBOX_HOST ${host} cannot be listened on (${error.code ?? error.message})`;
}
