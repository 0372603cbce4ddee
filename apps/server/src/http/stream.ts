/** Text that is sent in pieces, and how it can be cut off before its end. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { longText } from '../services/turns.ts';
import type { Cut, CutReason } from '../state.ts';

/** A piece of text, or its bytes in UTF-8. */
export type Piece = string | Uint8Array;

/** A long text is sent as bytes: they are outside the heap and half the size, for as long as a slow reader takes. */
export function pieceOf(text: string): Piece {
  return text.length > longText ? Buffer.from(text) : text;
}

/** Thrown by the pieces of a stream that must not continue. */
export class StreamCut extends Error {
  override name = 'StreamCut';
  readonly reason: CutReason;

  constructor(reason: CutReason) {
    super(`the stream was cut off: ${reason}`);
    this.reason = reason;
  }
}

const reasons = new WeakMap<Socket, CutReason>();

/** Closes a connection. The log line of its response will have the reason. */
export function cutConnection(socket: Socket, reason: CutReason): void {
  reasons.set(socket, reason);
  socket.destroy();
}

/**
 * Sends the pieces. Resolves with how the stream was cut off, or with nothing after all pieces were sent; never
 * rejects. If the reader leaves or the database fails, the connection is closed, because the text must not look
 * complete.
 */
export function sendStream(res: ServerResponse, pieces: AsyncIterable<Piece>): Promise<Cut | undefined> {
  const { socket } = res;
  let cut: Cut | undefined;
  async function* watched(): AsyncGenerator<Piece> {
    try {
      yield* pieces;
    } catch (error) {
      cut = error instanceof StreamCut ? { reason: error.reason } : { reason: 'failed', error };
      // The error may be `undefined`, which the pipeline would take for the normal end.
      throw new StreamCut(cut.reason);
    }
  }
  return new Promise((resolve) => {
    pipeline(watched(), res, (error) => {
      if (!error) return resolve(undefined);
      resolve(cut ?? { reason: (socket && reasons.get(socket)) ?? 'reader left' });
    });
  });
}
