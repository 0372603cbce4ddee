import { AsyncLocalStorage } from 'node:async_hooks';

export type Turns = ReturnType<typeof createTurns>;

/** Parsing or serializing a text of at least this many characters or bytes needs a turn. */
export const longText = 65_536;

/** The maximum number of pieces of work that one project runs at once. */
const maxRunning = 2;

/** The maximum number of computations that a project runs at once. Each needs about 40 MB for a million scenarios. */
const maxComputing = 2;

interface Waiting {
  begin: () => void;
  /** Whether work begins that counts towards `maxRunning` until it ends (`run`). `next` only waits for a turn. */
  runs: boolean;
}

type Kind = 'turn' | 'computation';

/**
 * Turns for long work. All requests share one event loop, so long work is split into pieces that wait for their turns.
 * There is one turn per iteration of the event loop, and waiting projects get turns in rotation, so a project that
 * needs many turns delays only itself. Work may call `run` and `compute` again. These inner calls do not count towards
 * `maxRunning` and `maxComputing` (except for `run` inside `compute`), because that could cause a deadlock.
 */
export function createTurns() {
  const surroundings = new AsyncLocalStorage<{ [K in Kind]?: { hasEnded: boolean } }>();
  const isWithin = (kind: Kind): boolean => surroundings.getStore()?.[kind]?.hasEnded === false;
  const runWithin = async <T>(kind: Kind, work: () => Promise<T>): Promise<T> => {
    const running = { hasEnded: false };
    try {
      return await surroundings.run({ ...surroundings.getStore(), [kind]: running }, work);
    } finally {
      running.hasEnded = true;
    }
  };
  /** The queues of projects with waiting or running work, in the order in which the projects get their next turns. */
  const queues = new Map<string, { waiting: Waiting[]; running: number }>();
  let isScheduled = false;
  /** The running and the waiting computations of each project that has any. */
  const computations = new Map<string, { running: number; waiting: (() => void)[] }>();

  const giveTurn = (): void => {
    for (const [project, queue] of queues) {
      const index = queue.running < maxRunning ? 0 : queue.waiting.findIndex(({ runs }) => !runs);
      const [first] = index === -1 ? [] : queue.waiting.splice(index, 1);
      if (first === undefined) continue;
      // The project moves to the end: it gets its next turn after all other waiting projects.
      queues.delete(project);
      queues.set(project, queue);
      if (first.runs) queue.running += 1;
      setImmediate(giveTurn);
      first.begin();
      return;
    }
    isScheduled = false;
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(giveTurn);
  };
  const waitForTurn = (project: string, runs: boolean): Promise<void> =>
    new Promise((begin) => {
      let queue = queues.get(project);
      if (queue === undefined) queues.set(project, (queue = { waiting: [], running: 0 }));
      queue.waiting.push({ begin, runs });
      schedule();
    });
  const endTurn = (project: string, ranCount: number): void => {
    const queue = queues.get(project);
    if (queue === undefined) return;
    queue.running -= ranCount;
    if (queue.waiting.length > 0) schedule();
    else if (queue.running === 0) queues.delete(project);
  };

  const next = async (project: string): Promise<void> => {
    await waitForTurn(project, false);
    endTurn(project, 0);
  };

  return {
    next,
    /** Waits for a turn and runs `work`. At most `maxRunning` pieces of work of one project run at once. */
    async run<T>(project: string, work: () => Promise<T>): Promise<T> {
      if (isWithin('turn')) {
        await next(project);
        return work();
      }
      await waitForTurn(project, true);
      try {
        return await runWithin('turn', work);
      } finally {
        endTurn(project, 1);
      }
    },
    /**
     * Runs a computation that needs many turns and much memory, for example results. At most `maxComputing` of them run
     * at once for a project. The others wait in the order of their arrival.
     */
    async compute<T>(project: string, work: () => Promise<T>): Promise<T> {
      if (isWithin('computation') || isWithin('turn')) return work();
      const { running, waiting } = computations.get(project) ?? { running: 0, waiting: [] };
      if (running >= maxComputing) await new Promise<void>((begin) => waiting.push(begin));
      else computations.set(project, { running: running + 1, waiting });
      try {
        return await runWithin('computation', work);
      } finally {
        const begin = waiting.shift();
        const left = (computations.get(project)?.running ?? 1) - 1;
        // The next computation takes the place of this one.
        if (begin !== undefined) begin();
        else if (left === 0) computations.delete(project);
        else computations.set(project, { running: left, waiting });
      }
    },
  };
}
