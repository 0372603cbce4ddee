import { loadBodyParser } from '../lazy-packages.ts';
import type { Ctx } from '../state.ts';

/**
 * Configures koa-bodyparser to return the bytes of a JSON body as `ctx.request.body`, up to the maximum length.
 * strict-json.ts parses them, because the JSON mode of koa-bodyparser replaces invalid UTF-8 and accepts duplicate
 * member names.
 *
 * koa-bodyparser passes the option `encoding: null` to raw-body, which then returns a Buffer. raw-body documents this
 * option, but the types of koa-bodyparser lack it. With an encoding, the bytes would first be copied into a string in
 * the heap.
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
