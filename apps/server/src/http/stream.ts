/** Sends long responses in slices. The server can cut a streamed response off before its end. */
import type { Socket } from 'node:net';
import { finished, Readable } from 'node:stream';
import type { TextFeed } from '@jurybox/types';
import type { Ctx, Cut, CutReason } from '../state.ts';

export type Piece = string | Uint8Array;

/**
 * The length of a slice. The next slice is written when the operating system has accepted the previous one, so that the
 * number of sent bytes shows whether the client still reads (connections.ts).
 */
const sliceBytes = 65_536;

/**
 * Converts a long text to UTF-8 bytes, because a slow client may leave it unread for a long time. Bytes take half as
 * much memory as the text, and this memory is outside the heap.
 */
export function pieceOf(text: string): string | Buffer {
  // A text of at most `sliceBytes / 3` code units fits into one slice: each takes at most three bytes in UTF-8.
  return text.length > sliceBytes / 3 ? Buffer.from(text) : text;
}

function* slicesOf(piece: Piece): Generator<Piece> {
  if (typeof piece === 'string' || piece.length <= sliceBytes) yield piece;
  else for (let at = 0; at < piece.length; at += sliceBytes) yield piece.subarray(at, at + sliceBytes);
}

export function inSlices(ctx: Ctx, bytes: Piece): void {
  if (bytes.length > sliceBytes) setStream(ctx, slicesOf(bytes), Buffer.byteLength(bytes));
}

export function setStream(ctx: Ctx, pieces: Iterable<Piece> | AsyncIterable<Piece>, length: number): void {
  ctx.body = Readable.from(pieces);
  ctx.length = length;
}

/** Thrown while a piece of a streamed response is produced, to cut the response off. */
export class StreamCut extends Error {
  override name = 'StreamCut';
  readonly reason: CutReason;

  constructor(reason: CutReason) {
    super(`the stream was cut off: ${reason}`);
    this.reason = reason;
  }
}

const reasons = new WeakMap<Socket, CutReason>();

/** Closes a connection. The log line of the response shows the reason. */
export function cutConnection(socket: Socket, reason: CutReason): void {
  reasons.set(socket, reason);
  socket.destroy();
}

/**
 * Sets a body of unknown length. The promise `ctx.state.ended` resolves after the last piece. If the response is cut
 * off, the promise resolves with the reason, and the connection is closed, so that the response looks incomplete.
 */
export function streamPieces(ctx: Ctx, pieces: AsyncIterable<Piece>): void {
  let cut: Cut | undefined;
  async function* watched(): AsyncGenerator<Piece> {
    try {
      for await (const piece of pieces) yield* slicesOf(piece);
    } catch (error) {
      cut = error instanceof StreamCut ? { reason: error.reason } : { reason: 'failed', error };
      // If `pieces` throws `undefined`, throwing it again would look like the normal end of the stream.
      throw new StreamCut(cut.reason);
    }
  }
  ctx.body = Readable.from(watched());
  watchEnd(ctx, () => cut);
}

/** Lets `feed` write to `ctx.res`. If Koa sent the body instead, each idle connection would need 9 kB more memory. */
export function startFeed(ctx: Ctx, feed: TextFeed): void {
  let cut: Cut | undefined;
  ctx.respond = false;
  watchEnd(ctx, () => {
    feed.stop();
    return cut;
  });
  feed.begin(ctx.res).catch((error: unknown) => {
    cut = { reason: 'failed', error };
    ctx.res.destroy();
  });
}

/** Calls `onEnd` at the end of the response. If the server cut off the response, `onEnd` returns the reason. */
function watchEnd({ req: { socket }, res, state }: Ctx, onEnd: () => Cut | undefined): void {
  state.ended = new Promise((resolve) => {
    finished(res, (error) => {
      const cut = onEnd();
      resolve(error ? (cut ?? { reason: reasons.get(socket) ?? 'reader left' }) : undefined);
    });
  });
}
