/** For each kind of breaking change, the review must count only the recorded requests that the change affects. */
import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { contract, jsonBody, line, review, type RecordedRequest } from './support/recorded.ts';
import reportSchema from '../../report.schema.json' with { type: 'json' };

type Sent = RecordedRequest & { response?: object };
const object = (properties: object, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});
const text = { type: 'string' };
const query = (more: object) => contract({ parameters: [{ name: 'q', in: 'query', ...more }] });
const inPath = (schema: object) => ({
  ...contract({}),
  paths: {
    '/things/{id}': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, schema }],
        responses: { 204: { description: 'd' } },
      },
    },
  },
});
const answering = (schema: object) =>
  contract({
    responses: {
      200: { description: 'd', content: { 'application/json': { schema } } },
      404: { description: 'd', content: { 'application/json': { schema: text } } },
    },
  });
const kind = (name: string, more: object) => object({ kind: { const: name }, ...more }, { required: ['kind'] });
const form = (schema: object) =>
  contract({ requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema } } } });
const twoTypes = (...types: string[]) =>
  contract({ requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: text }])) } });
const shared = (schema: object) => ({
  ...contract(jsonBody(object({ inner: { $ref: '#/components/schemas/Inner' }, other: text }))),
  components: { schemas: { Inner: schema } },
});
const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Each case: its name, the rule, the base, the revision, a request that the revision refuses, and one it accepts. */
const decided: [string, string, object, object, Sent, Sent][] = [
  [
    'a shorter text',
    'maxLength',
    contract(jsonBody(object({ a: { ...text, maxLength: 9 } }))),
    contract(jsonBody(object({ a: { ...text, maxLength: 5 } }))),
    { body: { a: '123456' } },
    { body: { a: '12345' } },
  ],
  [
    'a removed value',
    'enum',
    contract(jsonBody(object({ a: { enum: ['x', 'y'] } }))),
    contract(jsonBody(object({ a: { enum: ['x'] } }))),
    { body: { a: 'y' } },
    { body: { a: 'x' } },
  ],
  [
    'a new required member',
    'required',
    contract(jsonBody(object({ a: text, b: text }))),
    contract(jsonBody(object({ a: text, b: text }, { required: ['b'] }))),
    { body: { a: '' } },
    { body: { b: '' } },
  ],
  [
    'a removed member',
    'property-removed',
    contract(jsonBody(object({ a: text, b: text }))),
    contract(jsonBody(object({ a: text }))),
    { body: { b: '' } },
    { body: { a: '' } },
  ],
  [
    'the items of a list',
    'minLength',
    contract(jsonBody(object({ a: { type: 'array', items: text } }))),
    contract(jsonBody(object({ a: { type: 'array', items: { ...text, minLength: 2 } } }))),
    { body: { a: ['ok', 'x'] } },
    { body: { a: ['ok'] } },
  ],
  [
    'a shared schema',
    'type',
    shared(text),
    shared({ type: 'integer' }),
    { body: { inner: 'x' } },
    { body: { other: 'x' } },
  ],
  [
    'a removed branch',
    'oneOf',
    contract(jsonBody({ oneOf: [kind('x', { a: text }), kind('y', { a: text })] })),
    contract(jsonBody({ oneOf: [kind('x', { a: text })] })),
    { body: { kind: 'y', a: '' } },
    { body: { kind: 'x', a: '' } },
  ],
  [
    'a limit in one branch',
    'maxLength',
    contract(jsonBody({ oneOf: [kind('x', { a: text }), kind('y', { a: text })] })),
    contract(jsonBody({ oneOf: [kind('x', { a: { ...text, maxLength: 1 } }), kind('y', { a: text })] })),
    { body: { kind: 'x', a: '12' } },
    { body: { kind: 'y', a: '12' } },
  ],
  [
    'a limit of a query parameter',
    'maximum',
    query({ schema: { type: 'integer' } }),
    query({ schema: { type: 'integer', maximum: 9 } }),
    { url: '/things?q=10' },
    { url: '/things?q=9' },
  ],
  [
    'a list as a query parameter',
    'maxItems',
    query({ schema: { type: 'array', items: text } }),
    query({ schema: { type: 'array', items: text, maxItems: 1 } }),
    { url: '/things?q=a&q=b' },
    { url: '/things?q=a' },
  ],
  [
    'a new required parameter',
    'parameter-added',
    contract({}),
    query({ required: true, schema: text }),
    {},
    { url: '/things?q=' },
  ],
  [
    'a parameter becomes required',
    'parameter-required',
    query({ schema: text }),
    query({ required: true, schema: text }),
    {},
    { url: '/things?q=' },
  ],
  [
    'a pattern in the path',
    'pattern',
    inPath(text),
    inPath({ ...text, pattern: '^\\d+$' }),
    { method: 'GET', url: '/things/a' },
    { method: 'GET', url: '/things/1' },
  ],
  [
    'a header',
    'minLength',
    contract({ parameters: [{ name: 'X-Thing', in: 'header', schema: text }] }),
    contract({ parameters: [{ name: 'X-Thing', in: 'header', schema: { ...text, minLength: 2 } }] }),
    { headers: { 'x-thing': 'a' } },
    { headers: { 'x-thing': 'ab' } },
  ],
  [
    'a cookie',
    'minLength',
    contract({ parameters: [{ name: 'c', in: 'cookie', schema: text }] }),
    contract({ parameters: [{ name: 'c', in: 'cookie', schema: { ...text, minLength: 2 } }] }),
    { headers: { Cookie: 'b=12; c=a' } },
    { headers: { Cookie: 'c=ab' } },
  ],
  [
    'a member of a form',
    'maxLength',
    form(object({ a: text })),
    form(object({ a: { ...text, maxLength: 1 } })),
    { headers: formHeaders, body: 'a=12' },
    { headers: formHeaders, body: 'a=1' },
  ],
  [
    'a removed media type',
    'request-content-type',
    twoTypes('application/json', 'text/plain'),
    twoTypes('application/json'),
    { headers: { 'Content-Type': 'text/plain' }, body: 'x' },
    { body: '"x"', headers: { 'Content-Type': 'application/json' } },
  ],
  [
    'a body becomes required',
    'body-required',
    twoTypes('application/json'),
    contract({ requestBody: { required: true, content: { 'application/json': { schema: text } } } }),
    {},
    { headers: { 'Content-Type': 'application/json' }, body: '"x"' },
  ],
];
/** Each case: name, rule, base, revision, a request that the change affects, and a request that it does not affect. */
const called: typeof decided = [
  [
    'a removed operation',
    'operation-removed',
    { ...contract({}), paths: { ...(contract({}) as any).paths, ...(inPath(text) as any).paths } },
    contract({}),
    { method: 'GET', url: '/things/1' },
    {},
  ],
  [
    'a removed parameter',
    'parameter-removed',
    query({ schema: text }),
    contract({}),
    { url: '/things?q=1' },
    { url: '/things?p=1' },
  ],
  [
    'a removed member of a response',
    'property-removed',
    answering(object({ a: text, b: text }, { additionalProperties: true })),
    answering(object({ a: text }, { additionalProperties: true })),
    { response: { status: 200 } },
    { response: { status: 404 } },
  ],
  [
    'a longer text in a response',
    'maxLength',
    answering({ ...text, maxLength: 5 }),
    answering({ ...text, maxLength: 9 }),
    { response: { status: 200 } },
    { response: { status: 404 } },
  ],
];
const recorded = ({ response, ...request }: Sent) => line(request, response);
const allowUnused = { config: 'policy: { traffic: allow-unused }\n' };

