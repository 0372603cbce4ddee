import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '../state.ts';
import { setStream, type Piece } from './stream.ts';

const defaultBounds = { bytes: 8 * 1_048_576, timeMs: 10_000 };

/**
 * If the response is the last one on its connection, the server sends it, reads the rest of the request body, and only
 * then closes the connection (RFC 9112, section 9.6). Many clients read a response only after they have sent the
 * complete body. They would lose the response if the server closed the connection earlier. Call this function after the
 * response is set.
 */
export function closeAfterBody(ctx: Ctx, bounds = defaultBounds): void {
  const { req, body, length } = ctx;
  if (req.complete || length === undefined || !(typeof body === 'string' || Buffer.isBuffer(body))) return;
  const isLast =
    ctx.response.get('Connection') === 'close' ||
    /\bclose\b/i.test(req.headers.connection ?? '') ||
    req.httpVersion === '1.0';
  if (isLast) setStream(ctx, withRestOfBody(req, body, bounds), length);
}

/** Node.js closes the connection when this generator has ended. */
async function* withRestOfBody(req: IncomingMessage, body: Piece, bounds: typeof defaultBounds): AsyncGenerator<Piece> {
  yield body;
  req.socket.end();
  let bytes = 0;
  await pipeline(
    req,
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) if ((bytes += chunk.length) > bounds.bytes) return;
    },
    { signal: AbortSignal.timeout(bounds.timeMs) },
  ).catch(() => {});
}
