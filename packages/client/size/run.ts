/**
 * What the client weighs in a product, beside others on the same contract. Fails when it weighs more than was promised.
 */
import { bundle, plainHeyApi } from './bundles.ts';

interface Row {
  name: string;
  program: string;
  /** The most it may weigh, minified and gzipped. */
  budget?: number;
}

const keep = (...names: string[]) => `globalThis.keep = [${names.join(', ')}];`;
const { folder, remove } = await plainHeyApi();
const rows: Row[] = [
  {
    name: '@jurybox/client, one call',
    program: `import { createClient, getVariantByEnv } from './src/index.ts'; ${keep('createClient', 'getVariantByEnv')}`,
    budget: 4000,
  },
  {
    name: '@jurybox/client, both core operations',
    program: `import { createClient, getVariantByEnv, updateEvaluationScenario } from './src/index.ts'; ${keep('createClient', 'getVariantByEnv', 'updateEvaluationScenario')}`,
    budget: 4500,
  },
  {
    name: '@jurybox/client, both and the reader',
    program: `import { createClient, getVariantByEnv, updateEvaluationScenario } from './src/index.ts'; import { createVariantReader } from './src/reader.ts'; ${keep('createClient', 'getVariantByEnv', 'updateEvaluationScenario', 'createVariantReader')}`,
    budget: 7000,
  },
  { name: '@jurybox/client, every operation', program: `import * as all from './src/index.ts'; ${keep('all')}` },
  {
    name: 'openapi-fetch (no retries, no timeouts, no error classes)',
    program: `import createClient from 'openapi-fetch'; ${keep('createClient')}`,
  },
  {
    name: 'hey-api alone, both core operations (the same)',
    program: `import { getVariantByEnv, updateEvaluationScenario } from ${JSON.stringify(`${folder}/sdk.gen.ts`)}; ${keep('getVariantByEnv', 'updateEvaluationScenario')}`,
  },
  { name: 'ky (retries and timeouts, no contract)', program: `import ky from 'ky'; ${keep('ky')}` },
];

let isOver = false;
try {
  console.log('| what is imported | minified | min+gz | budget |\n|---|---:|---:|---:|');
  for (const { name, program, budget } of rows) {
    const { minified, gzipped } = await bundle(program);
    if (budget !== undefined && gzipped > budget) isOver = true;
    console.log(
      `| ${name} | ${minified} | ${gzipped} | ${budget === undefined ? '' : `${budget}${gzipped > budget ? ' **over**' : ''}`} |`,
    );
  }
} finally {
  await remove();
}
if (isOver) {
  console.error('The client weighs more than was promised.');
  process.exit(1);
}
