import { RequestQueue } from '../request-queue.ts';

/** Transactions that begin with the same row: one works, and the next is there when it is done. */
const together = 2;
/** How many may wait for their turn at one row. */
const most = 250;

/**
 * Turns at rows. Transactions that want one locked row would each hold a connection while they wait; here they wait
 * without one, and the connections are for the writers of other rows.
 */
export class RowQueues {
  readonly #rows = new Map<string, { working: number; line: RequestQueue | undefined }>();

  /** How many rows are being changed. */
  get size(): number {
    return this.#rows.size;
  }

  /** Takes a turn, at once where it gives nothing. Rejects with StorageUnavailable. */
  enter(row: string, milliseconds: number): Promise<unknown> | undefined {
    const turn = this.#rows.get(row);
    if (turn === undefined) {
      this.#rows.set(row, { working: 1, line: undefined });
      return undefined;
    }
    if (turn.working < together) {
      turn.working += 1;
      return undefined;
    }
    turn.line ??= new RequestQueue(most, 'others who change the same');
    return turn.line.wait(milliseconds);
  }

  leave(row: string): void {
    const turn = this.#rows.get(row);
    if (turn === undefined) return;
    // Whoever is next takes over the turn.
    if (turn.line !== undefined && turn.line.length > 0) turn.line.admitNext();
    else if (--turn.working === 0) this.#rows.delete(row);
  }
}
