import type { IncomingMessage } from 'node:http';
import type { Ctx } from '../state.ts';
import { once } from '../lazy-packages.ts';
import { createBodyParser } from './body-parser.ts';
import type { Limits } from './limits.ts';
import { isRepeated } from './parameters.ts';
import { ProblemError } from './problems.ts';

export const maxBodyBytes = 1_048_576;

const plainJson = /^application\/json *(?:; *charset=(?:"utf-8"|utf-8) *)?$/i;

/**
 * Creates the body parser when the first body needs it. Loading koa-bodyparser at the start would delay the start, by a
 * quarter of the time that a plain node:http server needs to start.
 */
const bodyParser = once(() => createBodyParser());

/**
 * Reads the bytes of a JSON body, at most `maxBodyBytes`. Before reading, throws 415 for another content type and 413
 * for a Content-Length above the maximum. While reading, throws 413 if the body is too long. Until the body has arrived
 * completely, `Limits` does not count the request as in flight.
 */
export async function readBody(ctx: Ctx, limits: Limits): Promise<Buffer> {
  const { headers } = ctx.req;
  if (!isPlainJson(ctx))
    throw new ProblemError(
      'unsupported_media_type',
      'Send one Content-Type header, application/json in UTF-8, and no Content-Encoding.',
      {
        Connection: 'close',
      },
    );
  // The body parser uses only 32 bits of Content-Length. So a length far above the maximum may look allowed, and the
  // parser would wait for the body instead of rejecting it.
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) throw bodyTooLarge();
  if (ctx.req.complete && !ctx.req.destroyed) return readArrived(ctx.req);
  const parse = bodyParser();
  const isWaiting = !ctx.req.complete;
  if (isWaiting) limits.awaitBody(ctx.state, Number(headers['content-length'] ?? maxBodyBytes));
  try {
    // If the caller has closed the connection, the parser would wait forever.
    if (ctx.req.destroyed) throw new Error('aborted');
    await parse(ctx);
  } catch (error) {
    if ((error as { status?: number }).status === 413) throw bodyTooLarge();
    // The log and the metrics name no operation for a request whose body did not arrive completely. So remove
    // the operation here.
    delete ctx.state.operation;
    throw new ProblemError('malformed_request', 'The body did not arrive completely.', { Connection: 'close' });
  }
  if (isWaiting) limits.start(ctx.state);
  const body: unknown = ctx.request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/**
 * Returns the bytes of a body that has arrived completely. Most bodies have arrived when the server reads them. Even
 * then, koa-bodyparser would wait for events of the stream. An update request would take 7 % more CPU time (measured in
 * 25 interleaved rounds).
 */
function readArrived(req: IncomingMessage): Buffer {
  if (req.readableLength > maxBodyBytes) throw bodyTooLarge();
  return (req.read() as Buffer | null) ?? Buffer.alloc(0);
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
