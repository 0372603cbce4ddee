import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { totalMs, type FaultyCopy } from './faulty-copy.ts';
import type { Fault } from './faults.ts';

/** The quickest test files run first, because they find most faults: as many as fit into this time together. */
export const quickMs = 15_000;

/** A Vitest setup file. It sets `REACHED_BY` to the path of the running test file, or to '' during imports. */
const reachedBy = `import { beforeAll, expect } from 'vitest';
process.env.REACHED_BY = '';
beforeAll(() => { process.env.REACHED_BY = expect.getState().testPath; });`;

const config = `import config from './vitest.config.ts';
const setupFiles = ['./reached-by.ts', ...(config.test.setupFiles ?? [])];
export default { ...config, test: { ...config.test, setupFiles } };`;

/**
 * Finds out which test files run which blocks of code: plants a call in each block and runs all tests. If a block runs
 * during an import, it counts as run by all test files, because they share imported modules. Code outside all blocks
 * counts as run by all test files too.
 */
export async function reachedBlocks(copy: FaultyCopy, vitest: string, blocks: (Fault | undefined)[]) {
  const places = [...new Set(blocks)].filter((block) => block !== undefined);
  const marks = places.map((block, place): Fault => {
    return { ...block, from: block.from + 1, to: block.from + 1, replacement: `globalThis.reached?.('${place}');` };
  });
  const reachedFile = copy.path('reached.txt');
  writeFileSync(reachedFile, '');
  writeFileSync(copy.path('reached-by.ts'), reachedBy);
  writeFileSync(copy.path('vitest.reached.config.ts'), config);
  const variables = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'record-reached.ts')).href}`,
    REACHED_FILE: reachedFile,
  };
  const withMarks = `${vitest} --config vitest.reached.config.ts`;
  const { failing: marked, durations } = await copy.report(withMarks, [], marks, { variables });
  // The calls of `reached`, which this script has added to the code, can make a test fail. So run the failing
  // test files again without these calls.
  const { failing } = marked.length === 0 ? { failing: [] as string[] } : await copy.report(vitest, marked, []);
  const quickestFirst = durations.filter(({ name }) => !failing.includes(name)).toSorted((a, b) => a.ms - b.ms);
  const lines = new Set(readFileSync(reachedFile, 'utf8').split('\n'));
  /** Returns the test files that run the block, the quickest ones in `quick`. */
  const filesOf = (block: Fault | undefined): { quick: string[]; others: string[] } => {
    const place = block && places.indexOf(block);
    const byAll = place === undefined || lines.has(`${place}\t`);
    const files = quickestFirst.filter(({ name }) => byAll || lines.has(`${place}\t${name}`));
    let total = 0;
    const quick = files.filter(({ ms }) => (total += ms) <= quickMs).length;
    const names = files.map(({ name }) => name);
    return { quick: names.slice(0, quick), others: names.slice(quick) };
  };
  return { failing, filesOf, limitMs: totalMs(durations) };
}