describe('recorded requests that a breaking change affects', () => {
  it.each(decided)(
    'of two recorded requests, the review counts only the one that the revision refuses: %s',
    async (_, rule, base, revision, using, other) => {
      const found = await review(base, revision, [recorded(using), recorded(other)], allowUnused);
      const { used, refused, unchecked, example } = found.cause(rule).traffic ?? {};
      expect([used, refused, unchecked]).toEqual([1, 1, 0]);
      expect(example?.at).toBe('requests.jsonl:1');
      expect([found.report.traffic?.refused, found.report.traffic?.unused, found.code]).toEqual([1, [], 1]);
      expect(new Ajv2020({ strict: false }).validate(reportSchema, found.report)).toBe(true);
    },
  );
  it.each(called)(
    'of two recorded requests, the review counts only the one that the change affects: %s',
    async (_, rule, base, revision, using, other) => {
      const found = await review(base, revision, [recorded(using), recorded(other)], allowUnused);
      expect([found.cause(rule).traffic?.used, found.report.traffic?.unused, found.code]).toEqual([1, [], 1]);
    },
  );
  it.each([...decided, ...called])(
    'if no recorded request uses the changed part, the status of the change is `unused`: %s',
    async (_, rule, base, revision, _using, other) => {
      const found = await review(base, revision, [recorded(other)], allowUnused);
      expect([found.cause(rule).traffic?.used, found.cause(rule).traffic?.unchecked]).toEqual([0, 0]);
      expect([found.cause(rule).status, found.cause(rule).level, found.report.bump]).toEqual([
        'unused',
        'major',
        'major',
      ]);
      expect([found.report.traffic?.refused, found.code]).toEqual([0, 0]);
      expect(found.read('markdown')).toContain('no recorded request uses');
    },
  );
});

