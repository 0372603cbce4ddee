import { describe, expect, test } from 'vitest';
import { isCurrent, matches } from './conditional.ts';
import { shortestTimeMs } from '../../test/support/shortest-time.ts';

/** Each header with what it means for a read (If-None-Match) and for a write (If-Match) of the state `"3"`. */
const headers: [header: string, current: boolean, matching: boolean][] = [
  ['"3"', true, true],
  ['*', true, true],
  [' * ', true, true],
  ['"2"', false, false],
  ['"33"', false, false],
  ['3', false, false],
  ['', false, false],
  ['""', false, false],
  // A read compares weakly; a weak tag never lets a write through.
  ['W/"3"', true, false],
  ['W/"2"', false, false],
  ['"1", "2", "3"', true, true],
  ['"1","3"', true, true],
  ['"1",\t"2"', false, false],
  ['W/"1", "3"', true, true],
  ['"1", W/"3"', true, false],
  // A comma and a star inside a tag are part of it.
  ['"1,3"', false, false],
  ['"*"', false, false],
  ['"3', false, false],
];

describe('If-None-Match', () => {
  test.each(headers)('%j: current %s', (header, current) => {
    expect(isCurrent(header, '"3"')).toBe(current);
  });

  test('none at all is never current', () => {
    expect(isCurrent(undefined, '"3"')).toBe(false);
  });
});

describe('If-Match', () => {
  test.each(headers)('%j: current %s, matching %s', (header, _current, matching) => {
    expect(matches(header, '"3"')).toBe(matching);
  });
});

test('a tag of a comma is one tag', () => {
  expect(matches('"a,b", "c"', '"a,b"')).toBe(true);
  expect(isCurrent('W/"a,b"', '"a,b"')).toBe(true);
});

test('no list takes long', () => {
  const work = (): void => {
    for (const text of ['"', 'W/', 'W/"', '" ', ',']) {
      isCurrent(text.repeat(16_384), '"3"');
      matches(text.repeat(16_384), '"3"');
    }
  };
  expect(shortestTimeMs(work, 200)).toBeLessThan(200);
});
