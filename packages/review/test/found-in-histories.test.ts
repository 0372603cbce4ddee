/** Small copies of changes in public contracts. The review once reported wrong findings about these changes. */
import { describe, expect, it } from 'vitest';
import type { Document } from '@jurybox/openapi';
import { breaking, contract, ref, text } from './support/found.ts';

/**
 * Returns a contract with a recursive `oneOf`. All schema names begin with `prefix`: a new version of a code generator
 * may add a prefix to all names.
 */
function conditions(prefix: string): Document {
  const choice = { oneOf: [ref(`${prefix}Author`), ref(`${prefix}Title`), ref(`${prefix}AnyOf`)] };
  const branch = (name: string, member: object) => ({
    allOf: [ref('Empty'), { type: 'object', properties: { [name]: member } }],
    required: [name],
  });
  return contract({
    request: { type: 'object', properties: { condition: choice } },
    schemas: {
      Empty: {},
      [`${prefix}Author`]: branch('author', { type: 'string' }),
      [`${prefix}Title`]: branch('title', { type: 'string' }),
      [`${prefix}AnyOf`]: branch('anyOf', { type: 'array', items: choice }),
    },
  });
}

describe('public contracts about which the review once reported wrong findings', () => {
  it('if a change only renames schemas, the review reports no break, even if the schemas are recursive', () => {
    expect(breaking(conditions(''), conditions('Search'))).toStrictEqual([]);
  });

  it('giving a schema to a member that could have any value in the base is a formal break', () => {
    const types = ['null', 'boolean', 'number', 'string', 'array', 'object'];
    const map = { type: 'object', additionalProperties: { oneOf: types.map((type) => ({ type })) } };
    const named = { ...map, properties: { ranker: text } };
    expect(breaking(contract({ request: map }), contract({ request: named }))).toStrictEqual([
      'formal property-added: body.ranker added; the base allows any value under this name',
    ]);
  });

  it('a request with a value that fits two branches of a `oneOf` is invalid in the base, so it proves no break', () => {
    const branch = (begin: string, value: object, required: string[] = []) => ({
      type: 'object',
      required: ['kind', ...required],
      properties: { kind: { type: 'string', pattern: `^${begin}` }, ...value },
    });
    const overlap = { value: { oneOf: [{ type: 'integer' }, { type: 'number' }] } };
    const base = { oneOf: [branch('a', overlap, ['value']), branch('b', {})] };
    const revision = { oneOf: [branch('a', overlap), { ...branch('b', {}), additionalProperties: false }] };
    expect(breaking(contract({ request: base }), contract({ request: revision }))).toStrictEqual([
      'formal additionalProperties: body: additionalProperties false added',
    ]);
  });

  it.each<[string, object]>([
    ['a value of any type', {}],
    ['a choice', { anyOf: [text, { type: 'array', items: text }] }],
    ['a list that contains itself', ref('List')],
  ])('the review compares the encoding of a part of a form that is %s', (_, part) => {
    const form = (limit: number) => {
      const document = contract({ schemas: { List: { type: 'array', items: ref('List') } } });
      const { post } = (document.paths as any)['/things'];
      const schema = { type: 'object', properties: { part, name: { ...text, maxLength: limit } } };
      post.requestBody.content = { 'multipart/form-data': { schema, encoding: { part: { style: 'form' } } } };
      return document;
    };
    expect(breaking(form(9), form(5))).toStrictEqual(['major maxLength: body.name: maxLength 9 → 5']);
  });

  it('removing `uniqueItems` from a response is a formal break', () => {
    const list = { type: 'array', items: text };
    const distinct = { ...list, uniqueItems: true };
    expect(breaking(contract({ response: distinct }), contract({ response: list }))).toStrictEqual([
      'formal uniqueItems: 200 body: uniqueItems true removed',
    ]);
    expect(breaking(contract({ request: list }), contract({ request: distinct }))).toStrictEqual([
      'major uniqueItems: body: uniqueItems true added',
    ]);
  });

  it('adding a response with status 200 to an operation without any responses is a formal break', () => {
    const base = contract({});
    const [operation] = Object.values(base.paths ?? {}).map(({ post }) => post as unknown as { responses: object });
    if (operation) operation.responses = {};
    expect(breaking(base, contract({}))).toStrictEqual(['formal status-added: POST /things: response 200 added']);
  });

  it('the review does not report a server as removed if a server variable still allows its address', () => {
    const base = contract({ servers: [{ url: 'http://localhost:8080' }] });
    const port = (values: string[]) =>
      contract({ servers: [{ url: 'http://localhost:{port}', variables: { port: { enum: values } } }] });
    expect(breaking(base, port(['25600', '8080']))).toStrictEqual([]);
    expect(breaking(base, port(['25600']))).toStrictEqual(['major servers: server http://localhost:8080 removed']);
  });
});
