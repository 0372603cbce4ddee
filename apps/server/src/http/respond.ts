import { JsonText, TextFeed, TextStream } from '@jurybox/types';
import type { Ctx, OutgoingResponse } from '../state.ts';
import { isProblem } from './problems.ts';
import { inSlices, pieceOf, startFeed, streamPieces } from './stream.ts';

/**
 * Sets the status, the headers and the body of a response. Koa sends them when all middleware has finished. Throws if a
 * header or the body cannot be sent.
 *
 * The headers of an API response tell caches to use it for one API key only and to revalidate it each time. Every
 * response tells browsers not to guess the content type.
 */
export function setResponse(ctx: Ctx, { status, headers = {}, body, raw, type }: OutgoingResponse): void {
  const bytes = raw ? raw.bytes : textOf(body);
  if (bytes !== undefined && typeof bytes !== 'string' && !Buffer.isBuffer(bytes))
    throw new TypeError('the body is neither text nor bytes');
  const { res } = ctx;
  ctx.status = status;
  res.setHeader('X-Content-Type-Options', 'nosniff');
  if (raw === undefined) {
    res.setHeader('Cache-Control', 'private, no-cache');
    ctx.vary('Authorization');
  }
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value);
  if (body instanceof TextStream) {
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    if (ctx.method === 'HEAD') return;
    if (body.chunks instanceof TextFeed) startFeed(ctx, body.chunks);
    else streamPieces(ctx, body.chunks);
  } else if (bytes !== undefined) {
    res.setHeader('Content-Type', raw?.type ?? `application/${status >= 400 && isProblem(body) ? 'problem+' : ''}json`);
    ctx.body = bytes;
    if (ctx.method !== 'HEAD') inSlices(ctx, bytes);
  }
}

function textOf(body: unknown): string | Buffer | undefined {
  if (body === undefined || body instanceof TextStream) return undefined;
  return pieceOf(body instanceof JsonText ? body.text : JSON.stringify(body));
}
