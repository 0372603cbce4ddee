import type Koa from 'koa';
import type { State } from './state.ts';

/**
 * Turns off Koa's own responses by replacing its undocumented method `handleRequest`. The middleware `problem` writes
 * every response. If `log` and `problem` do not catch an error, the connection is closed. Koa would send an error
 * response that is not problem details.
 *
 * With the documented `ctx.respond = false`, Koa still adds four listeners to every request and its socket. Because of
 * these listeners, a Koa application with a constant response needs 14 % more CPU time (22.5 instead of 20.0 µs, the
 * medians of 21 interleaved rounds).
 */
export function withoutKoaResponses(app: Koa<State>): Koa<State> {
  const handleRequest = (ctx: Koa.Context, runMiddleware: (ctx: Koa.Context) => Promise<void>) =>
    runMiddleware(ctx).catch(() => ctx.res.destroy());
  return Object.assign(app, { handleRequest });
}
