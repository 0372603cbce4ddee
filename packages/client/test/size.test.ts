/** Checks how many bytes the client adds to a product, minified and compressed with gzip. */
import { expect, it } from 'vitest';
import { bundle, programUsing } from '../bench/bundles.ts';

const client = { './src/index.ts': ['createClient', 'getVariantByEnv'] };
const both = { './src/index.ts': ['createClient', 'getVariantByEnv', 'updateEvaluationScenario'] };
const withReader = { ...both, './src/reader.ts': ['createVariantReader'] };

it.each([
  ['one call', client, 4000],
  ['both core operations', both, 4500],
  ['both core operations and the reader', withReader, 7000],
])('%s: the client is not larger than its budget', async (_, imports, budget) => {
  const { gzipped } = await bundle(programUsing(imports));
  expect(gzipped).toBeLessThan(budget);
  // Without the client, a bundle would be much smaller and fit into every budget.
  expect(gzipped).toBeGreaterThan(budget / 2);
});

it('planted fault: a client with every operation is larger than the budget for one call', async () => {
  const { gzipped } = await bundle("import * as all from './src/index.ts'; globalThis.keep = all;");
  expect(gzipped).toBeGreaterThan(4000);
});
