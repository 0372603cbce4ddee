/** `redocly diff` is the base: nothing that it reports is missing from the findings, and where it stands is said. */
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import type { Document } from '../src/document.ts';
import { askRedocly, onTopOf, summaryOf } from '../src/redocly-diff.ts';
import { reviewDocuments } from '../src/review.ts';
import { contract, documentWith } from './support/contract.ts';

const some = catalogue(contract()).filter((_, i) => i % 27 === 3);

describe('what redocly diff reports', () => {
  it.each(some.map((mutation) => [mutation.name, mutation] as const))(
    '%s: stands at a finding, and no level is raised by it',
    async (_, { base, revision, level }) => {
      const changes = await askRedocly(base, revision);
      expect(changes.length).toBeGreaterThan(0);
      const own = reviewDocuments(base, revision);
      const all = onTopOf(changes, own, base, revision);
      expect(all.filter(({ rule }) => rule !== 'redocly-diff').map(({ redocly: __, ...finding }) => finding)).toEqual(
        own,
      );
      expect(all.filter(({ rule, level: one }) => rule === 'redocly-diff' && one === 'major')).toEqual([]);
      expect(all[0]?.level).toBe(level);
      // A review that sees nothing would still say what the base says.
      const blind = onTopOf(changes, [], base, revision);
      expect(blind).toHaveLength(changes.length);
      expect(new Set(blind.map(({ rule }) => rule))).toEqual(new Set(['redocly-diff']));
    },
  );

  it('is known by its level, also where it is the wrong one', async () => {
    const [a, b] = [
      documentWith({ type: 'object', minProperties: 1 }, 'request'),
      documentWith({ type: 'object', patternProperties: { '^a': { type: 'string' } }, minProperties: 2 }, 'request'),
    ];
    const changes = await askRedocly(a, b);
    const all = onTopOf(changes, reviewDocuments(a, b), a, b);
    expect(all.map(({ rule, level, redocly }) => [rule, level, redocly])).toEqual(
      expect.arrayContaining([
        ['patternProperties', 'major', expect.any(String)],
        ['minProperties', 'major', expect.any(String)],
      ]),
    );
    expect(summaryOf(changes, all)).toMatch(/^redocly diff: \d+ changes, all among these findings/);
  });

  it('is nothing where 3.0 becomes 3.1 in other words', async () => {
    const old: Document = { ...documentWith({ type: 'string', nullable: true }, 'request'), openapi: '3.0.3' };
    const now = documentWith({ type: ['string', 'null'] }, 'request');
    expect(
      onTopOf(await askRedocly(old, now), reviewDocuments(old, now), old, now).filter(({ level }) => level !== 'patch'),
    ).toEqual([]);
  });

  it('is missed loudly', async () => {
    await expect(askRedocly({} as Document, {} as Document)).rejects.toThrow('redocly diff gave no answer');
  });
});
