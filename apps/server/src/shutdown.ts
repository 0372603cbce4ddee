import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { cutConnection } from './http/stream.ts';
import type { Lifecycle } from './services/index.ts';

/** How long a connection that is idle when the door closes may still bring its next request. */
const grace = 400;
const patience = 8000;

/**
 * Ends a server in order: not ready at once, then no new connections, then the requests under way, then `release`.
 * Every answer from the start on is the last one of its connection, and says so: closing connections that look idle
 * would cut off requests that are already on their way. Whatever has not finished after eight seconds is cut off.
 */
export async function shutDown(
  { server, connections }: { server: Server; connections: ReadonlySet<Socket> },
  lifecycle: Lifecycle,
  drainSeconds: number,
  release: () => Promise<void>,
): Promise<void> {
  lifecycle.stopping = true;
  for (const socket of connections) sayLast((socket as { _httpMessage?: ServerResponse | null })._httpMessage);
  server.prependListener('request', (_, res) => sayLast(res));
  if (drainSeconds > 0) await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
  // An HTTP server's own `close` begins with closing idle connections.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  let sweep: NodeJS.Timeout | undefined;
  const sweeping = setTimeout(() => {
    server.closeIdleConnections();
    sweep = setInterval(() => server.closeIdleConnections(), 50);
  }, grace);
  const cut = setTimeout(() => {
    for (const socket of connections) cutConnection(socket, 'shut down');
    server.closeAllConnections();
  }, patience);
  await closed;
  clearTimeout(sweeping);
  clearInterval(sweep);
  clearTimeout(cut);
  await release();
}

/** Makes an answer the last one of its connection. */
function sayLast(res: ServerResponse | null | undefined): void {
  if (res) res.shouldKeepAlive = false;
}

/** Calls `stop` on the first SIGTERM, SIGINT or SIGHUP (a terminal that was closed); a second one exits at once. */
export function onSignal(stop: () => Promise<void>): void {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
