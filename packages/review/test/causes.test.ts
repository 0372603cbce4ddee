/** Checks that all findings of one cause, such as a renamed member, are reported together and need one approval. */
import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { readApprovals } from '../src/policy/exceptions.ts';
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

describe('a renamed member, parameter or path', () => {
  const [base, revision] = [inRequest(note({ name: text }, ['name'])), inRequest(note({ title: text }, ['title']))];

  it('the review reports a renamed required member as one cause, which needs one approval', () => {
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

  it('the approval of a renamed member is not valid if the schema of the member changes too', () => {
    const more = inRequest(note({ title: { ...text, maxLength: 3 } }, ['title']));
    expect(verdict(base, more, verdict(base, revision).causes[0]?.fingerprint).problems).not.toEqual([]);
  });

  it('the review reports no rename if the new member has another schema, or if there are two new members', () => {
    expect(titles(base, inRequest(note({ title: { type: 'integer' } })))).toHaveLength(2);
    const two = inRequest(note({ title: text, label: text }));
    expect(titles(inRequest(note({ name: text })), two)).toHaveLength(2);
  });

  it('if two members become required and one of them is renamed, the review reports two causes', () => {
    const both = { kept: text, name: text };
    const renamed = { kept: text, title: text };
    const [all, none] = [inRequest(note(both, ['kept', 'name'])), inRequest(note(renamed))];
    expect(titles(all, inRequest(note(renamed, ['kept', 'title'])))).toHaveLength(1);
    expect(titles(all, inRequest(note(renamed, ['title'])))).toHaveLength(2);
    expect(titles(all, none)).toHaveLength(2);
    expect(titles(inRequest(note(both, ['name'])), inRequest(note(renamed, ['kept', 'title'])))).toHaveLength(2);
  });

  it('if a shared schema renames a member, the review reports one cause for requests and responses', () => {
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

  it('the review reports a renamed query parameter as one cause', () => {
    const operation = base.paths?.['/things']?.['post'] as object;
    const withParameter = (name: string): Document => ({
      ...base,
      paths: { '/things': { post: { ...operation, parameters: [{ name, in: 'query', schema: text }] } } },
    });
    expect(titles(withParameter('limit'), withParameter('page_size'))).toEqual([
      'The parameter `limit` is renamed to `page_size`',
    ]);
  });

  it('the review reports an operation that moved to another path as one cause', () => {
    const operation = base.paths?.['/things']?.['post'] as object;
    const moved: Document = { ...base, paths: { '/items': { post: operation } } };
    expect(titles(base, moved)).toEqual(['`POST /things` moved to `POST /items`']);
  });
});

describe('changes of several members of one schema', () => {
  it('the review reports all added members of a schema as one cause, even if they are required', () => {
    const base = inRequest(note({ a: text }));
    expect(titles(base, inRequest(note({ a: text, b: text, c: { type: 'integer' } })))).toEqual([
      '`body.b` and `body.c` are new',
    ]);
    const required = inRequest(note({ a: text, b: text }, ['b']));
    expect(titles(base, required)).toEqual(['`body.b` is new and required']);
    expect(verdict(base, required).problems).toHaveLength(1);
  });

  it('the review reports added members separately from old members that become required or are removed', () => {
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

  it('the review reports the same change in several operations as one cause, and names the operations', () => {
    const { causes } = verdict(withResponse(12, {}), withResponse(12, { 202: { description: 'Later.' } }));
    expect(causes.map(({ title, operations }) => [title, operations.length])).toEqual([['Response 202 added', 12]]);
  });

  it('an approval of a change in two operations is not valid for the same change in three operations', () => {
    const added = { 202: { description: 'Later.' } };
    const { causes } = verdict(withResponse(2, {}), withResponse(2, added));
    const fingerprint = causes[0]?.fingerprint;
    expect(verdict(withResponse(2, {}), withResponse(2, added), fingerprint).problems).toEqual([]);
    expect(verdict(withResponse(3, {}), withResponse(3, added), fingerprint).problems).toHaveLength(1);
  });

  it('the review reports two different changes of the same operations as two causes', () => {
    const revision = { 202: { description: 'Later.' }, 203: { description: 'Other.' } };
    expect(titles(withResponse(2, {}), withResponse(2, revision))).toHaveLength(2);
  });
});

describe('the title of a cause', () => {
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
    [
      note({ a: { enum: ['x', 'y', 'z'] } }),
      note({ a: { const: 'x' } }),
      '`body.a` no longer has the values `y` and `z`',
    ],
    [note({ a: {} }), note({ a: { enum: [{ b: 1 }] } }), '`body.a` can now only be `{"b":1}`'],
    [note({ a: { const: ['x'] } }), note({ a: {} }), '`body.a` can now be any value, not only `["x"]`'],
    [note({ a: text, b: text }), note({ a: text, b: text }, ['a', 'b']), '`body.a` and `body.b` are now required'],
    [note({ a: text }), note({ a: text, b: text }), '`body.b` is new'],
    [note({ a: text, b: text }), note({ a: text }), '`body.b` is removed'],
    [
      { ...note({}), additionalProperties: {} },
      note({}),
      'The request body no longer allows members that the contract does not name',
    ],
    [note({ '`a\nb`': text }), note({ '`a\nb`': text }, ['`a\nb`']), "`body.'a b'` is now required"],
  ])('the title of a cause is a plain sentence: case %#', (base, revision, title) => {
    expect(titles(inRequest(base), inRequest(revision))).toContain(title);
  });

  it('the titles of causes contain no JSON Schema keywords such as `maxLength`', () => {
    const jargon = /\b(maxLength|minLength|minItems|additionalProperties|enum|required lost|required gained)\b/;
    const all = titles(
      inRequest(note({ a: { ...text, minLength: 1 }, b: { enum: ['x'] } }, ['a'])),
      inRequest({ ...note({ a: { ...text, minLength: 2 }, b: { enum: ['x', 'y'] } }), additionalProperties: {} }),
    );
    expect(all.filter((title) => jargon.test(title))).toEqual([]);
    expect(jargon.test('body: required lost [a]')).toBe(true);
  });
});
