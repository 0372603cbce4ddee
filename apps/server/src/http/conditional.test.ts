import { describe, expect, test } from 'vitest';
import { isNotModified, matchesTag } from './conditional.ts';
import { shortestTimeMs } from '../../test/support/shortest-time.ts';

/** Each header with its meaning for a read (If-None-Match) and for a write (If-Match) of the state `"3"`. */
const headers: [header: string, notModified: boolean, matching: boolean][] = [
  ['"3"', true, true],
  ['*', true, true],
  [' * ', true, true],
  ['"2"', false, false],
  ['"33"', false, false],
  ['3', false, false],
  ['', false, false],
  ['""', false, false],
  // A read compares weakly. A weak tag never allows a write.
  ['W/"3"', true, false],
  ['W/"2"', false, false],
  ['"1", "2", "3"', true, true],
  ['"1","3"', true, true],
  ['"1",\t"2"', false, false],
  ['W/"1", "3"', true, true],
  ['"1", W/"3"', true, false],
  // A comma and a star inside a tag belong to the tag.
  ['"1,3"', false, false],
  ['"*"', false, false],
  ['"3', false, false],
];

describe('If-None-Match', () => {
  test.each(headers)('%j: not modified is %s', (header, notModified) => {
    expect(isNotModified(header, '"3"')).toBe(notModified);
  });

  test('a missing header never means not modified', () => {
    expect(isNotModified(undefined, '"3"')).toBe(false);
  });
});

describe('If-Match', () => {
  test.each(headers)('%j: not modified is %s, match is %s', (header, _notModified, matching) => {
    expect(matchesTag(header, '"3"')).toBe(matching);
  });
});

test('a tag with a comma is one tag', () => {
  expect(matchesTag('"a,b", "c"', '"a,b"')).toBe(true);
  expect(isNotModified('W/"a,b"', '"a,b"')).toBe(true);
});

test('parses every list in a short time', () => {
  const work = (): void => {
    for (const text of ['"', 'W/', 'W/"', '" ', ',']) {
      isNotModified(text.repeat(16_384), '"3"');
      matchesTag(text.repeat(16_384), '"3"');
    }
  };
  expect(shortestTimeMs(work, 200)).toBeLessThan(200);
});
