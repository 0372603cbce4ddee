/**
 * Tells all server processes about deployments by LISTEN and NOTIFY. Because a notification may be lost, each process
 * also calls its listener at intervals.
 */
import { SocketClient } from './driver.ts';
import type { PrimaryFinder } from './primary.ts';
import { timeoutsMs } from './timeouts.ts';

const channel = 'jurybox_deployed';
export const notify = `SELECT pg_notify('${channel}', '')`;

/**
 * The time between two calls of `check`. While no connection receives notifications (LISTEN), each call of `check`
 * tells `listener` that something may have been deployed. If `listens` is true, it also tries to open a connection.
 */
const pollMs = 500;
/**
 * While a connection receives notifications (LISTEN), only every 20th call of `check` calls `listener`. So the process
 * also learns of a deployment whose notification was lost.
 */
const checksPerCall = 20;

/** Calls `listener` after each deployment, or every `pollMs` without LISTEN. Returns a function to stop. */
export function watchCommits(primary: PrimaryFinder, listens: boolean, listener: () => void): () => void {
  let isOver = false;
  let client: SocketClient | undefined;
  let isListening = false;
  let isConnecting = false;
  let checks = 0;

  const lose = (lost: SocketClient) => {
    if (client === lost) isListening = false;
    lost.abort(new Error('the connection is not needed any more'));
  };
  const connect = async (): Promise<void> => {
    isConnecting = true;
    try {
      const { url } = await primary.findPool();
      const opened = new SocketClient({
        connectionString: url,
        connectionTimeoutMillis: timeoutsMs.connection,
        keepAlive: true,
        application_name: 'jurybox notices',
      });
      client = opened;
      opened
        .on('error', () => lose(opened))
        .on('end', () => lose(opened))
        .on('notification', listener);
      await opened.connect();
      await opened.query(`LISTEN ${channel}`);
      isListening = true;
      if (isOver) lose(opened);
      // Something may have been deployed before this connection listened.
      else listener();
    } catch {
      if (client !== undefined) lose(client);
    } finally {
      isConnecting = false;
    }
  };
  const check = () => {
    checks += 1;
    if (listens && !isListening && !isConnecting) void connect();
    if (!isListening || checks % checksPerCall === 0) listener();
  };
  const timer = setInterval(check, pollMs).unref();
  if (listens) void connect();
  return () => {
    isOver = true;
    clearInterval(timer);
    if (client !== undefined) lose(client);
  };
}
