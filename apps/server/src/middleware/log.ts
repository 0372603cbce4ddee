import { symbols, type Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Ctx, Middleware } from '../state.ts';

const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const info = 30;

/** One line and one measurement per request. Neither the query nor any header value but ids is written down. */
export function log(logger: Logger, metrics: Metrics): Middleware {
  const writeLine = lineWriter(logger);
  return async (ctx, next) => {
    const began = performance.now();
    metrics.inFlight += 1;
    await next();
    metrics.inFlight -= 1;
    const { operation, answer } = ctx.state;
    const ms = performance.now() - began;
    const status = answer?.status ?? 0;
    metrics.observe(operation ?? 'none', status, ms / 1000);
    if (logger.isLevelEnabled('info')) writeLine(ctx, status, ms);
  };
}

/**
 * Writes the line that `logger.info` would write, between a beginning and an end of the logger's own. The members
 * are known, and but for the path none can need escaping: going through all of them again is a tenth of a read.
 */
function lineWriter(logger: Logger): (ctx: Ctx, status: number, ms: number) => void {
  const inside = logger as unknown as Record<symbol, unknown>;
  const begin = (inside[symbols.lsCacheSym] as Record<number, string>)[info];
  const time = inside[symbols.timeSym] as () => string;
  const stream = inside[symbols.streamSym] as { write(line: string): void };
  return ({ state, req, path }, status, ms) => {
    const { requestId, operation, session } = state;
    const trace = req.headers['traceparent'] === undefined ? undefined : traceparent.exec(String(req.headers['traceparent']))?.[1];
    const who = session === undefined ? '' : `,"project":"${session.project}","key":"${session.prefix}"`;
    stream.write(
      `${begin}${time()},"request_id":"${requestId}"${trace === undefined ? '' : `,"trace_id":"${trace}"`},"method":"${req.method}"` +
        `,"path":${JSON.stringify(path.slice(0, 1024))}${operation === undefined ? '' : `,"operation":"${operation}"`}` +
        `,"status":${status},"ms":${Math.round(ms * 1000) / 1000}${who},"msg":"request"}\n`,
    );
  };
}
