/**
 * Tests contracts with an unreadable part. The review must name this part and still compare the rest: in each case, the
 * revision also lowers the limit of `POST /notes`.
 */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { isObject } from '@jurybox/openapi';
import type { Finding } from '../../src/model.ts';
import { reviewDocuments } from '../../src/review.ts';
import { changedUnread, leaveOutInBoth } from '../../src/sources/left-out.ts';
import { load } from '../../src/sources/load.ts';

type Part = Record<string, unknown>;

function contract(version: string, { limit, schema, operation, more }: Part & { limit: number }): string {
  const text = stringify({
    openapi: version,
    info: { title: 'Notes', version: '1.0.0' },
    paths: {
      '/notes': {
        post: {
          requestBody: { content: { 'application/json': { schema: { type: 'string', maxLength: limit } } } },
          responses: { 204: { description: 'Kept.' } },
        },
      },
      '/other': {
        post: {
          requestBody: { content: { 'application/json': { schema: withType(schema) } } },
          responses: { 204: { description: 'Kept.' } },
          ...(operation as Part | undefined),
        },
      },
    },
    ...(more as Part | undefined),
  });
  return text;
}

const withType = (schema: unknown): unknown =>
  schema === undefined || (isObject(schema) && schema['$ref'] === undefined) ? { type: 'string', ...schema } : schema;

interface Case {
  version?: string;
  schema?: unknown;
  operation?: unknown;
  more?: unknown;
  names: string;
}

const body = '#/paths/~1other/post/requestBody/content/application~1json/schema';
const respond = (response: unknown) => ({ responses: { 204: { description: 'Kept.' }, 400: response } });

const cases: Record<string, Case> = {
  'a pattern that is not a regular expression': { schema: { type: 'string', pattern: '(' }, names: `${body}/pattern` },
  'a pattern in the notation of another language': {
    schema: { type: 'string', pattern: '(?i)a\\Z' },
    names: `${body}/pattern`,
  },
  'a pattern for names that is not a regular expression': {
    schema: { patternProperties: { '(': {} } },
    names: `${body}/patternProperties/(`,
  },
  'a dialect of JSON Schema that the review does not know': {
    more: { jsonSchemaDialect: 'https://json-schema.org/draft-07/schema' },
    names: '#/jsonSchemaDialect',
  },
  'a true `exclusiveMinimum`': {
    schema: { exclusiveMinimum: true },
    names: `${body}/exclusiveMinimum`,
  },
  '`nullable` in OpenAPI 3.1': { schema: { nullable: true }, names: `${body}/nullable` },
  'an unknown keyword in OpenAPI 3.0': { version: '3.0.3', schema: { optional: true }, names: `${body}/optional` },
  'a keyword of OpenAPI 3.1 in OpenAPI 3.0': { version: '3.0.3', schema: { const: 1 }, names: `${body}/const` },
  'a length that is a text': { schema: { type: 'string', minLength: '5' }, names: `${body}/minLength` },
  'a type that does not exist': { schema: { type: 'file' }, names: `${body}/type` },
  'a list of types, one of which does not exist': { schema: { type: ['string', 'file'] }, names: `${body}/type` },
  'a member that is marked as required as in draft 3': { schema: { required: true }, names: `${body}/required` },
  'a list of items': { schema: { items: [{}, {}] }, names: `${body}/items` },
  'a schema that is a text': { schema: 'string', names: body },
  'an empty schema': { schema: { properties: { a: null } }, names: `${body}/properties/a` },
  'examples that are an object': { schema: { examples: { one: 1 } }, names: `${body}/examples` },
  'a dynamic reference': { schema: { $dynamicRef: '#a' }, names: `${body}/$dynamicRef` },
  'an anchor': { schema: { $ref: '#a' }, names: body },
  'the name `__proto__`': {
    schema: { properties: JSON.parse('{"__proto__": {"type": "string"}}') },
    names: `${body}/properties/__proto__`,
  },
  'a discriminator without a name': { schema: { discriminator: {} }, names: `${body}/discriminator` },
  'a reference to a component that does not exist': { schema: { $ref: '#/components/schemas/No' }, names: body },
  'a reference to itself': {
    schema: { $ref: '#/components/schemas/A' },
    more: { components: { schemas: { A: { $ref: '#/components/schemas/A' } } } },
    names: body,
  },
  'a reference to the network': { schema: { $ref: 'https://192.0.2.1/a.yaml' }, names: body },
  'a reference to a file outside the folder': { schema: { $ref: '../outside.yaml' }, names: body },
  'a reference to an absolute path': { schema: { $ref: '/etc/hostname' }, names: body },
  'a reference through a symbolic link': { schema: { $ref: 'link.yaml' }, names: body },
  'a reference to a folder': { schema: { $ref: '.' }, names: body },
  'a missing response': {
    operation: respond({ $ref: '#/components/responses/No' }),
    names: '#/paths/~1other/post/responses/400',
  },
  'a response that refers to itself': {
    operation: respond({ $ref: '#/components/responses/A' }),
    more: { components: { responses: { A: { $ref: '#/components/responses/A' } } } },
    names: '#/paths/~1other/post/responses/400',
  },
  'a response that is a list': { operation: respond([]), names: '#/paths/~1other/post/responses/400' },
  'an unknown member of an operation': { operation: { sumary: 'A' }, names: '#/paths/~1other/post/sumary' },
  'a parameter without a name': {
    operation: { parameters: [{ in: 'query' }] },
    names: '#/paths/~1other/post/parameters/0',
  },
  'responses that are a list': { operation: { responses: [1] }, names: '#/paths/~1other/post/responses' },
  'an example in another file': {
    more: { components: { examples: { a: { externalValue: 'https://192.0.2.1/a.json' } } } },
    names: '#/components/examples/a/externalValue',
  },
  'servers without an address': { more: { servers: [{ description: 'A.' }] }, names: '#/servers/0' },
  'tags that are texts': { more: { tags: ['a'] }, names: '#/tags/0' },
  'components that are a list': { more: { components: [] }, names: '#/components' },
  'webhooks in OpenAPI 3.0': { version: '3.0.3', more: { webhooks: {} }, names: '#/webhooks' },
  'a query string in OpenAPI 3.2': {
    version: '3.2.0',
    operation: { parameters: [{ name: 'q', in: 'querystring', content: {} }] },
    names: '#/paths/~1other/post/parameters/0',
  },
};

