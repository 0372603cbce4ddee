import { isNotModified } from '../http/headers.ts';
import { ProblemError } from '../http/problems.ts';
import type { Ctx, Middleware, OutgoingResponse } from '../state.ts';
import type { FindDocument, ServedDocument } from './built-folder.ts';

export function serveDocuments(findDocument: FindDocument): Middleware {
  const serve = async (ctx: Ctx): Promise<void> => {
    const found = findDocument(ctx.path);
    if (found === undefined) throw new ProblemError('not_found', 'There is no such path.');
    const Allow = 'GET, HEAD, OPTIONS';
    if (ctx.method === 'OPTIONS') ctx.state.response = { status: 204, headers: { Allow } };
    else if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
      throw new ProblemError('method_not_allowed', `${ctx.method} is not available here.`, { Allow });
    else ctx.state.response = await responseOf(ctx, found);
  };
  return (ctx, next) => (ctx.path.startsWith('/api/') ? next() : serve(ctx));
}

async function responseOf(ctx: Ctx, document: ServedDocument): Promise<OutgoingResponse> {
  const { markdown } = document;
  const found =
    markdown !== undefined && ctx.accepts('text/html', 'text/markdown') === 'text/markdown' ? markdown : document;
  const { status = 200, type, etag, gzipped } = found;
  const vary = [...(markdown ? ['Accept'] : []), ...(gzipped ? ['Accept-Encoding'] : [])].join(', ');
  const headers = { ...found.headers, ETag: etag, ...(vary === '' ? {} : { Vary: vary }) };
  if (etag !== undefined && isNotModified(ctx.req.headers['if-none-match'], etag))
    return { status: 304, headers, raw: { type } };
  if (gzipped !== undefined && ctx.acceptsEncodings('gzip', 'identity') === 'gzip')
    return {
      status,
      headers: { ...headers, ETag: etag && `W/${etag}`, 'Content-Encoding': 'gzip' },
      raw: { type, bytes: await gzipped() },
    };
  return { status, headers, raw: { type, bytes: await found.bytes() } };
}
