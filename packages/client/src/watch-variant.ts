import { watchEnvironment } from '../generated/sdk.gen.ts';
import { streamText } from './stream.ts';
import { delay } from './timers.ts';
import type { Client } from './types.ts';

/** The server sends a comment on the event stream every 15 seconds. No data for 45 seconds means a lost connection. */
const idleTimeoutMs = 45_000;
const maxPauseMs = 60_000;

/**
 * Calls `onNotice` when the stream of deployments connects, and whenever the environment serves another revision. If
 * the stream ends, connects again after a pause, until the signal is aborted. The pause grows with each failure.
 */
export async function watchVariant(
  client: Client,
  appId: string,
  environment: string,
  signal: AbortSignal,
  onNotice: () => void,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      let unread = '';
      const query = { app_id: appId };
      const options = { client, path: { environment }, query, signal, retries: 0, idleTimeout: idleTimeoutMs };
      for await (const text of streamText(watchEnvironment, options)) {
        unread += text;
        const end = unread.lastIndexOf('\n\n');
        if (/^data:/m.test(unread.slice(0, Math.max(0, end)))) {
          failures = 0;
          onNotice();
        }
        if (end !== -1) unread = unread.slice(end + 2);
      }
    } catch {
      // Ignore the error: reads still revalidate the variant, and the client has already called `onError`.
    }
    await delay(Math.random() * Math.min(1000 * 2 ** failures, maxPauseMs), signal).catch(() => {});
  }
}
