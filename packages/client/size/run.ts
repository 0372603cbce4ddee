/** Prints how many bytes this client and other HTTP clients add to a product. Exits 1 if a size exceeds its budget. */
import { bundle, plainHeyApi } from './bundles.ts';

interface Row {
  name: string;
  program: string;
  /** The maximum size, minified and gzipped, in bytes. */
  budget?: number;
}

/** Returns a program that imports the names and uses them, so that the bundler does not remove them. */
function programUsing(imports: Record<string, string[]>): string {
  const lines = Object.entries(imports).map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`);
  return [...lines, keep(...Object.values(imports).flat())].join('\n');
}

const keep = (...names: string[]) => `globalThis.keep = [${names.join(', ')}];`;
const { folder, remove } = await plainHeyApi();
const rows: Row[] = [
  {
    name: '@jurybox/client, one call',
    program: programUsing({ './src/index.ts': ['createClient', 'getVariantByEnv'] }),
    budget: 4000,
  },
  {
    name: '@jurybox/client, both core operations',
    program: programUsing({ './src/index.ts': ['createClient', 'getVariantByEnv', 'updateEvaluationScenario'] }),
    budget: 4500,
  },
  {
    name: '@jurybox/client, both operations and the reader',
    program: programUsing({
      './src/index.ts': ['createClient', 'getVariantByEnv', 'updateEvaluationScenario'],
      './src/reader.ts': ['createVariantReader'],
    }),
    budget: 7000,
  },
  { name: '@jurybox/client, every operation', program: `import * as all from './src/index.ts'; ${keep('all')}` },
  {
    name: 'openapi-fetch (no retries, no timeouts, no error classes)',
    program: `import createClient from 'openapi-fetch'; ${keep('createClient')}`,
  },
  {
    name: 'hey-api alone, both core operations (no retries, no timeouts, no error classes)',
    program: programUsing({ [`${folder}/sdk.gen.ts`]: ['getVariantByEnv', 'updateEvaluationScenario'] }),
  },
  { name: 'ky (retries and timeouts, no contract)', program: `import ky from 'ky'; ${keep('ky')}` },
];

let isOverBudget = false;
try {
  console.log('| what is imported | minified | min+gz | budget |\n|---|---:|---:|---:|');
  for (const { name, program, budget } of rows) {
    const { minified, gzipped } = await bundle(program);
    const isOver = budget !== undefined && gzipped > budget;
    isOverBudget ||= isOver;
    console.log(`| ${name} | ${minified} | ${gzipped} | ${budget ?? ''}${isOver ? ' **over**' : ''} |`);
  }
} finally {
  await remove();
}
if (isOverBudget) {
  console.error('The client is larger than its budget in packages/client/size/run.ts: make it smaller.');
  process.exit(1);
}
