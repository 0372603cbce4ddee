/**
 * Compares everything that the review says about single changes of schemas with a snapshot: about every keyword, and
 * about random pairs of schemas. The other tests check that the levels are right. This test finds any other change of a
 * finding, for example of its sentence, its place or its proof. Read the difference before you accept it with `-u`.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import { titleOf } from '../src/words/title.ts';
import { keywordCases, keywordOf } from './catalogue/keywords.ts';
import { between } from './support/contract.ts';
import { schemaPair } from './support/random-schemas.ts';

const positions = ['request', 'response'] as const;
const short = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 100);

function said(name: string, base: Schema, revision: Schema, position: 'request' | 'response'): string[] {
  const lines = between(base, revision, position).map((finding) => {
    const { level, rule, narrowRule = rule, direction, proof, pointer, message, witness } = finding;
    const end = pointer
      .split('/')
      .slice(position === 'request' ? 8 : 9)
      .join('/');
    const shown = witness ? ` | ${witness.validIn} ${short(witness.value)}: ${witness.refusal}` : '';
    const title = titleOf({ findings: [finding] });
    return `  ${level} ${narrowRule} ${direction} ${proof} at ${end} | ${message}${shown} | ${title}`;
  });
  return [`${name} in a ${position}:`, ...lines];
}

it('the review says the same about each keyword as in the snapshot', async () => {
  const lines = keywordCases.flatMap((one) => {
    const [without, loose, tight] = [
      one.host,
      { ...one.host, [keywordOf(one)]: one.loose },
      { ...one.host, [keywordOf(one)]: one.tight },
    ];
    return positions.flatMap((position) => [
      ...said(`add ${one.keyword}`, without, loose, position),
      ...said(`remove ${one.keyword}`, loose, without, position),
      ...said(`tighten ${one.keyword}`, loose, tight, position),
      ...said(`loosen ${one.keyword}`, tight, loose, position),
    ]);
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/every-keyword.txt');
});

it('the review says the same about random pairs of schemas as in the snapshot', async () => {
  const pairs = fc.sample(fc.tuple(schemaPair, fc.constantFrom(...positions)), { numRuns: 100, seed: 20_261_126 });
  const lines = pairs.flatMap(([[base, revision], position]) =>
    said(`${JSON.stringify(base)} → ${JSON.stringify(revision)}`, base, revision, position),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/random-changes.txt');
});
