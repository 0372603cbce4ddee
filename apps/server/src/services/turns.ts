import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Turns for long work. All requests share one event loop, so the server splits long work into pieces, and each piece
 * waits for its turn. The server gives one turn per iteration of the event loop. Projects that wait get turns in
 * rotation. Between two turns, the server handles everything that has arrived. A project that needs many turns delays
 * only its own work.
 *
 * Work may call these functions again. It already counts, so a call inside it waits for no other work. Otherwise,
 * pieces of work that wait for each other's places would wait forever.
 */
export interface Turns {
  /** Resolves when the project gets a turn. */
  next(project: string): Promise<void>;
  /**
   * Waits for a turn of the project and runs `work`, which may await the store. At most `maxRunning` calls of a project
   * run their `work` at the same time.
   */
  run<T>(project: string, work: () => Promise<T>): Promise<T>;
  /**
   * Runs a computation that needs many turns and keeps much in memory, for example the results of an evaluation. At
   * most `maxComputing` calls of a project run at the same time, and further calls wait in the order of their arrival.
   */
  compute<T>(project: string, work: () => Promise<T>): Promise<T>;
}

/** Parsing or serializing a text of at least this many characters or bytes needs a turn. */
export const longText = 65_536;

/** The maximum number of pieces of work that one project runs at once. */
const maxRunning = 2;

/**
 * The maximum number of computations that one project runs at once. The results of a million scenarios need about 40 MB
 * of memory.
 */
const maxComputing = 2;

interface Waiting {
  begin: () => void;
  /**
   * Whether the turn was requested with `run` and not with `next`. A call of `run` counts towards `maxRunning` until
   * its work ends. A call of `next` never counts.
   */
  runs: boolean;
}

interface Queue {
  waiting: Waiting[];
  running: number;
}

/** A piece of work of `run` or `compute`. */
interface Work {
  hasEnded: boolean;
}

/** The work in which the present code runs. */
interface Surroundings {
  turn?: Work;
  computation?: Work;
}

export function createTurns(): Turns {
  const surroundings = new AsyncLocalStorage<Surroundings>();
  /** Whether the present code is part of work that has not ended. */
  const isWithin = (kind: keyof Surroundings): boolean => surroundings.getStore()?.[kind]?.hasEnded === false;
  const runWithin = async <T>(kind: keyof Surroundings, work: () => Promise<T>): Promise<T> => {
    const running: Work = { hasEnded: false };
    try {
      return await surroundings.run({ ...surroundings.getStore(), [kind]: running }, work);
    } finally {
      running.hasEnded = true;
    }
  };
  /**
   * The queue of each project. The projects are in the order in which they get their next turns. A project has a queue
   * while it waits for a turn or runs work.
   */
  const queues = new Map<string, Queue>();
  let isScheduled = false;
  /** The computations of each project that runs any. */
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
    async run(project, work) {
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
    async compute(project, work) {
      if (isWithin('computation') || isWithin('turn')) return work();
      const { running, waiting } = computations.get(project) ?? { running: 0, waiting: [] };
      if (running >= maxComputing) await new Promise<void>((begin) => waiting.push(begin));
      else computations.set(project, { running: running + 1, waiting });
      try {
        return await runWithin('computation', work);
      } finally {
        const begin = waiting.shift();
        const left = (computations.get(project)?.running ?? 1) - 1;
        // The next computation takes the place of this one, so the number of running computations stays the same.
        if (begin !== undefined) begin();
        else if (left === 0) computations.delete(project);
        else computations.set(project, { running: left, waiting });
      }
    },
  };
}
