import Koa from 'koa';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { handlers as allHandlers, type AllHandlers } from './handlers/index.ts';
import type { CheckReply } from './http/check-reply.ts';
import { Limits } from './http/limits.ts';
import type { Metrics } from './metrics.ts';
import { authenticate } from './middleware/authenticate.ts';
import { guard } from './middleware/guard.ts';
import { log } from './middleware/log.ts';
import { pages, type Pages } from './middleware/pages.ts';
import { problem } from './middleware/problem.ts';
import { requestId } from './middleware/request-id.ts';
import { absent, createRouter, publicPaths } from './router.ts';
import type { Services } from './services/index.ts';
import type { Middleware } from './state.ts';

export interface Parts {
  config: Pick<Config, 'rateLimit' | 'maxInFlight'>;
  services: Services;
  logger: Logger;
  metrics: Metrics;
  /** Documents that are served beside the API, by path. */
  pages: Pages;
  /** Holds every answer to the contract; leave out to trust the compiler alone. */
  checkReply?: CheckReply | undefined;
  handlers?: AllHandlers;
}

/** Builds the app from its parts. It listens nowhere, reads no environment and starts nothing. */
export function createApp({
  config,
  services,
  logger,
  metrics,
  pages: documents,
  checkReply,
  handlers = allHandlers,
}: Parts): Koa {
  const app = new Koa();
  app.silent = true;
  const limits = new Limits(config.maxInFlight);
  metrics.waitingForBody = () => limits.bodies;
  const chain: Middleware[] = [
    log(logger, metrics, limits),
    problem(logger, checkReply),
    requestId,
    guard,
    pages(documents),
    authenticate(services.keys, publicPaths, config.rateLimit, limits),
    createRouter(handlers, services, limits),
    absent,
  ];
  for (const middleware of chain) app.use(middleware as unknown as Koa.Middleware);
  return withoutResponder(app);
}

/**
 * `problem` writes every answer, so Koa's own responder, and what it listens to on every response, have no work here.
 * Nor has its error answer, which is no problem details: what should get past `log` and `problem` closes the connection.
 */
function withoutResponder(app: Koa): Koa {
  const handleRequest = (ctx: Koa.Context, chain: (ctx: Koa.Context) => Promise<void>) =>
    chain(ctx).catch(() => ctx.res.destroy());
  return Object.assign(app, { handleRequest });
}
