import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Middleware } from '../state.ts';

const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** One line and one measurement per request. Neither the query nor any header value but ids is written down. */
export function log(logger: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    metrics.inFlight.inc();
    await next();
    metrics.inFlight.dec();
    const { requestId, operation, session, answer } = ctx.state;
    const ms = performance.now() - began;
    const status = answer?.status ?? 0;
    metrics.observe(operation ?? 'none', status, ms / 1000);
    if (!logger.isLevelEnabled('info')) return;
    const trace = traceparent.exec(String(ctx.req.headers['traceparent'] ?? ''))?.[1];
    logger.info(
      {
        request_id: requestId,
        trace_id: trace,
        method: ctx.method,
        path: ctx.path.slice(0, 1024),
        operation,
        status,
        ms: Math.round(ms * 1000) / 1000,
        project: session?.project,
        key: session?.prefix,
      },
      'request',
    );
  };
}
