import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonErrorIndex } from './json-error.ts';

/**
 * Returns the position that the error message of `JSON.parse` contains. Returns `undefined` if the message quotes the
 * text, because a number in the message could then be part of the quote.
 */
function enginePosition(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const position = /(?:^|[^"]* )in JSON at position (\d+) \(line \d+ column \d+\)$/.exec(
      (error as Error).message,
    )?.[1];
    return position === undefined ? undefined : Number(position);
  }
}

test.each([
  ['', 0],
  ['  ', 2],
  ['x', 0],
  ['{', 1],
  ['{]', 1],
  ['[}', 1],
  ['[1 2]', 3],
  ['[1,]', 3],
  ['{"a":1,}', 7],
  ['{"a"}', 4],
  ['{"a":}', 5],
  ['{1:2}', 1],
  ['[]]', 2],
  ['[]x', 2],
  [',', 0],
  ['tru', 3],
  ['trux', 3],
  ['nul1', 3],
  ['truee', 4],
  ['-', 1],
  ['-x', 1],
  ['01', 1],
  ['1.', 2],
  ['1.x', 2],
  ['1e', 2],
  ['1e+', 3],
  ['1e+x', 3],
  ['1.5e5.', 5],
  ['.5', 0],
  ['"a', 2],
  ['"a\\', 3],
  ['"\\x"', 2],
  ['"\\u00g0"', 5],
  ['"\\u00', 5],
  ['"a\tb"', 2],
  ['["a" "b"]', 5],
])('the syntax error in %j is found at index %i', (text, at) => {
  expect(jsonErrorIndex(text)).toBe(at);
});

describe('the position of the syntax error is found in any invalid JSON text', () => {
  const json = fc.jsonValue().map((value) => JSON.stringify(value));

  test('for valid JSON, jsonErrorIndex returns the length of the text', () => {
    fc.assert(
      fc.property(json, (text) => {
        expect(jsonErrorIndex(text)).toBe(text.length);
      }),
    );
  });

  test('in truncated JSON, the syntax error is at the end of the text', () => {
    fc.assert(
      fc.property(json, fc.nat(), (text, cut) => {
        const short = text.slice(0, cut % text.length);
        expect(jsonErrorIndex(short)).toBe(short.length);
      }),
    );
  });

  test('the text after a syntax error does not change the position of the error', () => {
    const parts = fc.array(fc.constantFrom(...'{}[]",:\\u0tfn-1.eE \n'.split(''), 'true', 'null', '"a":', 'x'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(parts, parts, (first, second) => {
        const text = first.join('');
        const at = jsonErrorIndex(text);
        if (at < text.length) expect(jsonErrorIndex(text + second.join(''))).toBe(at);
        else expect(jsonErrorIndex(text + second.join(''))).toBeGreaterThanOrEqual(at);
      }),
      { numRuns: 3000 },
    );
  });

  test('the position of a syntax error is the one that the error message of JSON.parse contains', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        json,
        fc.nat(),
        fc.constantFrom('x', ',', '"', '}', ']', ':', '1', '-', '\\', '\u0001'),
        (text, where, planted) => {
          const broken = text.slice(0, where % text.length) + planted + text.slice(where % text.length);
          const engine = enginePosition(broken);
          if (engine === undefined) return;
          compared += 1;
          expect({ broken, at: jsonErrorIndex(broken) }).toEqual({ broken, at: engine });
        },
      ),
      { numRuns: 3000 },
    );
    console.log(`compared ${compared} texts with the position that JSON.parse reports`);
    expect(compared).toBeGreaterThan(500);
  });
});

test('if a text of 1 MB ends inside a number, list or string, the syntax error is at the end of the text', () => {
  for (const text of ['1'.repeat(1_000_000), '['.repeat(1_000_000), `"${'a\\n'.repeat(300_000)}`])
    expect(jsonErrorIndex(text)).toBe(text.length);
});
