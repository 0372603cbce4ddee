import Koa from 'koa';
import type { Logger } from 'pino';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { createFindClientAddress } from './network-settings.ts';
import type { Config } from './config.ts';
import { serveDocuments } from './documents/serve-documents.ts';
import type { FindDocument } from './documents/built-folder.ts';
import { handlers as allHandlers } from './handlers/index.ts';
import type { CheckReply } from './http/check-reply.ts';
import { Limits } from './http/limits.ts';
import type { Metrics } from './metrics.ts';
import { authenticate } from './middleware/authenticate.ts';
import { cors } from './middleware/cors.ts';
import { guard } from './middleware/guard.ts';
import { log } from './middleware/log.ts';
import { ofrepAtRoot } from './middleware/ofrep-at-root.ts';
import { problem, report } from './middleware/problem.ts';
import { requestId } from './middleware/request-id.ts';
import { createRouter, notFound, publicPaths } from './router.ts';
import type { Services } from './services/index.ts';
import type { Ctx, State } from './state.ts';

export interface AppParts {
  config: Pick<Config, 'maxInFlight' | 'allowedOrigins' | 'trustedProxies'>;
  services: Services;
  logger: Logger;
  metrics: Metrics;
  /** Finds the documents outside the API: the contract, the metrics and the site. */
  findDocument: FindDocument;
  /** Checks each reply against the contract. */
  checkReply?: CheckReply | undefined;
  rateLimiter?: RateLimiterMemory | undefined;
  handlers?: typeof allHandlers;
}

export function createApp(parts: AppParts): Koa<State> {
  const { config, services, logger, metrics, checkReply, rateLimiter, handlers = allHandlers } = parts;
  const app = new Koa<State>();
  // Koa emits `error` if it cannot send a response. This listener closes the connection, because Koa would otherwise
  // send the error as plain text.
  app.on('error', (error: unknown, { headerSent, req, res, state }: Ctx) => {
    if (headerSent || req.socket.destroyed) return;
    report(logger, state.requestId, error, 'a response could not be sent');
    res.destroy();
  });
  const limits = new Limits(config.maxInFlight);
  metrics.waitingForBody = () => limits.waitingBodies;
  const { allowedOrigins, trustedProxies } = config;
  const findClient = trustedProxies.length === 0 ? undefined : createFindClientAddress(trustedProxies);
  app.use(log(logger, metrics, limits, findClient)).use(requestId);
  if (allowedOrigins.length > 0) app.use(cors(allowedOrigins));
  app
    .use(problem(logger, checkReply, limits))
    .use(guard)
    .use(ofrepAtRoot)
    .use(serveDocuments(parts.findDocument))
    .use(authenticate(services, publicPaths, rateLimiter, limits))
    .use(createRouter(handlers, services, limits))
    .use(notFound);
  return app;
}
