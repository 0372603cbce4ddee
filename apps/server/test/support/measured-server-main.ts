/**
 * Runs a server that measures itself, in a process of its own. It replies to messages of its parent process
 * (measured-server.ts).
 *
 * node measured-server-main.ts <database address> [plant] [settings as JSON]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pino from 'pino';
import { readConfig, type Config } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { openDatabase } from '../../src/store/open.ts';
import { plantedBudgetFaults, type BudgetFault } from './planted-budget-faults.ts';
import { slowness } from './slowness.ts';

/** The measurements since the last `reset`. */
export interface Measured {
  /**
   * The longest time for which the event loop was blocked, in milliseconds: its clock time or its CPU time, whichever
   * is less.
   */
  stall: number;
  /** The largest memory outside the V8 heap, in bytes. The heap is limited by a flag of Node.js. */
  external: number;
  /** The largest resident memory of the process, in bytes. */
  resident: number;
  /** The CPU time of a fixed piece of work, divided by its CPU time on an idle machine. It is between 1 and 4. */
  slowness: number;
}

/** The memory of the process after a garbage collection, in bytes. */
export interface Idle {
  heap: number;
  external: number;
  resident: number;
}

export type Question = 'reset' | 'report' | 'idle' | 'purge';

const [address = '', plant = 'none', settings = '{}'] = process.argv.slice(2);
const config = { ...readConfig({ DATABASE_URL: address }), port: 0, ...(JSON.parse(settings) as Partial<Config>) };
const opened = await openDatabase(config.database, { as: 'server', migrate: true, poolSize: config.poolSize });
const database = plantedBudgetFaults[plant as BudgetFault](opened);
const { origin, services, stop } = await startServer(config, database, pino({ level: 'error' }, pino.destination(2)));

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let seen = { stall: 0, external: 0 };
let last = { at: performance.now(), cpu: process.threadCpuUsage() };
const since = () => {
  const at = performance.now();
  const { user, system } = process.threadCpuUsage(last.cpu);
  const stall = Math.min(at - last.at, (user + system) / 1000);
  last = { at, cpu: process.threadCpuUsage() };
  return stall;
};
setInterval(() => {
  seen.stall = Math.max(seen.stall, since());
  seen.external = Math.max(seen.external, process.memoryUsage().external);
}, 2);

/**
 * Returns the peak of resident memory in bytes. `reset` resets the peak: it writes 5 to /proc/self/clear_refs (see `man
 * 5 proc`).
 */
const mostResident = () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;

const responses: Record<Question, () => unknown> = {
  reset() {
    writeFileSync('/proc/self/clear_refs', '5');
    seen = { stall: 0, external: 0 };
    last = { at: performance.now(), cpu: process.threadCpuUsage() };
    return null;
  },
  report: (): Measured => ({
    stall: Math.max(seen.stall, since()),
    external: seen.external,
    resident: mostResident(),
    slowness: slowness(),
  }),
  idle(): Idle {
    for (let times = 0; times < 3; times++) collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { heap: heapUsed, external, resident: rss };
  },
  purge: () => services.purge.run().then(() => null),
};
process.on(
  'message',
  (question: Question) => void Promise.resolve(responses[question]()).then((response) => process.send?.({ response })),
);
// The parent process has ended.
process.on('disconnect', () => void stop().then(() => process.exit(0)));
process.send?.({ response: origin });
