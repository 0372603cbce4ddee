/** Tests that findings with one cause are one, with one approval, and that other findings stay apart. */
import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { readApprovals } from '../src/policy/approvals.ts';
import { applyPolicy } from '../src/policy/policy.ts';
import { reviewDocuments } from '../src/review.ts';
import { documentWith } from './support/contract.ts';

function verdict(base: Document, revision: Document, fingerprint?: string) {
  const { approvals } = readApprovals(
    fingerprint && `approvals: [{ fingerprint: '${fingerprint}', reason: Yes., owner: me, expires: '2026-12-31' }]`,
  );
  return applyPolicy({
    base,
    revision,
    findings: reviewDocuments(base, revision),
    policy: { failOn: 'major', requireSunset: false, approvals: 'approvals.yaml' },
    files: { approvals, baseline: new Set(), changesets: undefined, problems: [] },
    today: '2026-11-20',
  });
}

const titles = (base: Document, revision: Document): string[] =>
  verdict(base, revision).causes.map(({ title }) => title);
const note = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const text = { type: 'string' };
const inRequest = (schema: Schema) => documentWith(schema, 'request');

describe('a rename', () => {
  const [base, revision] = [inRequest(note({ name: text }, ['name'])), inRequest(note({ title: text }, ['title']))];

  it('of a required member is one cause of all findings, with one approval', () => {
    const { causes, problems } = verdict(base, revision);
    expect(causes).toHaveLength(1);
    expect(causes[0]).toMatchObject({
      title: '`body.name` is renamed to `title`',
      rule: 'member-renamed',
      level: 'major',
    });
    expect(causes[0]?.findings.length).toBeGreaterThanOrEqual(2);
    expect(problems).toHaveLength(1);
    expect(verdict(base, revision, causes[0]?.fingerprint).problems).toEqual([]);
  });

  it('has another approval if one more thing changes', () => {
    const more = inRequest(note({ title: { ...text, maxLength: 3 } }, ['title']));
    expect(verdict(base, more, verdict(base, revision).causes[0]?.fingerprint).problems).not.toEqual([]);
  });

  it('is not assumed if the schema differs, or if two members fit', () => {
    expect(titles(base, inRequest(note({ title: { type: 'integer' } })))).toHaveLength(2);
    const two = inRequest(note({ title: text, label: text }));
    expect(titles(inRequest(note({ name: text })), two)).toHaveLength(2);
  });

  it('of a member that requests and responses share is one cause', () => {
    const shared = (schema: Schema): Document => {
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } };
      return {
        ...base,
        paths: {
          '/notes': {
            post: { requestBody: { content }, responses: { 200: { description: 'The note.', content } } },
            put: { requestBody: { content }, responses: { 204: { description: 'Done.' } } },
          },
        },
        components: { schemas: { Note: schema } },
      };
    };
    const { causes } = verdict(shared(note({ name: text }, ['name'])), shared(note({ title: text }, ['title'])));
    expect(causes).toHaveLength(1);
    expect(causes[0]?.operations).toEqual(['POST /notes', 'PUT /notes']);
  });

  it('of a query parameter is one cause', () => {
    const operation = base.paths?.['/things']?.['post'] as object;
    const withParameter = (name: string): Document => ({
      ...base,
      paths: { '/things': { post: { ...operation, parameters: [{ name, in: 'query', schema: text }] } } },
    });
    expect(titles(withParameter('limit'), withParameter('page_size'))).toEqual([
      'The parameter `limit` is renamed to `page_size`',
    ]);
  });

  it('of the path of an operation is one cause', () => {
    const operation = base.paths?.['/things']?.['post'] as object;
    const moved: Document = { ...base, paths: { '/items': { post: operation } } };
    expect(titles(base, moved)).toEqual(['`POST /things` moved to `POST /items`']);
  });
});

