/** Tests contracts with valid but unusual content, as in some public contracts. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';
import { between, contract, documentWith, root } from './support/contract.ts';

const secured = (flows: object): Document =>
  ({
    openapi: '3.1.1',
    info: { title: 'Secured', version: '1.0.0' },
    components: { securitySchemes: { login: { type: 'oauth2', flows } } },
    security: [{ login: ['read'] }],
    paths: { '/a': { get: { responses: { 200: { description: 'Fine.' } } } } },
  }) as unknown as Document;

it('a changed `tokenUrl` of an OAuth flow is major, and a changed description of a scope is not', () => {
  const machine = secured({ clientCredentials: { tokenUrl: '/token', scopes: { read: 'Read.' } } });
  expect(reviewDocuments(machine, machine)).toEqual([]);
  expect(
    reviewDocuments(
      machine,
      secured({ clientCredentials: { tokenUrl: '/token', scopes: { read: 'Other words.' } } }),
    ).map(({ level }) => level),
  ).not.toContain('major');
  expect(
    reviewDocuments(machine, secured({ clientCredentials: { tokenUrl: '/elsewhere', scopes: { read: 'Read.' } } })).map(
      ({ rule, level }) => [rule, level],
    ),
  ).toEqual([['security-scheme', 'major']]);
});

it('if only one of the two contracts describes a security scheme, the review does not compare the scheme', () => {
  const described = secured({ clientCredentials: { tokenUrl: '/token', scopes: { read: 'Read.' } } });
  const { components: _, ...missing } = described;
  expect(reviewDocuments(missing as Document, described).filter(({ position }) => position !== 'contract')).toEqual([]);
});

it('a schema with an empty `oneOf`, `anyOf` or `enum` allows no value', () => {
  for (const nothing of [{ oneOf: [] }, { anyOf: [] }, { enum: [] }, { not: { type: 'string' }, enum: [] }]) {
    expect(between(nothing, nothing, 'request')).toEqual([]);
    expect(between({ type: 'string' }, nothing, 'request').map(({ level, proof }) => [level, proof])).toContainEqual([
      'major',
      'proven',
    ]);
  }
  expect(between({ allOf: [], type: 'string' }, { type: 'string' }, 'request')).toEqual([]);
});

it('the review reports that `null` was added to a `oneOf` or removed from it', () => {
  const thing = { $ref: '#/components/schemas/Thing' };
  const nullable = { oneOf: [{ type: 'null' }, thing] };
  const schemas: Record<string, Schema> = {
    Thing: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
  };
  const found = (base: Schema, revision: Schema, where: 'request' | 'response') =>
    between(base, revision, where, [schemas, schemas]).map(({ level, proof }) => [level, proof]);
  expect(found(nullable, thing, 'response')).toEqual([['minor', 'proven']]);
  expect(found(nullable, thing, 'request')).toEqual([['major', 'proven']]);
  expect(found(thing, nullable, 'response')).toEqual([['major', 'proven']]);
});

it('the review compares components that have names such as `schema` or `value`', () => {
  const named = (name: string, schema: Schema): Document =>
    ({
      openapi: '3.0.3',
      info: { title: 'Named', version: '1.0.0' },
      components: { parameters: { [name]: { name: 'team', in: 'query', schema } } },
      paths: {
        '/a': {
          get: { parameters: [{ $ref: `#/components/parameters/${name}` }], responses: { 204: { description: 'A.' } } },
        },
      },
    }) as unknown as Document;
  const nullable = { type: 'integer', nullable: true };
  for (const name of ['schema', 'value', 'example'])
    expect(
      reviewDocuments(named(name, nullable), named(name, { type: 'integer' })).map(({ rule, level }) => [rule, level]),
      name,
    ).toEqual([['type', 'major']]);
});

it('the review finds a witness for a branch that is added to a `oneOf` with 80 branches', () => {
  const choice = (most: number) => ({
    type: 'integer',
    oneOf: Array.from({ length: most }, (_, i) => ({ title: `VALUE_${i}`, const: i * 7 })),
  });
  const inside = (most: number) => ({ type: 'object', required: ['kind'], properties: { kind: choice(most) } });
  const [finding] = between(inside(80), inside(81), 'response');
  expect([finding?.level, finding?.proof, finding?.witness?.value]).toEqual(['major', 'proven', { kind: 560 }]);
});

it('if an added `format` rejects no value that the base accepts, the finding has the level patch', () => {
  const levels = (base: Schema, revision: Schema) => between(base, revision, 'request').map(({ level }) => level);
  const bounded = { type: 'integer', minimum: 0, maximum: 21_600 };
  expect(levels(bounded, { ...bounded, format: 'int32' })).toEqual(['patch']);
  expect(levels({ type: 'integer' }, { type: 'integer', format: 'int64' })).toEqual(['patch']);
  expect(levels({ type: 'number' }, { type: 'number', format: 'double' })).toEqual(['patch']);
  expect(levels({ type: 'integer' }, { type: 'integer', format: 'int32' })).toEqual(['major']);
  expect(levels({ type: 'number' }, { type: 'number', format: 'int64' })).toEqual(['major']);
});

it('a changed description outside schemas is a patch, and a removed `refreshUrl` is major', () => {
  const withTexts = (text: string, name = 'a') => ({
    openapi: '3.1.1',
    info: { title: 'Notes', version: '1.0.0' },
    tags: [{ name }],
    'x-owner': text,
    servers: [{ url: 'https://{v}.example', variables: { v: { default: 'a', enum: ['a', 'b'], description: name } } }],
    paths: {
      '/notes': {
        description: text,
        post: {
          security: [{ token: [] }],
          requestBody: { description: text, content: { 'application/json': { schema: {}, example: text } } },
          responses: { 200: { description: text, headers: { ETag: { description: text, schema: {} } } } },
        },
      },
    },
    components: {
      securitySchemes: {
        token: { type: 'oauth2', flows: { password: { tokenUrl: 'https://a', scopes: { a: text } } } },
      },
    },
  });
  const findings = (revision: object) => reviewDocuments(withTexts('old') as Document, revision as Document);
  const texts = findings(withTexts('new', 'b'));
  expect(texts.map(({ rule, level }) => `${rule} ${level}`)).toEqual(Array(8).fill('documentation patch'));
  expect(texts.map(({ pointer }) => pointer)).toContain('#/paths/~1notes/post/responses/200/headers/ETag');
  const refreshed = withTexts('old');
  Object.assign(refreshed.components.securitySchemes.token.flows.password, { refreshUrl: 'https://r' });
  expect(findings(refreshed)).toEqual([]);
  expect(reviewDocuments(refreshed as Document, withTexts('old') as Document)).toMatchObject([
    { rule: 'security-scheme', level: 'major' },
  ]);
});

it('the review tool exits with 0 if the reader of stdout closes the pipe early', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-review-head-'));
  try {
    // The report does not fit into the buffer of a pipe, so the review tool still writes after `head` closed the pipe.
    for (const [name, description] of [
      ['base', 'Short.'],
      ['revision', 'long '.repeat(100_000)],
    ] as const)
      writeFileSync(
        join(folder, `${name}.json`),
        JSON.stringify({ ...contract(), info: { ...contract().info, description } }),
      );
    const review =
      `"${process.execPath}" "${join(root, 'packages/review/src/main.ts')}" ` +
      '--base base.json --revision revision.json --format json';
    const command = `${review} 2>stderr.txt | head -c 1; echo " \${PIPESTATUS[0]}"`;
    const { stdout } = spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' });
    const stderr = readFileSync(join(folder, 'stderr.txt'), 'utf8');
    expect(stderr, `stderr is ${stderr}`).toBe('');
    expect(stdout).toBe('{ 0\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('if two parameters of an operation become deprecated, the review reports two findings', () => {
  const query = (deprecated: boolean): Document => ({
    ...documentWith({}, 'response'),
    paths: {
      '/a': { get: { parameters: ['one', 'two'].map((name) => ({ name, in: 'query', deprecated })), responses: {} } },
    },
  });
  expect(reviewDocuments(query(false), query(true)).map(({ message }) => message)).toEqual([
    'GET /a: parameter one deprecated',
    'GET /a: parameter two deprecated',
  ]);
});

it('the review compares ranges of media types such as `image/*` in the encoding of a form', () => {
  const form = (contentType: string) => {
    const document = documentWith({ type: 'object', properties: { a: { type: 'string' } } }, 'request');
    const { content } = (document.paths as any)['/things'].post.requestBody;
    const media = { ...content['application/json'], encoding: { a: { contentType } } };
    (document.paths as any)['/things'].post.requestBody.content = { 'multipart/form-data': media };
    return document;
  };
  const levels = (from: string, to: string) => reviewDocuments(form(from), form(to)).map(({ level }) => level);
  expect(levels('image/png', 'image/*')).toEqual(['minor']);
  expect(levels('image/*', 'image/png')).toEqual(['major']);
  expect(levels('image/png', 'text/*')).toEqual(['major']);
});

it('if a branch of a `oneOf` moves into a nested `oneOf`, the review does not report a break', () => {
  const kind = (name: string) => ({ type: 'object', required: ['k'], properties: { k: { const: name } } });
  const inner = (...kinds: string[]) => ({ title: 'Inner', oneOf: kinds.map(kind) });
  const [base, revision] = [
    { oneOf: [kind('a'), kind('b'), inner('c', 'd')] },
    { oneOf: [kind('b'), inner('c', 'd', 'a')] },
  ];
  const findings = between(base, revision, 'request').filter(({ message }) => message.includes('removed from oneOf'));
  expect(findings.map(({ level, message }) => [level, message])).toEqual([
    ['patch', expect.stringContaining('other branches already allow its values')],
  ]);
});

it('a request in a proof contains the example of a parameter in OpenAPI 3.0', () => {
  const document = (maxLength: number) => ({
    ...documentWith({ type: 'string', maxLength }, 'request'),
    openapi: '3.0.4',
  });
  const [base, revision] = [9, 5].map((maxLength) => {
    const one = document(maxLength) as any;
    one.paths['/things'].post.parameters = [
      { name: 'q', in: 'query', required: true, schema: { type: 'string' }, example: 'like this' },
    ];
    return one as Document;
  }) as [Document, Document];
  expect(reviewDocuments(base, revision)[0]?.witness?.http).toContain('?q=like%20this');
});

it("if a parameter's content changes from JSON to XML, the review reports an unproven major finding", () => {
  const document = (type: string) => {
    const one = documentWith({ type: 'string' }, 'request') as any;
    const content = { [type]: { schema: { type: 'integer' } } };
    one.paths['/things'].post.parameters = [{ name: 'q', in: 'query', content }];
    return one as Document;
  };
  const findings = reviewDocuments(document('application/json'), document('application/xml'));
  expect(findings.map(({ level, rule, proof }) => [level, rule, proof])).toEqual([
    ['major', 'parameter-style', 'unproven'],
  ]);
});

it('an enum value that moves to another branch of an `anyOf` is no break, but a removed enum value is', () => {
  const branch = (...values: string[]) => ({ type: 'object', required: ['v'], properties: { v: { enum: values } } });
  const [base, revision] = [
    { anyOf: [branch('a', 'b', 'c'), branch('z')] },
    { anyOf: [branch('a'), branch('z', 'b')] },
  ];
  expect(between(base, revision, 'request').map((one) => [one.level, one.base, one.revision])).toEqual([
    ['major', ['a', 'c'], ['a']],
    ['minor', ['z'], ['z', 'b']],
    ['patch', ['a', 'b'], ['a']],
  ]);
});

it('if a schema has an `allOf` and an `anyOf` whose only branch has an `allOf`, the review compares both', () => {
  const limited = (name: string, maxLength: number): Schema => ({
    if: { required: [name] },
    else: { properties: { [name]: { type: 'string', maxLength } } },
  });
  const schema = (b: number, c: number): Schema => ({
    type: 'object',
    anyOf: [{ allOf: [limited('a', 5), limited('b', b)] }],
    allOf: [limited('c', c)],
  });
  const found = (revision: Schema) =>
    between(schema(9, 9), revision, 'request').map(({ level, pointer }) => [level, pointer.split('/schema/')[1]]);
  expect(found(schema(3, 9))).toEqual([['major', 'anyOf/0/allOf/1/else/properties/b']]);
  expect(found(schema(9, 3))).toEqual([['major', 'allOf/0/else/properties/c']]);
});
