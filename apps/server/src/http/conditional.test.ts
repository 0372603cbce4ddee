import { describe, expect, test } from 'vitest';
import { isNotModified, matchesTag } from './headers.ts';
import { shortestTimeMs } from '../../test/support/shortest-time.ts';

/**
 * Each entry has a header value and two expectations for the entity tag `"3"`. The first: does a read get 304 if it
 * sends this value in If-None-Match? The second: is a write allowed if it sends this value in If-Match?
 */
const headers: [header: string, notModified: boolean, matching: boolean][] = [
  ['"3"', true, true],
  ['*', true, true],
  [' * ', true, true],
  ['"2"', false, false],
  ['"33"', false, false],
  ['3', false, false],
  ['', false, false],
  ['""', false, false],
  // A weak entity tag can match in `If-None-Match`, but never in `If-Match`.
  ['W/"3"', true, false],
  ['W/"2"', false, false],
  ['"1", "2", "3"', true, true],
  ['"1","3"', true, true],
  ['"1",\t"2"', false, false],
  ['W/"1", "3"', true, true],
  ['"1", W/"3"', true, false],
  // A comma or a star inside quotes belongs to the entity tag.
  ['"1,3"', false, false],
  ['"*"', false, false],
  ['"3', false, false],
];

describe('If-None-Match is compared with an entity tag', () => {
  test.each(headers)('for the entity tag "3", a read with If-None-Match %j gets 304: %s', (header, notModified) => {
    expect(isNotModified(header, '"3"')).toBe(notModified);
  });

  test('a read without If-None-Match never gets 304', () => {
    expect(isNotModified(undefined, '"3"')).toBe(false);
  });
});

describe('If-Match is compared with an entity tag', () => {
  const cases = headers.map(([header, , matching]) => [header, matching] as const);
  test.each(cases)('for the entity tag "3", a write with If-Match %j is allowed: %s', (header, matching) => {
    expect(matchesTag(header, '"3"')).toBe(matching);
  });
});

test('an entity tag may contain a comma', () => {
  expect(matchesTag('"a,b", "c"', '"a,b"')).toBe(true);
  expect(isNotModified('W/"a,b"', '"a,b"')).toBe(true);
});

test('a long and invalid list of entity tags is parsed in less than 200 ms', () => {
  const work = (): void => {
    for (const text of ['"', 'W/', 'W/"', '" ', ',']) {
      isNotModified(text.repeat(16_384), '"3"');
      matchesTag(text.repeat(16_384), '"3"');
    }
  };
  expect(shortestTimeMs(work, 200)).toBeLessThan(200);
});
