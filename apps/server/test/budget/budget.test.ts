/**
 * Checks the cost of every operation with the largest input and the largest data that the contract allows. An operation
 * may block the event loop for at most 100 ms, use at most 64 MB more memory than the idle server, and delay the
 * liveness probe by at most 250 ms. The short run sends eight requests at once, on SQLite. The long run is
 * `pnpm --filter server budget:long`. It uses both engines, also sends single requests, and has an evaluation of a
 * million scenarios.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@jurybox/types';
import { openDatabase, type DatabaseLocation } from '../../src/store/open.ts';
import { timeoutsMs } from '../../src/store/postgres/timeouts.ts';
import { addressOf, engines, newTarget } from '../support/engine.ts';
import type { BudgetFault } from '../support/planted-budget-faults.ts';
import { startMeasured, type MeasuredServer } from '../support/measured-server.ts';
import { calls } from './calls.ts';
import type { Call } from './shapes.ts';
import { known } from './known.ts';
import { budget, createMeter, described, figures, isOver, largest, type Cost, type Meter } from './meter.ts';
import { isLong } from './texts.ts';
import { fillWorld, type World } from './world.ts';

const names = Object.keys(operations) as OperationId[];
const heapAbove = 64;
// This process fills the databases with large statements, which need longer timeouts. The measured servers run in other
// processes and keep the usual timeouts.
Object.assign(timeoutsMs, { statement: 120_000, storeCall: 120_000 } satisfies Partial<typeof timeoutsMs>);
const megabyte = 1_048_576;

/** Returns the heap size of an idle server in MB, after a few calls that make the server load all modules. */
async function idleHeap(target: DatabaseLocation, world: World): Promise<number> {
  const server = await startMeasured(addressOf(target));
  const meter = createMeter(server, world);
  try {
    for (const name of ['getVariantByEnv', 'listApps', 'createApp', 'exportJudgementsCsv'] as const)
      await meter.measure(name, calls[name][0] as Call, 1);
    return Math.ceil((await server.idle()).heap / megabyte);
  } finally {
    meter.close();
    await server.stop();
  }
}

if (!isLong)
  console.warn('NOT RUN: the budget on PostgreSQL, and of most rejected bodies; run pnpm --filter server budget:long');
// The short run needs only SQLite: there, the event loop does the same work as on PostgreSQL, and also runs the SQL.
describe.each(isLong ? engines : engines.slice(0, 1))('the time and memory of each operation on %s', (engine) => {
  let target: DatabaseLocation;
  let remove: () => void;
  let world: World;
  let heapMb: number;
  let server: MeasuredServer;
  let meter: Meter;

  const start = async (plant?: BudgetFault) => {
    server = await startMeasured(addressOf(target), { plant, heapMb });
    meter = createMeter(server, world);
  };
  const stop = async () => {
    meter?.close();
    await server?.stop();
  };

  beforeAll(async () => {
    ({ target, remove } = await newTarget(engine));
    const database = await openDatabase(target, { as: 'server', migrate: true });
    world = await fillWorld(database).finally(() => database.close());
    heapMb = heapAbove + (await idleHeap(target, world));
    await start();
  });
  afterAll(async () => {
    await stop();
    remove?.();
  });

  it.each(names)('the operation %s stays within its budget of time and memory', async (name) => {
    const over: string[] = [];
    for (const atOnce of isLong ? [1, 8] : [8]) {
      let worst: Cost = { stall: 0, memory: 0, liveness: 0 };
      for (const call of calls[name]) {
        const cost = await measured(name, call, atOnce);
        worst = largest(worst, cost);
        for (const figure of figures) {
          const entry = known.find(
            (one) =>
              one.operation === name &&
              one.name === call.name &&
              one.engine === engine &&
              one.atOnce === atOnce &&
              one.figure === figure,
          );
          const isMissed = cost[figure] > budget[figure];
          if (entry === undefined) {
            if (isMissed) over.push(`${call.name}, ${atOnce} at once, ${figure}: ${described(cost)}`);
          } else {
            console.warn(
              `KNOWN TO EXCEED ITS BUDGET: ${name} (${call.name}), ${atOnce} at once, ${figure}: ` +
                `${described(cost)}; ${entry.why}`,
            );
            // The resident memory of a call may differ by half between runs. So the test asks to remove the entry only
            // if the call needs less than a quarter of the budget.
            if (cost[figure] < budget[figure] / 4)
              over.push(`${call.name}, ${atOnce} at once, ${figure} is within budget now: remove it from known.ts`);
          }
        }
      }
      console.log(`${engine.padEnd(9)} ${name.padEnd(26)} ${atOnce} at once ${described(worst)}`);
    }
    expect(over).toEqual([]);
  });

  /** Returns the cost of a call. If the call ends the server by filling its heap, starts a new server. */
  async function measured(name: OperationId, call: Call, atOnce: number): Promise<Cost> {
    try {
      return await meter.measure(name, call, atOnce);
    } catch (error) {
      if (!(await server.hasEnded())) throw error;
      meter.close();
      await start();
      return { stall: 0, memory: Infinity, liveness: 0 };
    }
  }

  it.each([
    ['no-byte-limit', 'listVariants', 'memory'],
    ['blocked-event-loop', 'listApps', 'stall'],
  ] as const)('the check finds the planted fault "%s": %s exceeds its %s budget', async (plant, name, figure) => {
    await stop();
    await start(plant);
    const cost = await measured(name, calls[name][0] as Call, 1);
    expect(isOver(cost)).toContain(figure);
  });
});
