import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { cutConnection } from './http/stream.ts';
import { closeListener, currentResponse } from './node-internals.ts';
import type { Lifecycle } from './services/index.ts';

/** After the listener is closed, the server still accepts requests on idle connections for this time. */
const idleGraceMs = 400;
const idleCheckMs = 50;
/** The longest time that requests in flight may take before their connections are closed. */
const inFlightTimeoutMs = 8000;

/**
 * Shuts a server down in order: it reports "not ready", stops accepting connections, finishes the requests in flight,
 * then calls `release`. From the start of the shutdown, every response is the last one of its connection and has
 * `Connection: close`. Idle connections stay open for a short time, because a client may have sent a request that has
 * not arrived yet. After eight seconds, requests that are still in flight are cut off.
 */
export async function shutDown(
  { server, connections }: { server: Server; connections: ReadonlySet<Socket> },
  lifecycle: Lifecycle,
  drainSeconds: number,
  release: () => Promise<void>,
): Promise<void> {
  lifecycle.stopping = true;
  for (const socket of connections) closeAfter(currentResponse(socket));
  server.prependListener('request', (_, res) => closeAfter(res));
  if (drainSeconds > 0) await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
  const closed = closeListener(server);
  let idleCheck: NodeJS.Timeout | undefined;
  const idleGrace = setTimeout(() => {
    server.closeIdleConnections();
    idleCheck = setInterval(() => {
      server.closeIdleConnections();
      // These connections have got their last response, and the server only waits for the rest of a rejected body.
      for (const socket of connections) if (socket.writableFinished) socket.destroy();
    }, idleCheckMs);
  }, idleGraceMs);
  const inFlightTimeout = setTimeout(() => {
    for (const socket of connections) cutConnection(socket, 'shut down');
    server.closeAllConnections();
  }, inFlightTimeoutMs);
  await closed;
  clearTimeout(idleGrace);
  clearInterval(idleCheck);
  clearTimeout(inFlightTimeout);
  await release();
}

/** Closes the connection after this response. */
function closeAfter(res: ServerResponse | undefined): void {
  if (res !== undefined) res.shouldKeepAlive = false;
}

/** Calls `stop` on the first SIGTERM, SIGINT or SIGHUP (a closed terminal). A second signal exits at once. */
export function onSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
