import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createDocuments } from './documents/create-documents.ts';
import { createReplyCheck } from './http/check-reply.ts';
import { listen } from './listen.ts';
import { createMetrics } from './metrics.ts';
import { createServices } from './services/index.ts';
import { shutDown } from './shutdown.ts';
import { errorMember } from './storage-failure-log.ts';
import type { Database } from './store/database.ts';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

const housekeepingIntervalMs = 60_000;
const firstPurgeMs = 10_000;

/** The server logs a warning if SQLite's write-ahead log has reached this size. The usual size is 32 MB. */
const longLogBytes = 256 * 1024 * 1024;

/** Returns a function that warns when the write-ahead log has become too long, and again when it has doubled. */
export function createLogSizeCheck(logger: Pick<Logger, 'warn'>): (bytes: number) => void {
  let warnAt = longLogBytes;
  return (bytes) => {
    if (bytes < longLogBytes) warnAt = longLogBytes;
    if (bytes < warnAt) return;
    warnAt = 2 * bytes;
    logger.warn({ bytes }, 'the write-ahead log grows, because another program reads the database for a long time');
  };
}

export async function startServer(config: Config, database: Database, logger: Logger) {
  const services = createServices(database);
  const metrics = createMetrics();
  if (database.logBytes !== undefined) metrics.logBytes = () => database.logBytes?.() ?? 0;
  metrics.watching = () => services.notices.watcherCount;
  const findDocument = createDocuments(metrics);
  const checkReply = config.checkReplies
    ? createReplyCheck((await import('@jurybox/validators/replies')).replies)
    : undefined;
  const points = config.rateLimit;
  const rateLimiter =
    points === undefined
      ? undefined
      : new (await import('rate-limiter-flexible')).default.RateLimiterMemory({ points, duration: 1 });
  const app = createApp({ config, services, logger, metrics, findDocument, checkReply, rateLimiter });
  const { server, connections, origin } = await listen(app, config, { metrics });
  logger.info({ origin }, 'listening');

  const warn = (message: string) => (error: unknown) => logger.warn(errorMember(error), message);
  const recordUse = () =>
    services.keys.recordUse().catch(warn('the time of the last use of API keys could not be stored'));
  const purge = () => services.purge.run().catch(warn('deleted rows could not be removed'));
  const checkLogSize = createLogSizeCheck(logger);
  const firstPurge = setTimeout(purge, firstPurgeMs).unref();
  const housekeeping = setInterval(() => {
    void recordUse();
    void purge();
    checkLogSize(database.logBytes?.() ?? 0);
  }, housekeepingIntervalMs).unref();
  return {
    /** The address of the server, `http://host:port`, without the path `/api`. */
    origin,
    services,
    stop: () => {
      services.notices.stop();
      return shutDown({ server, connections }, services.health, config.drainSeconds, async () => {
        clearInterval(housekeeping);
        clearTimeout(firstPurge);
        await services.purge.stop();
        await recordUse();
        await database.close();
        logger.info('stopped');
      });
    },
  };
}
