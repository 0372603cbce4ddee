import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareParameters } from './comparison.ts';

describe('what differs between two sets of parameters', () => {
  it('is what was added, removed and changed, by name', () => {
    expect(compareParameters({ model: 'a', top_p: 1, stop: ['x'] }, { stop: ['x'], model: 'b', seed: null })).toEqual([
      { path: '/model', change: 'changed', before: 'a', after: 'b' },
      { path: '/seed', change: 'added', before: null, after: null },
      { path: '/top_p', change: 'removed', before: 1, after: null },
    ]);
  });

  it('is nothing when only the order of members differs, at any depth', () => {
    expect(compareParameters({ a: 1, b: { c: [{ d: 1, e: 2 }], f: 3 } }, { b: { f: 3, c: [{ e: 2, d: 1 }] }, a: 1 })).toEqual([]);
  });

  it('is told member by member inside objects, and as one change for a list', () => {
    expect(compareParameters({ a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1, d: 3 } } })).toEqual([{ path: '/a/b/d', change: 'changed', before: 2, after: 3 }]);
    expect(compareParameters({ a: [1, 2] }, { a: [2, 1] })).toEqual([{ path: '/a', change: 'changed', before: [1, 2], after: [2, 1] }]);
    expect(compareParameters({ a: {} }, { a: [] })).toEqual([{ path: '/a', change: 'changed', before: {}, after: [] }]);
    expect(compareParameters({ a: null }, { a: {} })).toEqual([{ path: '/a', change: 'changed', before: null, after: {} }]);
  });

  it('tells a number from its text, and null from absent', () => {
    expect(compareParameters({ a: 4, b: null }, { a: '4' }).map(({ path, change }) => [path, change])).toEqual([['/a', 'changed'], ['/b', 'removed']]);
  });

  // RFC 6901, section 5: the pointers of the RFC's own example document.
  it('is pointed at as RFC 6901 has it', () => {
    const names = ['', 'a/b', 'c%d', 'e^f', 'g|h', 'i\\j', 'k"l', ' ', 'm~n', '~1'];
    const pointers = ['/', '/a~1b', '/c%d', '/e^f', '/g|h', '/i\\j', '/k"l', '/ ', '/m~0n', '/~01'];
    const paths = compareParameters({}, Object.fromEntries(names.map((name) => [name, 1]))).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(pointers.toSorted());
  });

  it('is nothing for the same value, and mirrored the other way round', () => {
    const parameters = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });
    const turned = { added: 'removed', removed: 'added', changed: 'changed' };
    fc.assert(
      fc.property(parameters, parameters, (one, other) => {
        expect(compareParameters(one, JSON.parse(JSON.stringify(one)) as typeof one)).toEqual([]);
        const mirrored = compareParameters(other, one).map(({ path, change, before, after }) => ({ path, change: turned[change], before: after, after: before }));
        expect(compareParameters(one, other)).toEqual(mirrored);
      }),
    );
  });
});
