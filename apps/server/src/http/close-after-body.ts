import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '../state.ts';
import { setStream, type Piece } from './stream.ts';

/** How much of a body the server still reads after its response, and for how long. */
interface Bounds {
  bytes: number;
  timeMs: number;
}

const defaultBounds: Bounds = { bytes: 8 * 1_048_576, timeMs: 10_000 };

/** Reads the rest of a body after the last response (RFC 9112, 9.6). Many clients read it only when all is sent. */
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
async function* withRestOfBody(req: IncomingMessage, body: Piece, bounds: Bounds): AsyncGenerator<Piece> {
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
