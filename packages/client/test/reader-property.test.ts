/** Whatever sequence of deploys, outages, reads and clock steps: a reading is true. And the check itself can fail. */
import { assert, asyncProperty, check } from 'fast-check';
import { expect, it } from 'vitest';
import { VariantNotFoundError } from '../src/index.ts';
import type { VariantReading } from '../src/reader.ts';
import { play, steps, type Plant } from './support/reader-model.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);

it('a reading is always of something deployed, never older than allowed, and tells the truth about itself', async () => {
  let readings = 0;
  await assert(
    asyncProperty(steps, async (script) => void (readings += await play(script))),
    { seed, numRuns: 800 },
  );
  console.log(`reader property: seed ${seed}, ${readings} readings`);
  expect(readings).toBeGreaterThan(5000);
});

const planted: Record<string, Plant> = {
  'ignores eviction': (reader) => {
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
  'needs two fetches until an update shows': (reader) => {
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
  'says everything is new': (reader) => ({
    ...reader,
    read: async (options) => ({ ...(await reader.read(options)), ageMs: 0 }),
  }),
  'says everything was fetched': (reader) => ({
    ...reader,
    read: async (options) => ({ ...(await reader.read(options)), source: 'network' }),
  }),
  'calls an outage an absence': (reader) => ({
    ...reader,
    read: (options) =>
      reader.read(options).catch(() => {
        throw Object.assign(new Error('gone'), { code: 'variant_not_found' });
      }),
  }),
};

it.each(Object.entries(planted))('catches a reader that %s', async (_, plant) => {
  const { failed, numRuns } = await check(
    asyncProperty(steps, async (script) => void (await play(script, plant))),
    { seed, numRuns: 300, endOnFailure: true },
  );
  expect(failed, `not caught in ${numRuns} runs, seed ${seed}`).toBe(true);
});
