import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from './plant-faults.ts';

/** The test files that together take at most this time run first. They catch most faults. */
const quickMs = 15_000;

interface Report {
  testResults: { name: string; status: string; startTime: number; endTime: number }[];
}

/**
 * Runs all tests with a mark in each block, to find out which test files reach it. A place outside every block, and a
 * block that runs while a test file is imported, count as reached by every test file.
 */
export async function reachedBlocks(
  home: string,
  texts: Map<string, string>,
  blocks: Fault[],
  vitest: (command: string, variables?: NodeJS.ProcessEnv) => Promise<string | undefined>,
) {
  const at = (name: string) => join(home, name);
  writeFileSync(at('reached.txt'), '');
  writeFileSync(
    at('vitest.reached.config.ts'),
    `import config from './vitest.config.ts';
    const setupFiles = ['./reached-by.ts', ...(config.test.setupFiles ?? [])];
    export default { ...config, test: { ...config.test, setupFiles } };`,
  );
  writeFileSync(
    at('reached-by.ts'),
    `import { beforeAll, expect } from 'vitest';
    process.env.REACHED_BY = '';
    beforeAll(() => { process.env.REACHED_BY = expect.getState().testPath; });`,
  );
  const marked = withMarks(texts, blocks);
  for (const [file, text] of marked) writeFileSync(at(file), text);
  await vitest(`--config ${at('vitest.reached.config.ts')} --reporter json --outputFile ${at('report.json')}`, {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'record-reached.ts')).href}`,
    REACHED_FILE: at('reached.txt'),
  });
  for (const file of marked.keys()) writeFileSync(at(file), texts.get(file) ?? '');

  const { testResults } = JSON.parse(readFileSync(at('report.json'), 'utf8')) as Report;
  const failing: string[] = [];
  // A mark may itself make a test fail, so such a file runs again without marks.
  for (const { name, status } of testResults)
    if (status === 'failed' && (await vitest(name)) !== undefined) failing.push(name);
  const quickestFirst = testResults
    .filter(({ name }) => !failing.includes(name))
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .toSorted((a, b) => a.ms - b.ms);
  const lines = new Set(readFileSync(at('reached.txt'), 'utf8').split('\n'));
  /** Returns the test files that reach a block: the quick ones, and then the others. */
  const filesFor = (block: Fault | undefined): string[][] => {
    const place = block && blocks.indexOf(block);
    const byAll = place === undefined || lines.has(`${place}\t`);
    const files = quickestFirst.filter(({ name }) => byAll || lines.has(`${place}\t${name}`));
    let total = 0;
    const quick = files.filter(({ ms }) => (total += ms) <= quickMs).length;
    const names = files.map(({ name }) => name);
    return [names.slice(0, quick), names.slice(quick)].filter(({ length }) => length > 0);
  };
  return { failing, filesFor };
}

/** Returns the new text of each file that contains one of the blocks. */
function withMarks(texts: Map<string, string>, blocks: Fault[]): Map<string, string> {
  const marked = new Map<string, string>();
  // From the end of a file to its start, so that the offsets of the other blocks stay right.
  for (const [place, { file, from }] of [...blocks.entries()].toSorted(([, a], [, b]) => b.from - a.from)) {
    const text = marked.get(file) ?? texts.get(file) ?? '';
    marked.set(file, `${text.slice(0, from + 1)}globalThis.reached?.('${place}');${text.slice(from + 1)}`);
  }
  return marked;
}
