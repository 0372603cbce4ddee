/** Tests the list of added, removed and changed names that callers import from a generated client. */
import { afterAll, expect, it } from 'vitest';
import { branchName } from '../src/findings/rule.ts';
import { nameLines, namesOf } from '../src/names.ts';
import { reviewDocuments } from '../src/review.ts';
import { edit } from './catalogue/mutation.ts';
import { judgePath } from './catalogue/operations.ts';
import { partOf } from './catalogue/part-of.ts';
import { contract } from './support/contract.ts';
import { Repository } from './support/repository.ts';

it('the report lists the added, removed and changed names of operations and schemas', () => {
  const base = partOf(contract(), ['/keys/{key_id}', judgePath, '/health', '/apps']);
  const revision = edit(base, (copy) => {
    const { schemas } = copy.components as any;
    delete copy.paths?.['/keys/{key_id}'];
    schemas.EvaluationScenarioUpdate.properties.note.maxLength = 5;
    schemas.Health.properties.status.enum.push('resting');
    schemas.Extra = { type: 'string' };
    schemas.App.description = 'Other words.';
  });
  const names = namesOf({ base, revision }, reviewDocuments(base, revision));
  expect(names).toEqual({
    operations: { added: [], removed: ['revokeKey'], changed: ['getHealth', 'updateEvaluationScenario'] },
    schemas: { added: ['Extra'], removed: [], changed: ['EvaluationScenarioUpdate', 'Health'] },
  });
  expect(nameLines(names, 1)).toEqual([
    'operations removed: revokeKey',
    'operations changed: getHealth and 1 more',
    'schemas added: Extra',
    'schemas changed: EvaluationScenarioUpdate and 1 more',
  ]);
});

it.each([
  ['its reference', { $ref: '#/components/schemas/Cat' }, 'Cat'],
  ['its title', { title: 'A cat', type: 'object' }, 'A cat'],
  ['the parts of its `allOf`', { allOf: [{ $ref: '#/components/schemas/Cat' }, { title: 'Old' }] }, 'Cat and Old'],
  ['its JSON', { allOf: [{ title: 'Old' }, { type: 'object' }] }, '{"allOf":[{"title":"Old"},{"type":"object"}]}'],
  ['its JSON', { allOf: [] }, '{"allOf":[]}'],
])('a branch is named by %s', (_, branch, name) => {
  expect(branchName(branch)).toBe(name);
});

const repository = new Repository();
afterAll(() => repository.remove());

it.each(['--no-redocly', '--no-run', '--no-programs', '--atom'])(
  'the error about %s, an option that the review tool no longer has, says what to do',
  async (option) => {
    const { code, stderr } = await repository.review('--base', 'main', option);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      new RegExp(`^could not review: unknown option ${option}: it was removed, .* leave it out; see --help`),
    );
  },
);
