/** Checks that the review reports the levels in the table of the guide to the contract policy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { worstLevel } from '../src/findings/finding.ts';
import { reviewDocuments } from '../src/review.ts';
import { between, documentWith, root } from './support/contract.ts';

const guide = readFileSync(join(root, 'apps/docs/guides/guides/contract-policy.md'), 'utf8');
const cells = guide
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const rows = cells.map(([, change = '', request = '', response = '']) => [change, request, response] as const);
const level = (cell: string): string | undefined => /major|formal|minor|patch/.exec(cell)?.[0];

const thing = (more: object = {}): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: { id: { type: 'string' } },
  required: ['id'],
  ...more,
});
/** Allows unknown members, because the responses of Jurybox allow them and the requests do not. */
const open = (schema: Schema): Schema => ({ ...schema, additionalProperties: {} });
const both = (base: Schema, revision: Schema) => [
  worstLevel(between(base, revision, 'request')),
  worstLevel(between(open(base), open(revision), 'response')),
];
const two = { id: { type: 'string' }, name: { type: 'string' } };
const [base] = [documentWith({}, 'response')];
const operation = base.paths?.['/things']?.['post'] as { responses: object };
const withOperation = (more: object): Document => ({
  ...base,
  paths: { '/things': { post: { ...operation, ...more } } },
});

const changes: Record<string, (string | undefined)[]> = {
  'a new optional member': both(thing(), thing({ properties: two })),
  'a new required member': both(thing(), thing({ properties: two, required: ['id', 'name'] })),
  'a member is removed': both(thing({ properties: two }), thing()),
  'an optional member becomes required': both(
    thing({ properties: two }),
    thing({ properties: two, required: ['id', 'name'] }),
  ),
  'a required member becomes optional': both(thing(), thing({ required: [] })),
  'a new value in an enum': both({ enum: ['a'] }, { enum: ['a', 'b'] }),
  'a limit is loosened': both({ type: 'string', maxLength: 3 }, { type: 'string', maxLength: 5 }),
  'a limit is tightened': both({ type: 'string', maxLength: 5 }, { type: 'string', maxLength: 3 }),
  'a new operation or a new optional parameter': [
    worstLevel(
      reviewDocuments(base, withOperation({ parameters: [{ name: 'sort', in: 'query', schema: { type: 'string' } }] })),
    ),
    undefined,
  ],
  'a new status 4xx or 5xx': [
    undefined,
    worstLevel(
      reviewDocuments(base, withOperation({ responses: { ...operation.responses, 409: { description: 'Taken.' } } })),
    ),
  ],
  'a new status below 400': [
    undefined,
    worstLevel(
      reviewDocuments(base, withOperation({ responses: { ...operation.responses, 202: { description: 'Later.' } } })),
    ),
  ],
  'only descriptions change': both({ type: 'string' }, { type: 'string', description: 'Text.' }),
};

describe('the table in the guide to the contract policy', () => {
  it('each row of the table in the guide to the contract policy has a test case', () => {
    expect(rows.map(([change]) => change).sort()).toEqual(Object.keys(changes).sort());
  });

  it.each(rows)('the review reports the levels that the guide gives for: %s', (change, request, response) => {
    expect([level(request), level(response)]).toEqual(changes[change]);
  });
});
