/** Text that is sent piece by piece, and how it may end before its end. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { longText } from '../services/turns.ts';

/** Text on its way out, or its bytes in UTF-8. */
export type Piece = string | Uint8Array;

/** A long text goes out as bytes: they are outside the heap and half as much, for as long as a slow reader takes. */
export function pieceOf(text: string): Piece {
  return text.length > longText ? Buffer.from(text) : text;
}

/** Why an answer was cut: by our fault, by the reader, or on purpose. */
export type Cut = 'failed' | 'reader left' | 'reader stalled' | 'key revoked' | 'shut down';

/** How an answer was cut, with the error where it was our fault. */
export interface Ended {
  cut: Cut;
  error?: unknown;
}

/** Thrown by the pieces of a stream that must not go on. */
export class StreamCut extends Error {
  override name = 'StreamCut';
  readonly cut: Cut;

  constructor(cut: Cut) {
    super(`the stream was cut: ${cut}`);
    this.cut = cut;
  }
}

const reasons = new WeakMap<Socket, Cut>();

/** Closes a connection for a reason that its answer's line will give. */
export function cutConnection(socket: Socket, reason: Cut): void {
  reasons.set(socket, reason);
  socket.destroy();
}

/**
 * Sends the pieces. Gives how it was cut, or nothing once all was sent; never rejects. A reader who leaves, or a store
 * that fails half-way, ends the connection: the text must not look whole.
 */
export function sendStream(res: ServerResponse, pieces: AsyncIterable<Piece>): Promise<Ended | undefined> {
  const { socket } = res;
  let ended: Ended | undefined;
  async function* watched(): AsyncGenerator<Piece> {
    try {
      yield* pieces;
    } catch (error) {
      ended = error instanceof StreamCut ? { cut: error.cut } : { cut: 'failed', error };
      // What was thrown may be nothing at all, which a pipeline would take for the end.
      throw new StreamCut(ended.cut);
    }
  }
  return new Promise((resolve) => {
    pipeline(watched(), res, (error) => {
      if (!error) return resolve(undefined);
      resolve(ended ?? { cut: (socket && reasons.get(socket)) ?? 'reader left' });
    });
  });
}
