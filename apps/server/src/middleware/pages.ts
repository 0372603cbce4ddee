import { ProblemError } from '../http/problems.ts';
import type { Ctx, Middleware } from '../state.ts';

export interface Page {
  type: string;
  bytes(): Promise<Buffer | string> | Buffer | string;
}
/** Documents by their exact path. */
export type Pages = ReadonlyMap<string, Page>;

/** Everything outside the API: the documents it is given, for anybody, and 404 for the rest. */
export function pages(documents: Pages): Middleware {
  const show = async (ctx: Ctx): Promise<void> => {
    const page = documents.get(ctx.path);
    if (page === undefined) throw new ProblemError('not_found', 'There is no such path.');
    const Allow = 'GET, HEAD, OPTIONS';
    if (ctx.method === 'OPTIONS') ctx.state.answer = { status: 204, headers: { Allow } };
    else if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new ProblemError('method_not_allowed', `${ctx.method} is not available here.`, { Allow });
    else ctx.state.answer = { status: 200, raw: { type: page.type, bytes: await page.bytes() } };
  };
  return (ctx, next) => (ctx.path.startsWith('/api/') ? next() : show(ctx));
}
