import type { Middleware } from 'koa';
import type { Ctx } from '../state.ts';
import { ProblemError } from './problems.ts';

export const maxBody = 1_048_576;

const plainJson = /^application\/json *(?:; *charset=(?:"utf-8"|utf-8) *)?$/i;

let parser: Promise<Middleware> | undefined;

/**
 * koa-bodyparser reads and bounds the bytes; what they say is decided by strict-json.ts, so it is told it is text, and
 * "no encoding" makes it hand over the bytes themselves. Loaded with the first body: a quarter of a bare server's start.
 */
async function loadParser(): Promise<Middleware> {
  const { default: bodyParser } = await import('koa-bodyparser');
  return bodyParser({ enableTypes: ['text'], extendTypes: { text: ['application/json'] }, textLimit: maxBody as unknown as string, encoding: null as unknown as string });
}

const nothing = async () => {};

/** The bytes of a JSON body. Throws 415 before and 413 while reading; never reads more than `maxBody`. */
export async function readBody(ctx: Ctx): Promise<Buffer> {
  const { headers } = ctx.req;
  const isPlain = headers['content-encoding'] === undefined && plainJson.test(headers['content-type'] ?? '');
  if (!isPlain) throw new ProblemError('unsupported_media_type', 'Send application/json in UTF-8, without a Content-Encoding.', { Connection: 'close' });
  const read = await (parser ??= loadParser());
  try {
    // A caller who left meanwhile will not be heard again.
    if (ctx.req.destroyed) throw new Error('aborted');
    await read(ctx as never, nothing);
  } catch (error) {
    throw (error as { status?: number }).status === 413
      ? new ProblemError('body_too_large', `A body may have at most ${maxBody} bytes.`, { Connection: 'close' })
      : new ProblemError('malformed_request', 'The body did not arrive whole.', { Connection: 'close' });
  }
  const body: unknown = (ctx.request as { body?: unknown }).body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
