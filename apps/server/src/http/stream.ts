/** Sends a long response in pieces. The server can cut the response off before its end. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { longText } from '../services/turns.ts';
import type { Cut, CutReason } from '../state.ts';

/** A piece of text, or its bytes in UTF-8. */
export type Piece = string | Uint8Array;

/**
 * Converts a long text to UTF-8 bytes. The bytes take half as much memory as the string, and this memory is outside the
 * heap. The server keeps the bytes for a long time if the client reads slowly.
 */
export function pieceOf(text: string): Piece {
  return text.length > longText ? Buffer.from(text) : text;
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
 * Sends the pieces. Resolves with `undefined` after the last piece, or with the reason if the response was cut off.
 * Never rejects. If the client disconnects or the database fails, the server closes the connection, so that the
 * response does not look complete.
 */
export function sendStream(res: ServerResponse, pieces: AsyncIterable<Piece>): Promise<Cut | undefined> {
  const { socket } = res;
  let cut: Cut | undefined;
  async function* watched(): AsyncGenerator<Piece> {
    try {
      yield* pieces;
    } catch (error) {
      cut = error instanceof StreamCut ? { reason: error.reason } : { reason: 'failed', error };
      // If `pieces` throws `undefined` and this function throws it again, the pipeline takes it for the normal end. So
      // always throw an error object.
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
