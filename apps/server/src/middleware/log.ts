import type { Logger } from 'pino';
import type { FindClientAddress } from '../client-address.ts';
import type { Limits } from '../http/limits.ts';
import { maskKeys } from '../mask.ts';
import type { Metrics } from '../metrics.ts';
import type { RequestLine, WriteRequestLine } from '../request-log.ts';
import type { Ctx, CutReason, Middleware } from '../state.ts';
import { report } from './problem.ts';

const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const maxLoggedPath = 1024;
const metricsPath = '/metrics';

/**
 * Writes one log line and one measurement per request, after the response was handed to the socket or cut off. The line
 * contains no query string and no secret part of a key. The only header values in it are ids and the client's address.
 * This middleware never throws, so a request gets its response even if the line or the measurement fails.
 */
export function log(
  logger: Logger,
  writeLine: WriteRequestLine,
  metrics: Metrics,
  limits: Limits,
  findClient: FindClientAddress | undefined,
): Middleware {
  return async (ctx, next) => {
    const startMs = performance.now();
    const { state, res } = ctx;
    // A closed socket no longer knows its address, so read the address before the response.
    if (findClient !== undefined) state.client = findClient(ctx.req);
    let cut: CutReason | undefined;
    metrics.inFlight += 1;
    try {
      await next();
      if (state.cut !== undefined) {
        const ended = await state.cut;
        cut = ended?.reason;
        if (ended !== undefined && 'error' in ended)
          report(logger, state.requestId, ended.error, 'a streamed response was cut off');
      }
    } catch (error) {
      cut = 'failed';
      report(logger, state.requestId, error, 'unexpected error');
      res.destroy();
    }
    metrics.inFlight -= 1;
    limits.release(state);
    const ms = performance.now() - startMs;
    const operation = state.operation ?? 'none';
    const status = state.response?.status ?? 0;
    try {
      metrics.observe(operation, status, ms / 1000);
      if (cut !== undefined) metrics.cut(operation, cut);
    } catch (error) {
      report(logger, state.requestId, error, 'a request could not be logged or measured');
    }
    try {
      if (isProbe(ctx, status)) {
        if (logger.isLevelEnabled('debug')) logger.debug(lineOf(ctx, status, ms, cut), 'request');
      } else if (logger.isLevelEnabled('info')) writeLine(lineOf(ctx, status, ms, cut));
    } catch {
      writeShortLine(logger, ctx, status, cut);
    }
  };
}

/**
 * Whether the request is a successful health check or a scrape of the metrics. Such requests arrive every few seconds,
 * so they are only logged at the level `debug`.
 */
function isProbe({ state, path }: Ctx, status: number): boolean {
  return status < 400 && (state.operation === 'getHealth' || path === metricsPath);
}

function lineOf({ state, req, path }: Ctx, status: number, ms: number, cut: CutReason | undefined): RequestLine {
  const { requestId, operation, session, client } = state;
  const trace = req.headers['traceparent'];
  return {
    request_id: requestId,
    trace_id: trace === undefined ? undefined : traceparent.exec(String(trace))?.[1],
    method: String(req.method),
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

/**
 * Writes a shorter line for a request whose full line failed. The members of the shorter line cannot cause an error.
 */
function writeShortLine(logger: Logger, { state, req }: Ctx, status: number, cut: CutReason | undefined): void {
  try {
    logger.info(
      { request_id: state.requestId, method: req.method, operation: state.operation, status, cut },
      'request',
    );
  } catch {
    // The log cannot be written. The response is sent anyway.
  }
}
