/** Reviews contracts that would cost too much time or memory if the review had no limits. */
import { expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import type { Finding } from '../src/model.ts';
import { compilePattern, textOnlyIn } from '../src/patterns/compile.ts';
import { reviewDocuments } from '../src/review.ts';
import { keywordWords } from '../src/words/keywords.ts';
import { badPattern, documents, lookahead } from './support/bounded-documents.ts';
import { between } from './support/contract.ts';

/** Maps the name of each document to its findings, so that the tests review each slow document only once. */
const reviewed = new Map<string, Finding[]>();

it.each(documents)('the review of %s takes at most %d s and 500 MB', (name, seconds, make) => {
  const pair = make();
  const start = process.cpuUsage();
  const before = process.memoryUsage().heapUsed;
  const findings = reviewDocuments(...pair);
  reviewed.set(name, findings);
  expect(findings.length).toBeGreaterThan(0);
  const { user } = process.cpuUsage(start);
  expect(user / 1e6).toBeLessThan(seconds);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(500 * 1024 * 1024);
});

it('the review finds the changes even in documents whose full comparison would take too long', () => {
  const levels = (name: string) => {
    const [found, , make] = documents.find(([one]) => one.startsWith(name)) as (typeof documents)[number];
    return (reviewed.get(found) ?? reviewDocuments(...make())).map(({ rule, level, proof }) => [rule, level, proof]);
  };
  expect(levels('30 levels of members')).toEqual([['maxLength', 'major', expect.any(String)]]);
  // To prove the finding, a validator would apply a billion schemas to one value. So the finding stays unproven.
  expect(levels('30 levels of `allOf` branches that')).toEqual([['maxLength', 'major', 'unproven']]);
  expect(levels('30 levels of `allOf` branches around')).toEqual([['maxLength', 'major', 'unproven']]);
  expect(levels('a required member')).toEqual([['maxLength', 'major', 'unproven']]);
  expect(levels('a removed branch with 4,000')).toEqual([['anyOf', 'major', 'unproven']]);
  expect(levels('50,000')).toEqual([['enum', 'major', 'proven']]);
});

it('if no automaton can represent a pattern, the review stops matching this pattern after a time limit', () => {
  expect(() => compilePattern(`${lookahead}x?`)?.test('a'.repeat(60))).toThrow('too much time');
  expect(compilePattern(badPattern)?.test('a'.repeat(100_000))).toBe(false);
  expect(textOnlyIn('^(a|b)*a(a|b){14}$', '^(a|b)*b(a|b){14}$')).not.toBeNull();
});

it('the review describes a change of an enum with 6,000 objects in at most 2 s', () => {
  const list = (name: string) => Array.from({ length: 6000 }, (_, i) => ({ [name]: i, more: { deep: [i] } }));
  const start = process.cpuUsage();
  expect(keywordWords['enum']?.('it', { base: list('a'), revision: list('b') }, 'both')).toContain('5996 more');
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2);
});

it('the review compares schemas whose `pattern` is valid only without the flag `u`', () => {
  const schema = (most: number): Schema => ({ type: 'string', pattern: '^\\/[\\w-\\/]*[a-zA-Z0-9]$', maxLength: most });
  expect(between(schema(9), schema(5), 'request').map(({ level }) => level)).toEqual(['major']);
});
