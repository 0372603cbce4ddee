import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeAfter, type Connections } from './connections.ts';
import { cutConnection } from './http/stream.ts';
import type { Services } from './services/index.ts';

/** A shutdown accepts requests for this time, because a client may just have sent one on an idle connection. */
const idleGraceMs = 400;
const idleCheckMs = 50;
const inFlightTimeoutMs = 8000;

/** Finishes the requests in flight, or cuts them off after eight seconds, and then calls `release`. */
export async function shutDown(
  { server, connections }: { server: Server; connections: Connections },
  health: Services['health'],
  drainSeconds: number,
  release: () => Promise<void>,
): Promise<void> {
  health.isStopping = true;
  connections.closeAfterResponses();
  server.prependListener('request', (_, res) => closeAfter(res));
  await sleep(Math.max(drainSeconds * 1000, connections.size > 0 ? idleGraceMs : 0));
  const idleCheck = setInterval(() => {
    server.closeIdleConnections();
    // Also close a connection whose last response is sent, even if its client still sends the rest of a request.
    for (const socket of connections) if (socket.writableFinished) socket.destroy();
  }, idleCheckMs);
  const inFlightTimeout = setTimeout(() => {
    for (const socket of connections) cutConnection(socket, 'shut down');
  }, inFlightTimeoutMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idleCheck);
  clearTimeout(inFlightTimeout);
  await release();
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
