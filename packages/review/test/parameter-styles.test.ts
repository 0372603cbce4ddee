/** Checks how requests in a proof write parameters in each style, with the examples of the OpenAPI specification. */
import { expect, it } from 'vitest';
import type { Parameter } from '@jurybox/openapi';
import { serializeParameter } from '../src/witness/parameters.ts';

const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

it.each<[Parameter['in'], string, boolean, text: string, list: string, object: string]>([
  ['path', 'matrix', false, ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['path', 'matrix', true, ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['path', 'label', false, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['path', 'label', true, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['path', 'simple', false, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['header', 'simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['query', 'form', false, 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['cookie', 'form', true, 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['query', 'spaceDelimited', false, 'color=blue', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['query', 'pipeDelimited', false, 'color=blue', 'color=blue|black|brown', 'color=R|100|G|200|B|150'],
  ['query', 'deepObject', true, 'color=blue', expect.any(String), 'color[R]=100&color[G]=200&color[B]=150'],
])('a parameter in the %s with the style %s and explode: %s', (place, style, explode, ...expected) => {
  const parameter: Parameter = { name: 'color', in: place, style, explode, pointer: '#' };
  expect(['blue', list, object].map((value) => serializeParameter(parameter, value))).toEqual(expected);
});

it('if a parameter has no `style`, its `in` decides how a request writes and encodes its value', () => {
  const write = (parameter: Omit<Parameter, 'name' | 'pointer'>, value: unknown) =>
    serializeParameter({ name: 'q', pointer: '#', ...parameter }, value);
  expect(write({ in: 'query' }, ['a/b', 'c d'])).toBe('q=a%2Fb&q=c%20d');
  expect(write({ in: 'query', allowReserved: true }, 'a/b')).toBe('q=a/b');
  expect(write({ in: 'path' }, ['a', 'b/c'])).toBe('a,b%2Fc');
  expect(write({ in: 'header' }, 'a b')).toBe('a b');
  expect(write({ in: 'path' }, null)).toBe('');
  expect(write({ in: 'query', content: {} }, { a: 1 })).toBe(`q=${encodeURIComponent('{"a":1}')}`);
  expect(write({ in: 'header', content: {} }, { a: 1 })).toBe('{"a":1}');
});
