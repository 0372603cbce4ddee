/** Reviews two contracts that cause every kind of text in a report. Compares each output with a snapshot. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { line, reviewIn } from './traffic/support/recorded.ts';

const text = { type: 'string' };
const json = (schema: object) => ({ 'application/json': { schema } });
const body = (schema: object, more: object = {}) => ({
  requestBody: { required: true, content: json(schema), ...more },
});
const answer = (schema: object, more: object = {}) => ({
  200: { description: 'Done.', content: json(schema), ...more },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const tree = (limit: number) => ({
  type: 'object',
  properties: { name: { ...text, maxLength: limit }, parent: ref('Tree') },
});
const shape = (kind: string, more: object = {}) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind }, ...more },
});

const base = {
  openapi: '3.1.1',
  info: { title: 'Things', version: '1.0.0', description: 'Before.' },
  servers: [{ url: 'https://api.example.com/v1' }],
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id'],
        properties: { id: text, size: { type: 'integer', maximum: 99 }, old: text },
      },
      Tree: tree(90),
      Slow: { ...text, pattern: '(' },
      Money: { type: 'number' },
    },
  },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0 } },
          { name: 'sort', in: 'query', schema: { enum: ['up', 'down'] } },
          { name: 'gone', in: 'query', schema: text },
        ],
        responses: answer(
          { type: 'array', items: ref('Thing') },
          { headers: { 'X-Left': { schema: { type: 'integer' } } } },
        ),
      },
      post: { operationId: 'addThing', ...body(ref('Thing')), responses: answer(ref('Thing')) },
    },
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
      put: { operationId: 'putThing', ...body(ref('Thing')), responses: { 204: { description: 'Kept.' } } },
      delete: { operationId: 'removeThing', responses: { 204: { description: 'Gone.' } } },
    },
    '/trees': { post: { ...body(ref('Tree')), responses: answer(ref('Tree')) } },
    '/slow': { post: { ...body(ref('Slow')), responses: answer(text) } },
    '/draft': { post: { 'x-stability-level': 'draft', ...body({ ...text, maxLength: 9 }), responses: answer(text) } },
    '/shapes': {
      post: {
        ...body({ oneOf: [shape('circle'), shape('square', { side: text })] }),
        responses: answer({ enum: ['a'] }),
      },
    },
    '/accepted': { post: { ...body({ ...text, minLength: 1 }), responses: answer(text) } },
    '/internal/jobs': { get: { responses: answer(text) } },
    '/sunset': { get: { deprecated: true, 'x-sunset': '2026-01-01', responses: answer(text) } },
    '/prices': { post: { ...body({ type: 'object', properties: { price: ref('Money') } }), responses: answer(text) } },
  },
};
const changed = (path: string, value: unknown) => [path, value] as const;
/** Returns a copy of the base. Each change is a path and the new value at this path; undefined removes the value. */
function revise(...changes: (readonly [string, unknown])[]) {
  const copy = structuredClone(base) as any;
  for (const [path, value] of changes) {
    const keys = path.split(' ');
    const last = keys.pop() as string;
    let node = copy;
    for (const key of keys) node = node[key] ??= {};
    if (value === undefined) delete node[last];
    else node[last] = value;
  }
  return copy as object;
}
const schema = 'requestBody content application/json schema';
const revision = revise(
  changed('info version', '1.1.0'),
  changed('info description', 'After.'),
  changed('components schemas Thing properties size maximum', 50),
  changed('components schemas Thing properties old', undefined),
  changed('components schemas Thing properties extra', { type: 'boolean' }),
  changed('components schemas Thing required', ['id', 'size']),
  changed('components schemas Tree', tree(40)),
  changed('components schemas Slow', { ...text, pattern: '((' }),
  changed('components schemas Money', { ...text, format: 'decimal' }),
  changed('paths /things get parameters 0 schema minimum', 1),
  changed('paths /things get parameters 1 schema enum', ['up']),
  changed('paths /things get parameters 2', {
    name: 'limit',
    in: 'query',
    required: true,
    schema: { type: 'integer' },
  }),
  changed('paths /things get responses 200 headers', {}),
  changed('paths /things get summary', 'All things'),
  changed('paths /things get responses 429', { description: 'Too many.' }),
  changed('paths /things/{id} delete', undefined),
  changed('paths /things/{id} patch', { operationId: 'changeThing', ...body(ref('Thing')), responses: answer(text) }),
  changed(`paths /draft post ${schema} maxLength`, 5),
  changed(`paths /shapes post ${schema} oneOf`, [shape('circle', { radius: text })]),
  changed('paths /shapes post responses 200 content application/json schema enum', ['a', 'b']),
  changed(`paths /accepted post ${schema} minLength`, 3),
  changed('paths /internal/jobs', undefined),
  changed('paths /sunset', undefined),
  changed('paths /accepted post security', [{ key: [] }]),
  changed('components securitySchemes', { key: { type: 'apiKey', in: 'header', name: 'X-Key' } }),
);

const config = `policy:
  requireSunset: true
  traffic: allow-unused
  approvals: approvals.yaml
  baseline: baseline.yaml
  levels:
    - { rule: new-alternative, level: minor, reason: Our callers accept new values. }
  ignore:
    - { path: /internal/**, reason: Only our own program., expires: 2027-01-31 }
    - { rule: enum, path: /things, reason: Too late., expires: 2026-11-01 }
`;
const approvals = (fingerprint: string) => `approvals:
  - { fingerprint: ${fingerprint}, reason: Agreed., owner: team, expires: '2026-12-31' }
  - { fingerprint: '000000000000', reason: Old., owner: team, expires: '2026-12-31' }
`;
const accepted = { status: 200, headers: { 'Content-Type': 'application/json' }, body: 'ok' };
const traffic = [
  line({ body: { id: 'a', size: 70 } }, accepted),
  line({ body: { id: 'a', size: 1, old: 'x' }, headers: { 'User-Agent': 'app/1' } }, { status: 200, headers: {} }),
  line({ method: 'GET', url: '/v1/things?page=0&sort=down' }, { status: 200, headers: {} }),
  line({ method: 'PUT', url: '/things/1', body: { id: 5 } }),
  line({ method: 'DELETE', url: '/v1/things/1' }),
  line({ url: '/draft', body: '1234567' }, accepted),
  line({ method: 'GET', url: '/unknown' }),
  '{"no": "request"}',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-every-output-'));
  const write = (name: string, content: object | string) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 1));
  write('base.json', base);
  write('revision.json', revision);
  write('jurybox-review.yaml', config);
  write('requests.jsonl', traffic.join('\n'));
  write('approvals.yaml', 'approvals: []\n');
  write('baseline.yaml', 'findings: []\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the report about all kinds of findings equals its snapshot in every format', async () => {
  const files = ['base.json', 'revision.json'];
  const first = await reviewIn(folder, files);
  const fingerprint = first.cause('minLength').fingerprint;
  writeFileSync(join(folder, 'approvals.yaml'), approvals(fingerprint));
  const { stdout, code, read } = await reviewIn(folder, [...files, '--traffic', 'requests.jsonl']);
  expect(code).toBe(1);
  await expect(stdout).toMatchFileSnapshot('snapshots/every-output.txt');
  for (const name of ['markdown', 'changelog'])
    await expect(read(name)).toMatchFileSnapshot(`snapshots/every-output-${name}.md`);
  await expect(read('sarif')).toMatchFileSnapshot('snapshots/every-output.sarif');
  await expect(first.stdout).toMatchFileSnapshot('snapshots/without-requests.txt');
});
