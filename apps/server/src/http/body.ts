import { loadBodyParser, remembered } from '../packages.ts';
import type { Ctx } from '../state.ts';
import type { Limits } from './limits.ts';
import { isRepeated } from './parameters.ts';
import { ProblemError } from './problems.ts';

export const maxBody = 1_048_576;

const plainJson = /^application\/json *(?:; *charset=(?:"utf-8"|utf-8) *)?$/i;

/**
 * koa-bodyparser reads and bounds the bytes; what they say is decided by strict-json.ts, so it is told it is text, and
 * "no encoding" makes it hand over the bytes themselves. Loaded with the first body: a quarter of a bare server's start.
 */
const parser = remembered(() =>
  loadBodyParser()({
    enableTypes: ['text'],
    extendTypes: { text: ['application/json'] },
    textLimit: maxBody as unknown as string,
    encoding: null as unknown as string,
  }),
);

const nothing = async () => {};
const isText = () => true;

/**
 * The bytes of a JSON body. Throws 415 and 413 before, 413 while reading; never takes more than `maxBody`. While it waits
 * for them, the request gives up its place among those under way.
 */
export async function readBody(ctx: Ctx, limits: Limits): Promise<Buffer> {
  const { headers } = ctx.req;
  if (!isPlain(ctx))
    throw new ProblemError('unsupported_media_type', 'Send application/json in UTF-8, once said and not encoded.', {
      Connection: 'close',
    });
  // The parser keeps 32 bits of a length: a longer one would be waited for.
  if (Number(headers['content-length'] ?? 0) > maxBody) throw tooLarge();
  const read = parser();
  const isWaiting = !ctx.req.complete;
  if (isWaiting) limits.awaitBody(ctx.state, Number(headers['content-length'] ?? maxBody));
  // Stands in for the context: whether it is text has been decided, more strictly than the parser would each time.
  const seen: { req: Ctx['req']; request: { is: () => boolean; body?: unknown } } = {
    req: ctx.req,
    request: { is: isText },
  };
  try {
    // A caller who left meanwhile will not be heard again.
    if (ctx.req.destroyed) throw new Error('aborted');
    await read(seen as never, nothing);
  } catch (error) {
    if ((error as { status?: number }).status === 413) throw tooLarge();
    // Half a request is no operation's; the caller, if there still is one, is answered on the bare connection.
    delete ctx.state.operation;
    throw new ProblemError('malformed_request', 'The body did not arrive whole.', { Connection: 'close' });
  }
  if (isWaiting) limits.start(ctx.state);
  const { body } = seen.request;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function isPlain({ req }: Ctx): boolean {
  const { headers } = req;
  const transfer = headers['transfer-encoding'];
  return (
    plainJson.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    (transfer === undefined || transfer.toLowerCase() === 'chunked') &&
    !isRepeated(req.rawHeaders, 'content-type')
  );
}

function tooLarge(): ProblemError {
  return new ProblemError('body_too_large', `A body may have at most ${maxBody} bytes.`, { Connection: 'close' });
}
