import { expect, it } from 'vitest';
import { createDigest } from '../test-digest.ts';

const ended = (lines: string[]): string[] => {
  const digest = createDigest();
  for (const line of lines) digest.take(line);
  return digest.lines();
};

it('ends with what failed and what could not be run', () => {
  const lines = [
    '@jurybox/docs:test: \u001B[32m✓\u001B[39m one',
    '@jurybox/server:test: ✓ two',
    '//:lint: NOT RUN: a check; no such tool',
    '@jurybox/docs:test: \u001B[31m⎯⎯ Failed Tests 1 ⎯⎯\u001B[39m',
    '@jurybox/docs:test: FAIL test/x.test.ts > breaks',
    '\u001B[1mFailed:\u001B[0m    @jurybox/docs#test, //#lint',
  ];
  expect(ended(lines)).toEqual([
    '',
    '@jurybox/docs:test failed:',
    '  ⎯⎯ Failed Tests 1 ⎯⎯',
    '  FAIL test/x.test.ts > breaks',
    '',
    '//:lint failed:',
    '  NOT RUN: a check; no such tool',
    'NOT RUN: a check; no such tool',
  ]);
});

it('keeps the beginning and the end of what is long', () => {
  const lines = ended([...Array.from({ length: 500 }, (_, at) => `a:test: line ${at}`), 'Failed:    a#test']);
  expect(lines.length).toBeLessThan(130);
  expect(lines).toEqual(expect.arrayContaining(['  line 0', '  line 499']));
});

it('has nothing to say about what passed', () => {
  expect(ended(['a:test: ok', ' Tasks:    1 successful, 1 total'])).toEqual([]);
});
