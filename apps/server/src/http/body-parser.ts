import { loadBodyParser } from '../lazy-packages.ts';
import type { Ctx } from '../state.ts';

/**
 * koa-bodyparser, set up to give the bytes of a JSON body as `ctx.request.body`. It reads them and limits their number;
 * strict-json.ts parses them, because the JSON mode of koa-bodyparser replaces invalid UTF-8 and accepts equal members.
 *
 * `encoding: null` is not in its types, but it passes the option on to raw-body, which documents that it then gives a
 * Buffer. With an encoding, the bytes would be copied into a string in the heap first.
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
