import { expect, test } from 'vitest';
import { prefersMinimal } from './headers.ts';
import { shortestTimeMs } from '../../test/support/shortest-time.ts';

test.each([
  [undefined, false],
  ['', false],
  ['return=minimal', true],
  ['Return=Minimal', true],
  ['return="minimal"', true],
  [' return = minimal ', true],
  ['return=minimal; foo="some parameter"', true],
  ['respond-async, wait=100, return=minimal', true],
  ['return=representation', false],
  // If `Prefer` has several `return` preferences, only the first one counts.
  ['return=representation, return=minimal', false],
  ['return=minimal, return=representation', true],
  ['return', false],
  ['return=', false],
  ['return=minimalist', false],
  ['xreturn=minimal', false],
  ['respond-async; return=minimal', false],
  // A comma inside quotes does not end a preference.
  ['foo="a, return=minimal"', false],
  ['foo="a\\", return=minimal"', false],
  ['foo="a, b", return=minimal', true],
  ['foo="never closed, return=minimal', true],
  [',,,return=minimal,,', true],
])('Prefer %j requests a minimal response: %s', (header, minimal) => {
  expect(prefersMinimal(header)).toBe(minimal);
});

test('a long Prefer header is parsed quickly, even if it is invalid', () => {
  const work = (): void => {
    for (const text of ['"', '\\"', ',', ';', '"\\', 'return=', ' ']) prefersMinimal(text.repeat(256 / text.length));
  };
  expect(shortestTimeMs(work, 50)).toBeLessThan(50);
});
