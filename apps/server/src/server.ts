import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createDocuments } from './documents.ts';
import { createReplyCheck } from './http/check-reply.ts';
import { listen } from './listen.ts';
import { createMetrics } from './metrics.ts';
import { createServices, type Lifecycle, type Services } from './services/index.ts';
import { shutDown } from './shutdown.ts';
import type { Database } from './store/index.ts';

export interface Running {
  /** `http://host:port`, without the `/api`. */
  origin: string;
  services: Services;
  /** Ends the server and closes the database. */
  stop(): Promise<void>;
}

const minute = 60_000;
/** After the start, and once it serves. */
const soonMs = 10_000;

/** Puts a server together on an open database and starts it. */
export async function startServer(config: Config, database: Database, logger: Logger): Promise<Running> {
  const lifecycle: Lifecycle = { stopping: false };
  const services = createServices(database, lifecycle);
  const metrics = createMetrics();
  const checkReply = config.checkReplies
    ? createReplyCheck((await import('@jurybox/validators/replies')).replies)
    : undefined;
  const app = createApp({ config, services, logger, metrics, pages: createDocuments(metrics), checkReply });
  const { server, connections, origin } = await listen(app, config, { metrics });
  logger.info({ origin }, 'listening');

  const recordUse = () =>
    services.keys
      .recordUse()
      .catch((error: unknown) => logger.warn({ err: error }, 'the use of keys was not recorded'));
  const purge = () =>
    services.purge.run().catch((error: unknown) => logger.warn({ err: error }, 'deleted rows were not removed yet'));
  const soon = setTimeout(purge, soonMs).unref();
  const timer = setInterval(() => {
    void recordUse();
    void purge();
  }, minute).unref();
  return {
    origin,
    services,
    stop: () =>
      shutDown({ server, connections }, lifecycle, config.drainSeconds, async () => {
        clearInterval(timer);
        clearTimeout(soon);
        await services.purge.stop();
        await recordUse();
        await database.close();
        logger.info('stopped');
      }),
  };
}
