/** Checks that the findings include every change that `redocly diff` reports. */
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import type { Document } from '@jurybox/openapi';
import { changedParts } from '../src/changed-parts.ts';
import { addRedoclyChanges, summaryOf } from '../src/findings/redocly-diff.ts';
import { runRedoclyDiff } from '../src/redocly-diff.ts';
import { reviewDocuments } from '../src/review.ts';
import { contract, documentWith } from './support/contract.ts';

const long = process.env['JURYBOX_LONG'] === '1';
/**
 * The changes that this test uses. They are only a part of the catalogue, because `redocly diff` needs a second for
 * each pair of contracts.
 */
const some = catalogue(contract(), { isQuick: !long }).filter((_, i) => i % (long ? 27 : 135) === 3);
if (!long)
  console.warn(`NOT RUN: most changes with redocly diff; this run has ${some.length}, and pnpm test:slow runs more`);

describe('the changes that redocly diff reports', () => {
  it.each(some.map((mutation) => [mutation.name, mutation] as const))(
    'the findings include each change that redocly diff reports, with the level of the model: %s',
    async (_, { base, revision, level }) => {
      const changes = await runRedoclyDiff(base, revision);
      expect(changes.length).toBeGreaterThan(0);
      const own = reviewDocuments(base, revision);
      const all = addRedoclyChanges(changes, own, base, revision);
      expect(all.filter(({ rule }) => rule !== 'redocly-diff').map(({ redocly: __, ...finding }) => finding)).toEqual(
        own,
      );
      expect(all.filter(({ rule, level: one }) => rule === 'redocly-diff' && one === 'major')).toEqual([]);
      expect(all[0]?.level).toBe(level);
      // Planted fault: without findings of the review, every change from `redocly diff` must become a new finding.
      const blind = addRedoclyChanges(changes, [], base, revision);
      expect(blind).toHaveLength(changes.length);
      expect(new Set(blind.map(({ rule }) => rule))).toEqual(new Set(['redocly-diff']));
    },
  );

  it('each finding also contains the level from redocly diff, even if the model gives another level', async () => {
    const [base, revision] = [
      documentWith({ type: 'object', minProperties: 1 }, 'request'),
      documentWith({ type: 'object', patternProperties: { '^a': { type: 'string' } }, minProperties: 2 }, 'request'),
    ];
    const changes = await runRedoclyDiff(base, revision);
    const all = addRedoclyChanges(changes, reviewDocuments(base, revision), base, revision);
    expect(all.map(({ rule, level, redocly }) => [rule, level, redocly])).toEqual(
      expect.arrayContaining([
        // The break is formal, because the base allows members with these names but does not describe them.
        ['patternProperties', 'formal', expect.any(String)],
        ['minProperties', 'major', expect.any(String)],
      ]),
    );
    expect(summaryOf(changes, all)).toMatch(/^redocly diff: \d+ changes, all included in these findings/);
  });

  it('moving a contract from OpenAPI 3.0 to 3.1 gives only patch findings', async () => {
    const base: Document = { ...documentWith({ type: 'string', nullable: true }, 'request'), openapi: '3.0.3' };
    const revision = documentWith({ type: ['string', 'null'] }, 'request');
    const changes = await runRedoclyDiff(base, revision);
    const all = addRedoclyChanges(changes, reviewDocuments(base, revision), base, revision);
    expect(all.filter(({ level }) => level !== 'patch')).toEqual([]);
  });

  it('redocly diff reports the same changes if unchanged parts of the contract are left out', async () => {
    const schemas = {
      Kept: { type: 'object', properties: { a: { type: 'string' } } },
      From: { type: 'object', required: ['a'], properties: { a: { type: 'string', maxLength: 5 } } },
      To: { type: 'object', required: ['b'], properties: { a: { type: 'string', maxLength: 9 }, b: {} } },
      List: { type: 'array', items: { $ref: '#/components/schemas/Changed' } },
    };
    const schema = {
      type: 'object',
      properties: { kept: { $ref: '#/components/schemas/Kept' }, list: { $ref: '#/components/schemas/List' } },
      dependentRequired: { kept: ['list'] },
    };
    const [base, revision] = ['From', 'To'].map((name) =>
      documentWith(schema, 'request', {
        ...schemas,
        Changed: {
          type: 'object',
          required: name === 'To' ? ['same'] : [],
          properties: { one: { $ref: `#/components/schemas/${name}` }, same: { $ref: '#/components/schemas/From' } },
        },
      }),
    ) as [Document, Document];
    const outlined = changedParts({ base, revision }).outlined();
    // The schema `Kept` is left out: it did not change, and only unchanged parts refer to it.
    expect(outlined.base.components?.['schemas']).toEqual({ ...base.components?.['schemas'], Kept: {} });
    const changes = await runRedoclyDiff(base, revision);
    expect(changes.map(({ property }) => property)).toEqual(expect.arrayContaining(['maxLength', 'required']));
    const body = JSON.stringify(outlined.revision.paths);
    expect([body.includes('#/components/schemas/List'), body.includes('#/components/schemas/Kept')]).toEqual([
      true,
      false,
    ]);
    expect(await runRedoclyDiff(outlined.base, outlined.revision)).toEqual(changes);
  });

  it('the review throws if redocly diff writes no report', async () => {
    await expect(runRedoclyDiff({} as Document, {} as Document)).rejects.toThrow('redocly diff returned no result');
  });
});
