import createBodyParser from 'koa-bodyparser';
import type { Ctx } from '../state.ts';
import type { Limits } from './limits.ts';
import { isRepeated } from './parameters.ts';
import { ProblemError } from './problems.ts';

export const maxBodyBytes = 1_048_576;

const close = { Connection: 'close' };
const unsupported = 'Send one Content-Type header, application/json in UTF-8, and no Content-Encoding.';
const plainJson = /^application\/json *(?:; *charset=(?:"utf-8"|utf-8) *)?$/i;

/**
 * koa-bodyparser returns the bytes of a JSON body as `ctx.request.body`, up to the maximum length. strict-json.ts
 * parses the bytes. The JSON mode of koa-bodyparser would replace invalid UTF-8 and accept duplicate member names.
 *
 * koa-bodyparser passes the option `encoding: null` to raw-body, which then returns a Buffer. raw-body documents this
 * option, but the types of koa-bodyparser lack it. If an encoding were set, raw-body would first copy the bytes into a
 * string in the heap.
 */
const parseBody = createBodyParser({
  enableTypes: ['text'],
  extendTypes: { text: ['application/json'] },
  textLimit: '1mb',
  encoding: null as unknown as string,
});

/**
 * Reads the bytes of a JSON body, at most `maxBodyBytes`. Before reading, throws 415 for another content type and 413
 * for a Content-Length above the maximum. While reading, throws 413 if the body is too long. Until the body has arrived
 * completely, `Limits` does not count the request as in flight.
 */
export async function readBody(ctx: Ctx, limits: Limits): Promise<Buffer> {
  const { headers } = ctx.req;
  if (!isPlainJson(ctx)) throw new ProblemError('unsupported_media_type', unsupported, close);
  // The body parser uses only 32 bits of Content-Length. So a length far above the maximum may look allowed, and the
  // parser would wait for the body instead of rejecting it.
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) throw bodyTooLarge();
  const isWaiting = !ctx.req.complete;
  if (isWaiting) limits.awaitBody(ctx.state, Number(headers['content-length'] ?? maxBodyBytes));
  try {
    // If the caller has closed the connection, the parser would wait forever.
    if (ctx.req.destroyed) throw new Error('aborted');
    await parseBody(ctx, async () => {});
  } catch (error) {
    if ((error as { status?: number }).status === 413) throw bodyTooLarge();
    // The log and the metrics name no operation for a request whose body did not arrive completely. So remove
    // the operation here.
    delete ctx.state.operation;
    throw new ProblemError('malformed_request', 'The body did not arrive completely.', close);
  }
  if (isWaiting) limits.start(ctx.state);
  const body: unknown = ctx.request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function isPlainJson({ req }: Ctx): boolean {
  const { headers } = req;
  const transferEncoding = headers['transfer-encoding'];
  return (
    plainJson.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    (transferEncoding === undefined || transferEncoding.toLowerCase() === 'chunked') &&
    !isRepeated(req.rawHeaders, 'content-type')
  );
}

function bodyTooLarge(): ProblemError {
  return new ProblemError('body_too_large', `A body may have at most ${maxBodyBytes} bytes.`, close);
}
