import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterChange, Parameters } from '@jurybox/types';
import { shortestTimeMs } from '../../test/support/shortest-time.ts';
import { compareParameters } from './comparison.ts';

function changesBetween(before: Parameters, after: Parameters): ParameterChange[] {
  const { changes, isComplete } = compareParameters(before, after);
  expect(isComplete).toBe(true);
  return changes;
}

describe('compareParameters returns the changes between two sets of parameters', () => {
  it('compareParameters lists added, removed and changed members in the order of their names', () => {
    expect(changesBetween({ model: 'a', top_p: 1, stop: ['x'] }, { stop: ['x'], model: 'b', seed: null })).toEqual([
      { path: '/model', change: 'changed', before: 'a', after: 'b' },
      { path: '/seed', change: 'added', before: null, after: null },
      { path: '/top_p', change: 'removed', before: 1, after: null },
    ]);
  });

  it('compareParameters finds no changes if only the order of members differs, also in nested objects', () => {
    expect(
      changesBetween({ a: 1, b: { c: [{ d: 1, e: 2 }], f: 3 } }, { b: { f: 3, c: [{ e: 2, d: 1 }] }, a: 1 }),
    ).toEqual([]);
  });

  it('compareParameters lists each changed member of a nested object, but reports a changed list as one change', () => {
    expect(changesBetween({ a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1, d: 3 } } })).toEqual([
      { path: '/a/b/d', change: 'changed', before: 2, after: 3 },
    ]);
    expect(changesBetween({ a: [1, 2] }, { a: [2, 1] })).toEqual([
      { path: '/a', change: 'changed', before: [1, 2], after: [2, 1] },
    ]);
    expect(changesBetween({ a: {} }, { a: [] })).toEqual([{ path: '/a', change: 'changed', before: {}, after: [] }]);
    expect(changesBetween({ a: null }, { a: {} })).toEqual([
      { path: '/a', change: 'changed', before: null, after: {} },
    ]);
  });

  it('compareParameters distinguishes a number from text, and null from an absent member', () => {
    expect(changesBetween({ a: 4, b: null }, { a: '4' }).map(({ path, change }) => [path, change])).toEqual([
      ['/a', 'changed'],
      ['/b', 'removed'],
    ]);
  });

  // The names and pointers are from the example document in RFC 6901, section 5.
  it('compareParameters escapes special characters in paths according to RFC 6901', () => {
    const names = ['', 'a/b', 'c%d', 'e^f', 'g|h', 'i\\j', 'k"l', ' ', 'm~n', '~1'];
    const pointers = ['/', '/a~1b', '/c%d', '/e^f', '/g|h', '/i\\j', '/k"l', '/ ', '/m~0n', '/~01'];
    const paths = changesBetween({}, Object.fromEntries(names.map((name) => [name, 1]))).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(pointers.toSorted());
  });

  it('compareParameters returns no changes for equal parameters, and opposite changes for swapped arguments', () => {
    const dictionaries = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });
    // JSON turns -0 into 0. Otherwise compareParameters would report a change from one to the other.
    const parameters = dictionaries.map((value) => JSON.parse(JSON.stringify(value)) as typeof value);
    const mirroredChange = { added: 'removed', removed: 'added', changed: 'changed' };
    fc.assert(
      fc.property(parameters, parameters, (one, other) => {
        expect(changesBetween(one, JSON.parse(JSON.stringify(one)) as typeof one)).toEqual([]);
        const mirrored = changesBetween(other, one).map(({ path, change, before, after }) => ({
          path,
          change: mirroredChange[change],
          before: after,
          after: before,
        }));
        expect(changesBetween(one, other)).toEqual(mirrored);
      }),
    );
  });
});

describe('compareParameters takes time in proportion to the size of the parameters', () => {
  const list = (depth: number, inner: unknown): unknown =>
    Array.from({ length: depth }).reduce((value) => [value], inner);
  const nested = (depth: number, inner: unknown): unknown =>
    Array.from({ length: depth }).reduce((value) => ({ a: value, b: 1 }), inner);
  const many = (count: number, salt: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${'n'.repeat(40)}${i}`, i + salt]));
  const long = 'n'.repeat(800_000);
  const cases: Record<string, (salt: number) => Parameters> = {
    'many members of an object that has a long name': (salt) => ({ [long]: many(5000, salt) }),
    'many members, all different': (salt) => many(19_000, salt),
    'many members, all equal': () => many(19_000, 0),
    'many members of an object at a depth of 30': (salt) => nested(30, many(10_000, salt)) as Parameters,
    'many members of an object in 30 nested lists': (salt) => ({ a: list(30, many(10_000, salt)) }),
    'a list of trees that differ in the last tree': (salt) => ({
      a: Array.from({ length: 1000 }, (_, i) => nested(9, i < 999 ? 0 : salt)),
    }),
    'texts of 1 MB that differ in the last character': (salt) => ({ a: `${'x'.repeat(1_000_000)}${salt}` }),
  };

  // The limit is relative to the time of parsing and serializing the same parameters, because each request needs that
  // time anyway.
  it.each(Object.entries(cases))('comparing %s takes at most 8 times as long as parsing and serializing', (_, make) => {
    const texts = [JSON.stringify(make(0)), JSON.stringify(make(1))];
    const [before, after] = texts.map((text) => JSON.parse(text) as Parameters) as [Parameters, Parameters];
    const ratio = () =>
      shortestTimeMs(() => compareParameters(before, after), 0, 3) /
      Math.max(
        1,
        shortestTimeMs(() => texts.map((text) => JSON.stringify(JSON.parse(text))), 0, 3),
      );
    let lowest = ratio();
    for (let tries = 0; tries < 12 && lowest > 8; tries++) lowest = Math.min(lowest, ratio());
    expect(lowest).toBeLessThan(8);
  });
});
