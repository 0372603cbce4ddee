import { loadBodyParser } from '../lazy-packages.ts';
import type { Ctx } from '../state.ts';

/**
 * Configures koa-bodyparser to return the bytes of a JSON body as `ctx.request.body`, up to the maximum length.
 * strict-json.ts parses the bytes. The JSON mode of koa-bodyparser would replace invalid UTF-8 and accept duplicate
 * member names.
 *
 * koa-bodyparser passes the option `encoding: null` to raw-body, which then returns a Buffer. raw-body documents this
 * option, but the types of koa-bodyparser lack it. If an encoding were set, raw-body would first copy the bytes into a
 * string in the heap.
 */
export function createBodyParser(): (ctx: Ctx) => Promise<unknown> {
  const parse = loadBodyParser()({
    enableTypes: ['text'],
    extendTypes: { text: ['application/json'] },
    textLimit: '1mb',
    encoding: null as unknown as string,
  });
  return (ctx) => parse(ctx, async () => {});
}
