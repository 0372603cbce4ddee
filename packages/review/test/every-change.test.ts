/**
 * Compares all findings about changes of keywords, schemas, operations and OpenAPI objects with a snapshot. Other tests
 * check the levels. This test notices every other change of a finding, such as its message. To accept such a change,
 * run the test with `-u`.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import type { Finding } from '../src/model.ts';
import { reviewDocuments } from '../src/review.ts';
import { titleOf } from '../src/words/title.ts';
import { keywordCases, keywordOf } from './catalogue/keywords.ts';
import { between } from './support/contract.ts';
import { everyMember, isChanged, membersOf, withOther } from './support/every-member.ts';
import { groupFindings } from '../src/causes/group.ts';
import { contractPair } from './support/random-contracts.ts';
import { schemaPair } from './support/random-schemas.ts';
import { said, short } from './support/said.ts';

const positions = ['request', 'response'] as const;
it('the findings about changes of each keyword of JSON Schema are the same as in the snapshot', async () => {
  const lines = keywordCases.flatMap((one) => {
    const [without, loose, tight] = [
      one.host,
      { ...one.host, [keywordOf(one)]: one.loose },
      { ...one.host, [keywordOf(one)]: one.tight },
    ];
    return positions.flatMap((position) => [
      ...said(`add ${one.keyword}`, between(without, loose, position)),
      ...said(`remove ${one.keyword}`, between(loose, without, position)),
      ...said(`tighten ${one.keyword}`, between(loose, tight, position)),
      ...said(`loosen ${one.keyword}`, between(tight, loose, position)),
    ]);
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/every-keyword.txt');
});

const text = { type: 'string' };
/** Changes of keywords that random schemas never contain. */
const chosenPairs: [Schema, Schema][] = [
  [
    { properties: { a: text }, unevaluatedProperties: false },
    { properties: { b: text }, unevaluatedProperties: false },
  ],
  [
    { prefixItems: [text], unevaluatedItems: false },
    { prefixItems: [text, text], unevaluatedItems: false },
  ],
  [{ anyOf: [{ properties: { a: text } }], unevaluatedProperties: false }, { unevaluatedProperties: text }],
  [
    { anyOf: [{ properties: { a: text } }, { required: ['x'] }], unevaluatedProperties: false },
    { anyOf: [{ properties: { b: text } }, { required: ['x'] }], unevaluatedProperties: false },
  ],
  [{ dependentSchemas: { a: { required: ['b'] } } }, { dependentSchemas: { a: { required: ['c'] }, b: {} } }],
  [
    { discriminator: { propertyName: 'k', mapping: { a: '#/x' } }, oneOf: [text, {}] },
    { discriminator: { propertyName: 'k' }, oneOf: [text] },
  ],
  [
    { contains: text, minContains: 0 },
    { contains: text, maxContains: 2 },
  ],
  [{ propertyNames: { maxLength: 5 } }, { propertyNames: { pattern: '^a' } }],
  [{ contentEncoding: 'base64' }, { contentMediaType: 'image/png', default: 'a', unknown: 1 }],
];

it('the findings about random pairs of schemas are the same as in the snapshot', async () => {
  const pairs = fc.sample(fc.tuple(schemaPair, fc.constantFrom(...positions)), { numRuns: 100, seed: 20_261_126 });
  const chosen = chosenPairs.flatMap((pair) => positions.map((position) => [pair, position] as const));
  const lines = [...pairs, ...chosen].flatMap(([[base, revision], position]) =>
    said(`${JSON.stringify(base)} → ${JSON.stringify(revision)}`, between(base, revision, position)),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/random-changes.txt');
});

it('changing any single member of an OpenAPI object gives the same findings as in the snapshot', async () => {
  const base = everyMember();
  const members = membersOf(base, { object: 'Document' }, []).filter(isChanged);
  // The contract contains most objects several times. To save time, each member is changed in only one of them.
  const lines = [...new Map(members.toReversed().map((one) => [one.name, one])).values()].flatMap((member) => {
    const other = withOther(member);
    const effects = (findings: Finding[]) => findings.filter(({ rule }) => rule !== 'documentation');
    return [
      ...said(`other value of ${member.path.join(' ')}`, effects(reviewDocuments(base, other))),
      ...said(`former value of ${member.path.join(' ')}`, effects(reviewDocuments(other, base))),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/every-member.txt');
});

it('the findings about random changes of operations are the same as in the snapshot', async () => {
  const pairs = fc.sample(contractPair, { numRuns: 400, seed: 20_261_126 });
  const lines = pairs.flatMap(([parts, base, revision]) => {
    const findings = reviewDocuments(base, revision);
    const groups = groupFindings(findings, { base, revision }).filter((group) => group.findings.length > 1);
    return [
      ...said(parts.join(', '), findings),
      ...findings.flatMap(({ witness }) => (witness ? [`    ${short(witness.http, 500)}`] : [])),
      ...groups.map((group) => `  ${group.findings.length} findings of ${titleOf(group)}`),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/random-operations.txt');
});