describe('the members of one schema', () => {
  it('that are new are one cause, also if they are required', () => {
    const base = inRequest(note({ a: text }));
    expect(titles(base, inRequest(note({ a: text, b: text, c: { type: 'integer' } })))).toEqual([
      '`body.b` and `body.c` are new',
    ]);
    const required = inRequest(note({ a: text, b: text }, ['b']));
    expect(titles(base, required)).toEqual(['`body.b` is new and required']);
    expect(verdict(base, required).problems).toHaveLength(1);
  });

  it('that are new are another cause than a member that becomes required, or one that is removed', () => {
    expect(titles(inRequest(note({ a: text })), inRequest(note({ a: text, b: text }, ['a', 'b'])))).toHaveLength(2);
    expect(titles(inRequest(note({ a: text })), inRequest(note({ b: { type: 'integer' } })))).toHaveLength(2);
  });
});

describe('the same change in several operations', () => {
  const withResponse = (count: number, more: object): Document => ({
    ...inRequest(text),
    paths: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `/things-${i}`,
        { get: { responses: { 200: { description: 'Here.' }, ...more } } },
      ]),
    ),
  });

  it('is one cause that names its operations', () => {
    const { causes } = verdict(withResponse(12, {}), withResponse(12, { 202: { description: 'Later.' } }));
    expect(causes.map(({ title, operations }) => [title, operations.length])).toEqual([['Response 202 added', 12]]);
  });

  it('has an approval that does not allow it in a further operation', () => {
    const added = { 202: { description: 'Later.' } };
    const { causes } = verdict(withResponse(2, {}), withResponse(2, added));
    const fingerprint = causes[0]?.fingerprint;
    expect(verdict(withResponse(2, {}), withResponse(2, added), fingerprint).problems).toEqual([]);
    expect(verdict(withResponse(3, {}), withResponse(3, added), fingerprint).problems).toHaveLength(1);
  });

  it('is another cause than another change', () => {
    const revision = { 202: { description: 'Later.' }, 203: { description: 'Other.' } };
    expect(titles(withResponse(2, {}), withResponse(2, revision))).toHaveLength(2);
  });
});

describe('the words of a title', () => {
  it.each<[Schema, Schema, string]>([
    [note({ a: text }), note({ a: text }, ['a']), '`body.a` is now required'],
    [note({ a: text }, ['a']), note({ a: text }), '`body.a` is no longer required'],
    [
      note({ a: { ...text, maxLength: 9 } }),
      note({ a: { ...text, maxLength: 5 } }),
      '`body.a` must now have at most 5 characters (before: 9)',
    ],
    [
      note({ a: { type: 'integer', minimum: 1 } }),
      note({ a: { type: 'integer', minimum: 3 } }),
      '`body.a` must now be at least 3 (before: at least 1)',
    ],
    [note({ a: text }), note({ a: { type: 'integer' } }), '`body.a` is now an integer (before: a string)'],
    [
      note({ a: { enum: ['x'] } }),
      note({ a: { enum: ['y'] } }),
      '`body.a` has the new value `y`; it no longer has the value `x`',
    ],
    [note({ a: text }), note({ a: text, b: text }), '`body.b` is new'],
    [note({ a: text, b: text }), note({ a: text }), '`body.b` is removed'],
    [
      { ...note({}), additionalProperties: {} },
      note({}),
      'The request body no longer allows members that the contract does not name',
    ],
    [note({ '`a\nb`': text }), note({ '`a\nb`': text }, ['`a\nb`']), "`body.'a b'` is now required"],
  ])('%#', (base, revision, title) => {
    expect(titles(inRequest(base), inRequest(revision))).toContain(title);
  });

  it('uses no words of JSON Schema for the usual changes', () => {
    const jargon = /\b(maxLength|minLength|minItems|additionalProperties|enum|required lost|required gained)\b/;
    const all = titles(
      inRequest(note({ a: { ...text, minLength: 1 }, b: { enum: ['x'] } }, ['a'])),
      inRequest({ ...note({ a: { ...text, minLength: 2 }, b: { enum: ['x', 'y'] } }), additionalProperties: {} }),
    );
    expect(all.filter((title) => jargon.test(title))).toEqual([]);
    expect(jargon.test('body: required lost [a]')).toBe(true);
  });
});
