import type { Server } from 'node:http';
import type { Lifecycle } from './services/index.ts';

const patience = 8000;

/**
 * Ends a server in order: not ready at once, then no new connections, then the requests under way, then `release`.
 * Whatever has not finished after eight seconds is cut off.
 */
export async function shutDown(server: Server, lifecycle: Lifecycle, drainSeconds: number, release: () => Promise<void>): Promise<void> {
  lifecycle.stopping = true;
  if (drainSeconds > 0) await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that was busy when the door closed is idle later, and would be kept alive.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
  await release();
}

/** Calls `stop` on the first SIGTERM or SIGINT; a second one exits at once. */
export function onSignal(stop: () => Promise<void>): void {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
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
