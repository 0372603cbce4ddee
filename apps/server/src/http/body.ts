import type { Ctx } from '../state.ts';
import { once } from '../lazy-packages.ts';
import { createBodyParser } from './body-parser.ts';
import type { Limits } from './limits.ts';
import { isRepeated } from './parameters.ts';
import { ProblemError } from './problems.ts';

export const maxBodyBytes = 1_048_576;

const plainJson = /^application\/json *(?:; *charset=(?:"utf-8"|utf-8) *)?$/i;

/** Created with the first body, because loading koa-bodyparser takes a quarter of the start time of a bare server. */
const bodyParser = once(() => createBodyParser());

/**
 * Reads the bytes of a JSON body, at most `maxBodyBytes`. Throws 415 or 413 before it reads, and 413 while it reads.
 * While the body has not arrived completely, `Limits` does not count the request as in flight.
 */
export async function readBody(ctx: Ctx, limits: Limits): Promise<Buffer> {
  const { headers } = ctx.req;
  if (!isPlainJson(ctx))
    throw new ProblemError(
      'unsupported_media_type',
      'Send one Content-Type, application/json in UTF-8, and no encoding.',
      {
        Connection: 'close',
      },
    );
  // The parser keeps only 32 bits of a length, so it would wait for a longer body.
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) throw bodyTooLarge();
  const parse = bodyParser();
  const isWaiting = !ctx.req.complete;
  if (isWaiting) limits.awaitBody(ctx.state, Number(headers['content-length'] ?? maxBodyBytes));
  try {
    // The parser would wait forever for a caller who has left.
    if (ctx.req.destroyed) throw new Error('aborted');
    await parse(ctx);
  } catch (error) {
    if ((error as { status?: number }).status === 413) throw bodyTooLarge();
    // An incomplete request belongs to no operation.
    delete ctx.state.operation;
    throw new ProblemError('malformed_request', 'The body did not arrive completely.', { Connection: 'close' });
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
  return new ProblemError('body_too_large', `A body may have at most ${maxBodyBytes} bytes.`, { Connection: 'close' });
}
