/**
 * Tests the results of `read()` in random sequences of deployments, outages, reads and jumps of the clock. The planted
 * faults show that this check finds a wrong reader.
 */
import { assert, asyncProperty, check } from 'fast-check';
import { expect, it } from 'vitest';
import { VariantNotFoundError } from '../src/index.ts';
import type { VariantReading } from '../src/reader.ts';
import { runSteps, steps, type Plant } from './support/reader-model.ts';

const seed = Number(process.env['FC_SEED'] ?? 20_261_127);

it('a read only returns a deployed variant that is not too old, with its age and whether it was cached', async () => {
  let readings = 0;
  await assert(
    asyncProperty(steps, async (script) => void (readings += await runSteps(script))),
    { seed, numRuns: 800 },
  );
  console.log(`reader property: seed ${seed}, ${readings} readings`);
  expect(readings).toBeGreaterThan(5000);
});

const planted: Record<string, Plant> = {
  'keeps a removed variant': (reader) => {
    let last: VariantReading | undefined;
    return {
      ...reader,
      async read(options) {
        try {
          return (last = await reader.read(options));
        } catch (error) {
          if (last === undefined || !(error instanceof VariantNotFoundError)) throw error;
          return { ...last, source: 'stale', ageMs: last.ageMs + 5001 };
        }
      },
    };
  },
  'returns a new revision one read too late': (reader) => {
    let shown: VariantReading | undefined;
    return {
      ...reader,
      async read(options) {
        const next = await reader.read(options);
        const before = shown ?? next;
        shown = next;
        return { ...next, variant: before.variant, revision: before.revision };
      },
    };
  },
  'always reports age 0': (reader) => ({
    ...reader,
    read: async (options) => ({ ...(await reader.read(options)), ageMs: 0 }),
  }),
  'always reports the source `network`': (reader) => ({
    ...reader,
    read: async (options) => ({ ...(await reader.read(options)), source: 'network' }),
  }),
  'reports an outage as a missing deployment': (reader) => ({
    ...reader,
    read: (options) =>
      reader.read(options).catch(() => {
        throw Object.assign(new Error('gone'), { code: 'variant_not_found' });
      }),
  }),
};

it.each(Object.entries(planted))('planted fault: the random sequences find a reader that %s', async (_, plant) => {
  const { failed, numRuns } = await check(
    asyncProperty(steps, async (script) => void (await runSteps(script, plant))),
    { seed, numRuns: 3000, endOnFailure: true },
  );
  expect(failed, `not caught in ${numRuns} runs, seed ${seed}`).toBe(true);
});
