import { loadBodyParser } from '../lazy-packages.ts';
import type { Ctx } from '../state.ts';

/**
 * Configures koa-bodyparser to return the bytes of a JSON body as `ctx.request.body`, up to the maximum length.
 * strict-json.ts parses them, because the JSON mode of koa-bodyparser replaces invalid UTF-8 and accepts duplicate
 * member names.
 *
 * The types of koa-bodyparser do not have `encoding: null`. It passes the option to raw-body, which is documented to
 * return a Buffer then. With an encoding, the bytes would first be copied into a string in the heap.
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
