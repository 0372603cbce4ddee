/**
 * Turns for work that takes long. One event loop serves everybody, so such work is cut into pieces, and each piece
 * waits for its turn: one turn per round of the loop, the projects one after the other. Between two turns everything
 * that has arrived is served, and a project that asks for many turns delays its own work only.
 */
export interface Turns {
  /** Fulfils when it is this project's turn. */
  next(project: string): Promise<void>;
}

/** From this length on, in characters or bytes, reading or writing one text is work that waits for a turn. */
export const longText = 65_536;

export function createTurns(): Turns {
  /** Who waits, by project; the project whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let isGiving = false;

  const give = (): void => {
    const [first] = waiting;
    if (first === undefined) {
      isGiving = false;
      return;
    }
    const [project, queue] = first;
    waiting.delete(project);
    const begin = queue.shift();
    if (queue.length > 0) waiting.set(project, queue);
    setImmediate(give);
    begin?.();
  };

  return {
    next: (project) =>
      new Promise((resolve) => {
        const queue = waiting.get(project);
        if (queue === undefined) waiting.set(project, [resolve]);
        else queue.push(resolve);
        if (isGiving) return;
        isGiving = true;
        setImmediate(give);
      }),
  };
}
