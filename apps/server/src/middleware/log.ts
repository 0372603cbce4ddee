import { symbols, type Logger } from 'pino';
import type { Limits } from '../http/limits.ts';
import type { Cut } from '../http/stream.ts';
import { maskKeys } from '../mask.ts';
import type { Metrics } from '../metrics.ts';
import type { Ctx, Middleware } from '../state.ts';
import { report } from './problem.ts';

const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const info = 30;

/**
 * One line and one measurement per request, when its answer has been handed over whole or was cut. Neither the query,
 * nor any header value but ids, nor a key in a path is written down. It never throws: a request is answered, also where it cannot be counted.
 */
export function log(logger: Logger, metrics: Metrics, limits: Limits): Middleware {
  const writeLine = lineWriter(logger);
  return async (ctx, next) => {
    const began = performance.now();
    const { state, res } = ctx;
    let cut: Cut | undefined;
    metrics.inFlight += 1;
    try {
      await next();
      if (state.ended !== undefined) {
        const ended = await state.ended;
        cut = ended?.cut;
        if (ended !== undefined && 'error' in ended)
          report(logger, state.requestId, ended.error, 'a streamed answer was cut');
      }
    } catch (error) {
      cut = 'failed';
      report(logger, state.requestId, error, 'a bug');
      res.destroy();
    }
    metrics.inFlight -= 1;
    limits.leave(state);
    const ms = performance.now() - began;
    const operation = state.operation ?? 'none';
    const status = state.answer?.status ?? 0;
    try {
      metrics.observe(operation, status, ms / 1000);
      if (cut !== undefined) metrics.cut(operation, cut);
    } catch (error) {
      report(logger, state.requestId, error, 'a request was not counted');
    }
    try {
      if (logger.isLevelEnabled('info')) writeLine(ctx, status, ms, cut);
    } catch {
      writePlainly(logger, ctx, status, cut);
    }
  };
}

/** The line again, with what cannot fail to be written. */
function writePlainly(logger: Logger, { state, req }: Ctx, status: number, cut: Cut | undefined): void {
  try {
    logger.info(
      { request_id: state.requestId, method: req.method, operation: state.operation, status, cut },
      'request',
    );
  } catch {
    // A log that takes no line is no reason to fail.
  }
}

/**
 * Writes the line that `logger.info` would write, between a beginning and an end of the logger's own. The members
 * are known, and but for the path none can need escaping: going through all of them again is a tenth of a read.
 */
function lineWriter(logger: Logger): (ctx: Ctx, status: number, ms: number, cut: Cut | undefined) => void {
  const inside = logger as unknown as Record<symbol, unknown>;
  const begin = (inside[symbols.lsCacheSym] as Record<number, string>)[info];
  const time = inside[symbols.timeSym] as () => string;
  const stream = inside[symbols.streamSym] as { write(line: string): void };
  return ({ state, req, path }, status, ms, cut) => {
    const { requestId, operation, session } = state;
    const trace =
      req.headers['traceparent'] === undefined ? undefined : traceparent.exec(String(req.headers['traceparent']))?.[1];
    const who = session === undefined ? '' : `,"project":"${session.project}","key":"${session.prefix}"`;
    stream.write(
      `${begin}${time()},"request_id":"${requestId}"${trace === undefined ? '' : `,"trace_id":"${trace}"`},"method":"${req.method}"` +
        `,"path":${JSON.stringify(maskKeys(path).slice(0, 1024))}${operation === undefined ? '' : `,"operation":"${operation}"`}` +
        `,"status":${status}${cut === undefined ? '' : `,"cut":"${cut}"`},"ms":${Math.round(ms * 1000) / 1000}${who},"msg":"request"}\n`,
    );
  };
}