async function reviewOf(base: string, revision: string) {
  const outside = mkdtempSync(join(tmpdir(), 'jurybox-review-outside-'));
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-review-left-out-'));
  try {
    writeFileSync(join(outside, 'outside.yaml'), 'type: string\n');
    symlinkSync(join(outside, 'outside.yaml'), join(folder, 'link.yaml'));
    writeFileSync(join(folder, 'base.yaml'), base);
    writeFileSync(join(folder, 'revision.yaml'), revision);
    const contracts = { base: await load('base.yaml', { folder }), revision: await load('revision.yaml', { folder }) };
    leaveOutInBoth(contracts);
    return { ...contracts, findings: reviewDocuments(contracts.base.document, contracts.revision.document) };
  } finally {
    for (const one of [outside, folder]) rmSync(one, { recursive: true, force: true });
  }
}

const majorsOf = (findings: Finding[]) =>
  findings.filter(({ level }) => level === 'major').map(({ rule, proof }) => [rule, proof]);

it.each(Object.entries(cases))(
  'the review does not compare %s, but compares the other parts',
  async (_, { version = '3.1.1', names, ...part }) => {
    const { findings, base, revision } = await reviewOf(
      contract(version, { ...part, limit: 9 }),
      contract(version, { ...part, limit: 5 }),
    );
    expect(majorsOf(findings)).toEqual([['maxLength', 'proven']]);
    for (const { notReviewed } of [base, revision]) {
      expect(notReviewed.map(({ pointer }) => pointer)).toContain(names);
      for (const { reason } of notReviewed) expect(reason).toMatch(/ \((base|revision)\.yaml:\d+\)$/);
    }
  },
);

it.each(Object.entries(cases).filter(([, { version = '3.1.1' }]) => version === '3.1.1'))(
  'if only one contract has %s, the review reports no change of this part',
  async (_, { names: __, version: ___, ...part }) => {
    const [with9, without5] = [contract('3.1.1', { ...part, limit: 9 }), contract('3.1.1', { limit: 5 })];
    for (const [base, revision, rules] of [
      [with9, without5, [['maxLength', 'proven']]],
      [without5, with9, []],
    ] as const) {
      const review = await reviewOf(base, revision);
      expect(majorsOf(review.findings)).toEqual(rules);
      expect([...review.base.notReviewed, ...review.revision.notReviewed]).not.toEqual([]);
    }
  },
);

