import type { Logger } from 'pino';
import type { FindClientAddress } from '../network-settings.ts';
import type { Limits } from '../http/limits.ts';
import { maskKeys } from '../mask.ts';
import type { Metrics } from '../metrics.ts';
import type { Ctx, CutReason, Middleware } from '../state.ts';
import { report } from './problem.ts';

const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const maxLoggedPath = 1024;

/**
 * Writes one log line and one measurement per request, at the end of its response. The line contains no query string
 * and no secret of a key. Of the headers, it contains only ids and the client's address. Never throws, so a request
 * gets its response even if the line or the measurement fails.
 */
export function log(
  logger: Logger,
  metrics: Metrics,
  limits: Limits,
  findClient: FindClientAddress | undefined,
): Middleware {
  const end = async (ctx: Ctx, startMs: number): Promise<void> => {
    const { state } = ctx;
    const isWatching = state.stage === 'watching';
    if (isWatching) metrics.inFlight -= 1;
    const cut = await state.ended;
    if (!isWatching) metrics.inFlight -= 1;
    limits.release(state);
    if (cut !== undefined && 'error' in cut) report(logger, state.requestId, cut.error, 'a response was cut off');
    const ms = performance.now() - startMs;
    const operation = state.operation ?? 'none';
    try {
      metrics.observe(operation, ctx.status, ms / 1000);
      if (cut !== undefined) metrics.cut(operation, cut.reason);
    } catch (error) {
      report(logger, state.requestId, error, 'a request could not be logged or measured');
    }
    try {
      logger[isProbe(ctx) ? 'debug' : 'info'](lineOf(ctx, ms, cut?.reason), 'request');
    } catch {
      writeShortLine(logger, ctx, cut?.reason);
    }
  };
  return async (ctx, next) => {
    const startMs = performance.now();
    const { state, res } = ctx;
    // A closed socket no longer knows its address, so read the address before the response.
    if (findClient !== undefined) state.client = findClient(ctx.req);
    metrics.inFlight += 1;
    try {
      await next();
    } catch (error) {
      state.ended = Promise.resolve({ reason: 'failed', error });
      res.destroy();
    }
    // Do not wait for `end`. It waits until a stream has been sent, and Koa sends a stream only after all middleware.
    void end(ctx, startMs);
  };
}

/** Whether the request is a successful health check or a scrape of the metrics, which arrive every few seconds. */
function isProbe({ state, path, status }: Ctx): boolean {
  return status < 400 && (state.operation === 'getHealth' || path === '/metrics');
}

/** Returns the members of the line. `ms` is the time from the arrival of the request's headers. */
function lineOf({ state, req, path, status }: Ctx, ms: number, cut: CutReason | undefined): object {
  const { requestId, operation, session, client } = state;
  const trace = req.headers['traceparent'];
  return {
    request_id: requestId,
    trace_id: trace === undefined ? undefined : traceparent.exec(String(trace))?.[1],
    method: req.method,
    path: maskKeys(path).slice(0, maxLoggedPath),
    operation,
    status,
    cut,
    ms: Math.round(ms * 1000) / 1000,
    project: session?.project,
    key: session?.prefix,
    client,
  };
}

/** Writes a shorter line for a request whose full line failed, with members that cannot cause an error. */
function writeShortLine(logger: Logger, { state, req, status }: Ctx, cut: CutReason | undefined): void {
  try {
    logger.info(
      { request_id: state.requestId, method: req.method, operation: state.operation, status, cut },
      'request',
    );
  } catch {
    // The log cannot be written. The response is sent anyway.
  }
}
