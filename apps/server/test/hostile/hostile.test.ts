/**
 * Attacks the server with one API key while another project sends its ordinary requests. Checks that these requests and
 * health probes succeed, that the response times of the other project stay below ten times the usual ones, and that the
 * server frees its memory afterwards. While the attacker pipelines requests, the other project's response times are not
 * checked: Node.js needs up to 25 ms to parse and discard the requests that one connection sends at once. A reverse
 * proxy would not pass on such requests. The short run takes seconds, uses only SQLite, and does not check response
 * times. The long run, `pnpm --filter server hostile`, takes ten minutes on each engine and prints all response times.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { openDatabase, type DatabaseLocation } from '../../src/store/open.ts';
import { manyMembers } from '../budget/texts.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { percentile } from '../support/keep-alive-load.ts';
import { addressOf, engines, newTarget } from '../support/engine.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { insertEvaluation } from '../support/bulk-data.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { startMeasured, type MeasuredServer } from '../support/measured-server.ts';
import { observe, ordinaryTraffic, type Slice } from './bystanders.ts';
import { kinds, type Kind, type Orders } from './orders.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
const attackSeconds = isLong ? 300 : 4;
const before = isLong ? 60 : 4;
const megabyte = 1_048_576;
/** The memory in use after the attack may exceed the memory before the attack by this many bytes. */
const mostLeft = 24 * megabyte;
const most = 10;

const median = (values: number[]) => percentile(values, 0.5);
/**
 * Computes the 99th percentile of the response times in each slice, and returns the median of these percentiles. A
 * single pause of the machine affects only one slice, so it hardly changes the median.
 */
const typical = (slices: readonly Slice[]) => median(slices.map(({ times }) => percentile(times, 0.99)));
function wrongOf(slices: readonly Slice[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { wrong } of slices)
    for (const [what, times] of Object.entries(wrong)) all[what] = (all[what] ?? 0) + times;
  return all;
}

function slowestOf(slices: readonly Slice[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { slowest } of slices)
    for (const [what, ms] of Object.entries(slowest)) all[what] = Math.round(Math.max(ms, all[what] ?? 0));
  return all;
}

/** Stores the data of the attacker's project (`orders`) and of another project (`other`). */
async function storeAttackData(
  target: DatabaseLocation,
): Promise<{ orders: Omit<Orders, 'origin' | 'kinds' | 'bodies'>; other: Fixture }> {
  const database = await openDatabase(target, { as: 'server', migrate: true });
  try {
    const fixture = await fillFixture(database);
    const services = createServices(database);
    const compared = { app_id: fixture.appId, base_name: 'compared', config_name: 'c', parameters: manyMembers('a') };
    const { variant_id: comparedVariantId } = unwrap(await services.variants.create(fixture.session, compared));
    unwrap(await services.variants.revise(fixture.session, comparedVariantId, manyMembers('b')));
    const orders = {
      key: fixture.keys.admin,
      appId: fixture.appId,
      variantIds: fixture.variantIds,
      comparedVariantId,
      evaluation: await insertEvaluation(database, fixture, { count: 100_000, vote: "'1'" }),
      longEvaluation: await insertEvaluation(database, fixture, { count: 40, inputLength: 1_000_000 }),
      scores: await insertEvaluation(database, fixture, { count: 20_000, score: `'"${'1'.repeat(190)}' || i || 'x"'` }),
    };
    return { orders, other: await fillFixture(database, 'other') };
  } finally {
    await database.close();
  }
}

if (!isLong) console.warn('NOT RUN: attacks on PostgreSQL; pnpm --filter server hostile runs them');
describe.each(isLong ? engines : ['sqlite' as const])('attacks by the holder of a valid key, on %s', (engine) => {
  let target: DatabaseLocation;
  let remove: () => void;
  let data: Awaited<ReturnType<typeof storeAttackData>>;
  let server: MeasuredServer | undefined;
  let attacker: ChildProcess | undefined;
  let done: Record<string, number> = {};

  beforeAll(async () => {
    ({ target, remove } = await newTarget(engine));
    data = await storeAttackData(target);
  });
  afterAll(async () => {
    attacker?.kill('SIGKILL');
    await server?.stop();
    remove?.();
  });

  function attack(origin: string, which: readonly Kind[], bodies: number): void {
    const orders: Orders = { ...data.orders, origin, kinds: which, bodies };
    attacker = fork(join(import.meta.dirname, 'attacker.ts'), [JSON.stringify(orders)], { env: childEnvironment() });
    attacker.on('message', (message) => (done = message as Record<string, number>));
  }
  async function endAttack(): Promise<void> {
    const gone = attacker === undefined ? undefined : once(attacker, 'exit');
    attacker?.kill('SIGKILL');
    await gone;
    attacker = undefined;
  }

  it('during an attack, requests of another project succeed; afterwards, the server frees its memory', async () => {
    server = await startMeasured(addressOf(target), { settings: { maxInFlight: 300 } });
    const traffic = ordinaryTraffic(data.other);
    await observe(server.origin, traffic, 2);
    const idle = await server.idle();
    const quiet = await observe(server.origin, traffic, before);
    const attacked: Slice[] = [];
    for (const isPipelining of [false, true]) {
      attack(
        server.origin,
        kinds.filter((kind) => isPipelining || kind !== 'pipelining'),
        400,
      );
      const slices = await observe(server.origin, traffic, attackSeconds);
      await endAttack();
      attacked.push(...slices);
      const ratio = typical(slices) / typical(quiet);
      console.log(
        `${engine}: p99 ${typical(quiet).toFixed(1)} ms before, ${typical(slices).toFixed(1)} ms under attack ` +
          `${isPipelining ? 'with' : 'without'} pipelining: ${ratio.toFixed(1)} times; slowest, in ms: ` +
          `${JSON.stringify(slowestOf(slices))}; requests of the attacker: ${JSON.stringify(done)}`,
      );
      // Checks that the attack sent enough requests. Otherwise, the other checks would prove nothing.
      expect(Object.values(done).reduce((sum, times) => sum + times, 0)).toBeGreaterThan(250);
      if (isLong && !isPipelining) expect(ratio).toBeLessThan(most);
    }
    expect([wrongOf(quiet), wrongOf(attacked)]).toEqual([{}, {}]);
    expect(attacked.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThan(2 * attackSeconds * 40);
    const ended = server;
    await expect
      .poll(
        async () => {
          const left = await ended.idle();
          return left.heap + left.external - idle.heap - idle.external;
        },
        { interval: 1000 },
      )
      .toBeLessThan(mostLeft);
    const left = await ended.idle();
    console.log(
      `${engine}: after the attack, ${((left.heap - idle.heap) / megabyte).toFixed(0)} MB more heap and ` +
        `${((left.resident - idle.resident) / megabyte).toFixed(0)} MB more resident memory than before`,
    );
    expect(wrongOf(await observe(server.origin, traffic, 2))).toEqual({});
  });

  it('planted fault: the check finds a server that does not limit the requests in flight of one key', async () => {
    await server?.stop();
    server = await startMeasured(addressOf(target), { plant: 'no-shares', settings: { maxInFlight: 300 } });
    attack(server.origin, ['slow bodies'], 400);
    await expect
      .poll(async () => wrongOf(await observe(server!.origin, ordinaryTraffic(data.other), 1)))
      .toMatchObject({ 'read: 503': expect.any(Number) as number });
    await endAttack();
  });
});
