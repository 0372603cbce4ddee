import { expect, it } from 'vitest';
import { createSummary } from '../test-summary.ts';

const linesAfter = (lines: string[]): string[] => {
  const summary = createSummary();
  for (const line of lines) summary.read(line);
  return summary.lines();
};

it('the summary has one line for each failed test, with its file and error, and one for each skipped check', () => {
  const lines = [
    '@jurybox/docs:test: \u001B[32m✓\u001B[39m one',
    '@jurybox/server:test: ✓ two',
    '//:lint: NOT RUN: a check; no such tool',
    '@jurybox/docs:test: \u001B[31m⎯⎯ Failed Tests 2 ⎯⎯\u001B[39m',
    '@jurybox/docs:test: ',
    '@jurybox/docs:test: \u001B[41m FAIL \u001B[49m test/x.test.ts > the site > breaks',
    '@jurybox/docs:test: AssertionError: expected 1 to be 2',
    '@jurybox/docs:test: ',
    '@jurybox/docs:test:  FAIL  test/y.test.ts > hangs',
    '@jurybox/docs:test: Error: Test timed out in 180000ms.',
    '@jurybox/docs:test:  ❯ test/y.test.ts:1:1',
    '//:typecheck:scripts: scripts/x.ts(1,2): error TS2304: Cannot find name.',
    '\u001B[1mFailed:\u001B[0m    @jurybox/docs#test, //#lint, //#typecheck:scripts',
  ];
  expect(linesAfter(lines)).toEqual([
    '',
    '@jurybox/docs:test failed:',
    '  test/x.test.ts > the site > breaks: AssertionError: expected 1 to be 2',
    '  test/y.test.ts > hangs: Error: Test timed out in 180000ms.',
    '',
    '//:lint failed:',
    '  NOT RUN: a check; no such tool',
    '',
    '//:typecheck:scripts failed:',
    '  scripts/x.ts(1,2): error TS2304: Cannot find name.',
    'NOT RUN: a check; no such tool',
  ]);
});

it("the summary has the last lines of a task if it does not recognize the task's output", () => {
  const lines = linesAfter([...Array.from({ length: 500 }, (_, at) => `a:test: line ${at}`), 'Failed:    a#test']);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('  line 499');
});

it('the summary is empty if every task passed', () => {
  expect(linesAfter(['a:test: ok', ' Tasks:    1 successful, 1 total'])).toEqual([]);
});