it('a request that matches one of two changed branches is affected only by the change of this branch', async () => {
  const branches = (...limits: number[]) =>
    contract(jsonBody({ oneOf: limits.map((maxLength, i) => kind(`kind ${i}`, { a: { ...text, maxLength } })) }));
  const sent = recorded({ body: { kind: 'kind 1', a: '123' } });
  const { report } = await review(branches(9, 8), branches(1, 2), [sent], allowUnused);
  const used = report.causes.filter(({ traffic }) => traffic?.used === 1).flatMap(({ findings }) => findings);
  const pointers = report.findings.filter(({ fingerprint }) => used.includes(fingerprint)).map((one) => one.pointer);
  expect(pointers).toEqual([expect.stringContaining('/oneOf/1/')]);
});

it('if a change affects query and body, and the body is not recorded, the request counts as unchecked', async () => {
  const two = (schema: object) => ({
    ...contract({ parameters: [{ name: 'q', in: 'query', schema: ref }], ...jsonBody(ref) }),
    components: { schemas: { Inner: schema } },
  });
  const ref = { $ref: '#/components/schemas/Inner' };
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '9' };
  const sent = (more: object) => [recorded({ url: '/things?q=a', headers, ...more })];
  const open = await review(two(text), two({ ...text, maxLength: 1 }), sent({}), allowUnused);
  expect(open.cause('maxLength').traffic).toMatchObject({ used: 0, unchecked: 1 });
  const checked = await review(two(text), two({ ...text, maxLength: 1 }), sent({ body: '"a"' }), allowUnused);
  expect(checked.cause('maxLength').traffic).toMatchObject({ used: 0, unchecked: 0 });
});

it('the review checks a recorded parameter even if its schema contains itself', async () => {
  const looping = (limit: number) => ({
    ...query({ schema: { $ref: '#/components/schemas/Loop' } }),
    components: {
      schemas: { Loop: { anyOf: [{ ...text, maxLength: limit }, { allOf: [{ $ref: '#/components/schemas/Loop' }] }] } },
    },
  });
  const { report, stderr } = await review(looping(9), looping(5), [recorded({ url: '/things?q=a' })], allowUnused);
  expect([stderr, report.traffic?.requests]).toEqual(['', 1]);
});
