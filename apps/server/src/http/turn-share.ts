/** Requests of one project that begin in one turn of the event loop. */
const mostPerTurn = 16;

interface Share {
  begun: number;
  waiting: (() => void)[];
}

/**
 * What a project may begin in one turn of the event loop; the rest waits for the next turn. Hundreds of connections that
 * all send at once would otherwise be served in one go, and everybody else after them.
 */
export class TurnShare {
  readonly #shares = new Map<string, Share>();
  #isTurnEnding = false;

  /** Gives nothing where the request may begin at once, else a promise that fulfils in its turn. */
  begin(project: string): Promise<void> | undefined {
    let share = this.#shares.get(project);
    if (share === undefined) this.#shares.set(project, (share = { begun: 0, waiting: [] }));
    if (!this.#isTurnEnding) {
      this.#isTurnEnding = true;
      setImmediate(this.#endTurn);
    }
    if (share.begun < mostPerTurn) {
      share.begun += 1;
      return undefined;
    }
    const { waiting } = share;
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  }

  readonly #endTurn = (): void => {
    for (const [project, share] of this.#shares) {
      const next = share.waiting.splice(0, mostPerTurn);
      share.begun = next.length;
      if (next.length === 0) this.#shares.delete(project);
      for (const begin of next) begin();
    }
    this.#isTurnEnding = this.#shares.size > 0;
    if (this.#isTurnEnding) setImmediate(this.#endTurn);
  };
}
