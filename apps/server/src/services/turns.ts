/**
 * Turns for work that takes long. One event loop serves everybody, so such work is cut into pieces, and each piece
 * waits for its turn: one turn per round of the loop, the projects one after the other. Between two turns everything
 * that has arrived is served, and a project that asks for many turns delays its own work only.
 */
export interface Turns {
  /** Fulfils when it is this project's turn. */
  next(project: string): Promise<void>;
  /** Does a piece of work that waits for the store when it is this project's turn; a project does few at once. */
  run<T>(project: string, work: () => Promise<T>): Promise<T>;
}

/** From this length on, in characters or bytes, reading or writing one text is work that waits for a turn. */
export const longText = 65_536;

/** Pieces of one project that the store works on at once. */
const mostRunning = 2;

interface Queue {
  begin: (() => void)[];
  running: number;
}

export function createTurns(): Turns {
  /** By project, whose turn is next first. A project stays here while it waits or runs something. */
  const queues = new Map<string, Queue>();
  let isGiving = false;

  const give = (): void => {
    for (const [project, queue] of queues) {
      if (queue.begin.length === 0 || queue.running >= mostRunning) continue;
      // To the end: the others are next.
      queues.delete(project);
      queues.set(project, queue);
      queue.running += 1;
      setImmediate(give);
      queue.begin.shift()?.();
      return;
    }
    isGiving = false;
  };
  const giveSoon = (): void => {
    if (isGiving) return;
    isGiving = true;
    setImmediate(give);
  };
  const turn = (project: string): Promise<Queue> =>
    new Promise((resolve) => {
      let queue = queues.get(project);
      if (queue === undefined) queues.set(project, (queue = { begin: [], running: 0 }));
      const mine = queue;
      mine.begin.push(() => resolve(mine));
      giveSoon();
    });
  const end = (project: string, queue: Queue): void => {
    queue.running -= 1;
    if (queue.begin.length > 0) giveSoon();
    else if (queue.running === 0) queues.delete(project);
  };

  return {
    async next(project) {
      end(project, await turn(project));
    },
    async run(project, work) {
      const queue = await turn(project);
      try {
        return await work();
      } finally {
        end(project, queue);
      }
    },
  };
}