describe('parts of a contract that the review cannot read', () => {
  const body = (pattern: string, limit = 9) => contract('3.1.1', { schema: { type: 'string', pattern }, limit });
  const blockers = async (base: string, revision: string) => {
    const read = await reviewOf(base, revision);
    return changedUnread(read).map(({ pointer }) => pointer);
  };

  it('a part that becomes unreadable blocks the merge, and so does an unreadable part that changes', async () => {
    const pattern = '#/paths/~1other/post/requestBody/content/application~1json/schema/pattern';
    expect(await blockers(body('^a$'), body('('))).toEqual([pattern]);
    expect(await blockers(body('(a'), body('(b'))).toEqual([pattern]);
    expect(await blockers(contract('3.1.1', { limit: 9 }), body('('))).toEqual([pattern]);
    const more = { jsonSchemaDialect: 'https://json-schema.org/draft-07/schema' };
    const other = contract('3.1.1', { limit: 9, more });
    expect(await blockers(contract('3.1.1', { limit: 9 }), other)).toEqual(['#/jsonSchemaDialect']);
  });

  it('an unreadable part does not block the merge if it stays the same or becomes readable', async () => {
    expect(await blockers(body('('), body('(', 5))).toEqual([]);
    expect(await blockers(body('('), body('^a$'))).toEqual([]);
    const parameters = (...names: (string | undefined)[]) =>
      contract('3.1.1', { limit: 9, operation: { parameters: names.map((name) => ({ in: 'query', name })) } });
    expect(await blockers(parameters(undefined, 'a'), parameters('b', undefined, 'a'))).toEqual([]);
  });

  it('if an item of a list is unreadable, the review still compares the other items', async () => {
    const parameter = { name: 'a', in: 'query', schema: { type: 'string' } };
    const parameters = (...list: object[]) => contract('3.1.1', { limit: 9, operation: { parameters: list } });
    const added = { ...parameter, name: 'b', required: true };
    const { findings } = await reviewOf(parameters({ in: 'query' }, parameter), parameters(added, parameter));
    expect(findings.map(({ rule }) => rule)).toEqual(['parameter-added']);
  });

  it('if a member has a readable schema in only one contract, the review reports no change of the member', async () => {
    const member = (schema: unknown) =>
      contract('3.1.1', { limit: 9, schema: { type: 'object', properties: { a: schema } } });
    for (const [base, revision] of [
      [5, { type: 'string' }],
      [{ type: 'string' }, 5],
    ])
      expect((await reviewOf(member(base), member(revision))).findings).toEqual([]);
  });

  it('a new unreadable part does not block the merge if it has no effect on requests and responses', async () => {
    const plain = contract('3.1.1', { limit: 9 });
    for (const part of [
      { schema: { nullable: true } },
      { schema: { examples: { one: 1 } } },
      { operation: { sumary: 'A' } },
      { more: { tags: ['a'] } },
    ])
      expect(await blockers(plain, contract('3.1.1', { limit: 9, ...part })), JSON.stringify(part)).toEqual([]);
  });
});

it('a schema in `components` can be `true` or `false`', async () => {
  const ref = { $ref: '#/components/schemas/Any' };
  const document = (any: boolean) =>
    contract('3.1.1', { limit: 9, schema: ref, more: { components: { schemas: { Any: any } } } });
  const { findings } = await reviewOf(document(true), document(false));
  expect(findings.map(({ rule }) => rule)).toEqual(['schema']);
});

it('a pattern that is valid only without the flag `u` is rewritten to one that fits the same texts', async () => {
  const { unicodePattern } = await import('../../src/sources/schema.ts');
  const same = {
    '^[\\w\\-.]+\\@x$': '^[\\w\\-.]+@x$',
    '^[\\w-.]+$': '^[\\w\\-.]+$',
    '^{a}$': '^\\{a\\}$',
    'a\\_b': 'a_b',
  };
  for (const [written, read] of Object.entries(same)) expect(unicodePattern(written)).toBe(read);
  for (const text of ['a-b@x', 'a.b', '{a}', 'a_b', 'a-b'])
    for (const [written, read] of Object.entries(same))
      expect(new RegExp(read, 'u').test(text), `${read} ${text}`).toBe(new RegExp(written).test(text));
  expect(unicodePattern('\\p{L}{2}')).toBe('\\p{L}{2}');
  for (const pattern of ['(', '\\Z', '(?i)a', '[\\p{L}\\_']) expect(unicodePattern(pattern)).toBeUndefined();
});

it('the review replaces an `anyOf` branch that is nested too deeply by a schema that allows every value', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-review-deep-'));
  const deep = (levels: number): Part => (levels === 0 ? { anyOf: [{ type: 'string' }] } : { items: deep(levels - 1) });
  try {
    // The limit is 200 levels of nested lists and objects. `deep.yaml` alone has fewer. The contract has more, because
    // its reference to `deep.yaml` is itself nested.
    const content = { 'application/json': { schema: deep(188) } };
    writeFileSync(join(folder, 'deep.yaml'), stringify({ post: { requestBody: { content }, responses: {} } }));
    const post = { callbacks: { done: { '{$url}': { $ref: 'deep.yaml' } } }, responses: {} };
    const document = { openapi: '3.1.1', info: { title: 'T', version: '1' }, paths: { '/a': { post } } };
    writeFileSync(join(folder, 'openapi.yaml'), stringify(document));
    const read = await load('.', { folder });
    expect(read.notReviewed.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('nested deeper than 200 levels'),
    ]);
    expect(JSON.stringify(read.document)).toContain('{"anyOf":[{}]}');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
