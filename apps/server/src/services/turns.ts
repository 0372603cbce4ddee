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
const maxRunning = 2;

interface Waiting {
  begin: () => void;
  /** Whether it counts as running until it has ended. */
  runs: boolean;
}

interface Queue {
  waiting: Waiting[];
  running: number;
}

export function createTurns(): Turns {
  /** By project, whose turn is next first. A project stays here while it waits or runs something. */
  const queues = new Map<string, Queue>();
  let isGiving = false;

  const give = (): void => {
    for (const [project, queue] of queues) {
      const index = queue.running < maxRunning ? 0 : queue.waiting.findIndex(({ runs }) => !runs);
      const [first] = index === -1 ? [] : queue.waiting.splice(index, 1);
      if (first === undefined) continue;
      // To the end: the others are next.
      queues.delete(project);
      queues.set(project, queue);
      if (first.runs) queue.running += 1;
      setImmediate(give);
      first.begin();
      return;
    }
    isGiving = false;
  };
  const giveSoon = (): void => {
    if (isGiving) return;
    isGiving = true;
    setImmediate(give);
  };
  const turn = (project: string, runs: boolean): Promise<void> =>
    new Promise((begin) => {
      let queue = queues.get(project);
      if (queue === undefined) queues.set(project, (queue = { waiting: [], running: 0 }));
      queue.waiting.push({ begin, runs });
      giveSoon();
    });
  const end = (project: string, ran: number): void => {
    const queue = queues.get(project);
    if (queue === undefined) return;
    queue.running -= ran;
    if (queue.waiting.length > 0) giveSoon();
    else if (queue.running === 0) queues.delete(project);
  };

  return {
    async next(project) {
      await turn(project, false);
      end(project, 0);
    },
    async run(project, work) {
      await turn(project, true);
      try {
        return await work();
      } finally {
        end(project, 1);
      }
    },
  };
}
