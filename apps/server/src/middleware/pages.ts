import { isCurrent } from '../http/conditional.ts';
import { ProblemError } from '../http/problems.ts';
import type { Ctx, Middleware } from '../state.ts';

export interface Page {
  /** 200 when left out. */
  status?: number;
  type: string;
  headers?: Record<string, string>;
  etag?: string | undefined;
  bytes(): Promise<Buffer | string> | Buffer | string;
  /** The same, packed with gzip. */
  packed?: (() => Promise<Buffer>) | undefined;
}

/** Documents by their exact path. */
export interface Pages {
  find(path: string): Page | undefined;
}

/** Everything outside the API: the documents it is given, for anybody, and 404 for the rest. */
export function pages(documents: Pages): Middleware {
  const show = async (ctx: Ctx): Promise<void> => {
    const page = documents.find(ctx.path);
    if (page === undefined) throw new ProblemError('not_found', 'There is no such path.');
    const Allow = 'GET, HEAD, OPTIONS';
    if (ctx.method === 'OPTIONS') ctx.state.answer = { status: 204, headers: { Allow } };
    else if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
      throw new ProblemError('method_not_allowed', `${ctx.method} is not available here.`, { Allow });
    else await answer(ctx, page);
  };
  return (ctx, next) => (ctx.path.startsWith('/api/') ? next() : show(ctx));
}

async function answer({ req, state }: Ctx, page: Page): Promise<void> {
  const { status = 200, type, etag } = page;
  const usesPacked = page.packed !== undefined && takesGzip(req.headers['accept-encoding']);
  const headers = { ...page.headers, ETag: etag, ...(page.packed ? { Vary: 'Accept-Encoding' } : {}) };
  if (etag !== undefined && isCurrent(req.headers['if-none-match'], etag))
    state.answer = { status: 304, headers, raw: { type } };
  else if (usesPacked && page.packed)
    state.answer = {
      status,
      headers: { ...headers, ETag: etag && `W/${etag}`, 'Content-Encoding': 'gzip' },
      raw: { type, bytes: await page.packed() },
    };
  else state.answer = { status, headers, raw: { type, bytes: await page.bytes() } };
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return /(^|,)\s*(gzip|\*)\s*(;\s*q=(1|0\.0*[1-9])[\d.]*\s*)?(,|$)/i.test(String(accepted ?? ''));
}
