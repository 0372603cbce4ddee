/**
 * Compares with a snapshot how the review handles random schemas: their canonical forms, whether one schema includes
 * another, and the values that the search for a witness tries. Other tests check whether these are right. This test
 * notices every change.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import { canonical } from '../src/canonical/canonical.ts';
import { mapCompared } from '../src/compared.ts';
import { Inclusion } from '../src/inclusion/inclusion.ts';
import { sameSchema } from '../src/inclusion/same.ts';
import { normalize } from '../src/normalize.ts';
import { textOnlyIn, verdictOf } from '../src/patterns/compile.ts';
import { formats, samplesOf } from '../src/keywords/formats.ts';
import { sharedName, subjectWords } from '../src/words/subject.ts';
import { fromPattern } from '../src/witness/scalars.ts';
import { shrink } from '../src/witness/shrink.ts';
import { validatorsOf } from '../src/witness/validators.ts';
import { Sampler } from '../src/witness/values.ts';
import { documentWith } from './support/contract.ts';
import { schemaPair } from './support/random-schemas.ts';
import { short } from './support/said.ts';

const seed = 20_261_127;
const tree = (more: object = {}): Schema => ({
  type: 'object',
  properties: { a: { type: 'string' }, child: { $ref: '#/components/schemas/Tree' }, ...more },
});

/** Puts the schemas of each side into a contract, as `prefixItems`. Returns the normalized contracts and schemas. */
function read(base: Schema[], revision = base) {
  const documents = mapCompared({ base, revision }, (schemas, side) =>
    normalize(documentWith({ prefixItems: schemas }, 'request', { Tree: tree(side === 'base' ? {} : { b: {} }) })),
  );
  const schemas = mapCompared(documents, (document) => {
    const { post } = (document.paths?.['/things'] ?? {}) as { post?: any };
    return post.requestBody.content['application/json'].schema.prefixItems as Schema[];
  });
  return { documents, schemas };
}

/** The test combines each pair of these schemas, because a keyword can change the effect of another keyword. */
const groups: Schema[] = [
  { prefixItems: [{ type: 'string' }] },
  { items: { type: 'integer' } },
  { prefixItems: [{ type: 'string' }], items: { type: 'integer' } },
  { contains: { type: 'string' }, minContains: 2 },
  { contains: { type: 'string' } },
  Object.fromEntries(['if', 'then'].map((key, i) => [key, { minimum: i }])),
  { if: { minimum: 1 } },
];
const pairsOfGroups = groups.flatMap((one) => groups.map((other): [Schema, Schema] => [one, other]));

it('the canonical forms of random schemas are the same as in the snapshot', async () => {
  const lines = [...fc.sample(schemaPair, { numRuns: 100, seed }), ...pairsOfGroups].flatMap(([one, other]) => {
    const combined = [
      { allOf: [one, other] },
      { ...one, allOf: [other], unevaluatedProperties: false },
      { oneOf: [one, { type: 'null' }] },
    ];
    const { documents, schemas } = read(combined);
    return schemas.base.map((part) => `${JSON.stringify(part)} → ${JSON.stringify(canonical(documents.base, part))}`);
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/canonical-forms.txt');
});

it('the decisions whether one random schema includes another are the same as in the snapshot', async () => {
  const recursive = { $ref: '#/components/schemas/Tree' };
  const lines = fc.sample(schemaPair, { numRuns: 100, seed }).flatMap(([one, other]) => {
    const pairs: [Schema, Schema][] = [
      [one, other],
      [other, one],
      [one, { anyOf: [other, one] }],
      [one, { oneOf: [other, one] }],
      [{ anyOf: [one, other] }, other],
      [{ allOf: [one, other] }, one],
      [one, { not: other }],
      [{ ...tree(), ...one }, recursive],
      [recursive, { properties: { child: one } }],
    ];
    const { documents, schemas } = read(
      pairs.map(([inner]) => inner),
      pairs.map(([, outer]) => outer),
    );
    return pairs.flatMap((pair, i) => {
      const [inner, outer] = [schemas.base[i], schemas.revision[i]] as [Schema, Schema];
      const certain = [{}, { isOverlapIgnored: true }].map((options) =>
        new Inclusion(documents, 'base', { left: 5000 }, options).includes(inner, outer),
      );
      const says = [certain[0] && 'certain', certain[1] && 'without overlaps', same(documents, inner, outer)];
      return certain.includes(true) ? [`${says.filter((one) => one).join(', ')}: ${pair.map(text).join(' in ')}`] : [];
    });
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/inclusions.txt');
});

const text = (value: unknown): string => JSON.stringify(value);
const same = (documents: Parameters<typeof sameSchema>[0], inner: Schema, outer: Schema) =>
  sameSchema(documents, 'base', inner, outer) && 'the same';

it('for random schemas, the search for a witness tries the same values as in the snapshot', async () => {
  const lines = fc.sample(schemaPair, { numRuns: 60, seed }).flatMap(([one, other]) => {
    const { documents, schemas } = read([one], [other]);
    const sampler = new Sampler(validatorsOf(documents.base), validatorsOf(documents.revision));
    const [own, hint] = [schemas.base[0], schemas.revision[0]] as [Schema, Schema];
    const values = [sampler.candidates(own, hint), sampler.small(own), sampler.candidates(own, hint, 2)];
    return [`${text(one)} ≠ ${text(other)}`, ...values.map((list) => `  ${list.length}: ${short(text(list), 400)}`)];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/tried-values.txt');
});

it('the search for a witness tries more values for a whole body than for a value deep inside a body', () => {
  const { documents, schemas } = read([{ type: 'integer', not: { enum: [1, 0, 2, -1, 3, 4, 5, 6, 7] } }]);
  const validators = validatorsOf(documents.base);
  const sampler = new Sampler(validators, validators);
  const own = schemas.base[0] as Schema;
  expect([sampler.small(own, 8), sampler.small(own, 0)]).toEqual([[], [10]]);
});

it('the review shortens random witnesses in the same steps as in the snapshot', async () => {
  const values = fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: 60, seed });
  const long = [{ id: '00000000-0000-4000-8000-000000000000', at: '2026-11-20T10:00:00Z' }, 'x'.repeat(61), 1e21, -2.5];
  const lines = [...values, ...long].map((value) => {
    const tried: unknown[] = [];
    const found = shrink(value, (smaller) => tried.push(smaller) % 3 === 0);
    return `${text(value)} → ${text(found)} after ${tried.length}: ${short(text(tried), 300)}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/shrunk-values.txt');
});

it('the words for places (such as "the request body") and samples of each `format` match the snapshot', async () => {
  const names = [
    'body',
    '200 body',
    '200 body.a',
    'default body.b',
    '4XX body.a.b',
    'parameter q',
    'header X',
    'other',
  ];
  const odd = ['parameter 200 body.a', '600 body', '20 body', 'xbody', 'a parameter q', '200 bodya'];
  const pointers = [
    'Card',
    'Card/properties/zip',
    'Card/items/properties/a~1b',
    'Card/allOf/0/properties/a',
    'Card/not/a',
  ];
  const formatNames = [...Object.keys(formats), 'unknown', 5];
  const lines = [
    ...[...names, ...odd].map((name) => `${name} → ${subjectWords(name)}`),
    ...pointers.map((pointer) => `${pointer} → ${sharedName(`#/components/schemas/${pointer}`)}`),
    `elsewhere → ${sharedName('#/paths/a')}`,
    ...formatNames.map((name) => `${name} → ${text(samplesOf(name))}`),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/words.txt');
});

const patterns = [
  '',
  ...String.raw`^ $ ^$ ^a b$ ^[ab]*$ ^(a|b)+$ ^a{2}$ ^a{2,}$ ^a{1,3}$ ^a?b$ a.c ^\d+$ ^\w$ ^\s$ ^[^a]$ ^[\d_-]+$`.split(
    ' ',
  ),
  ...String.raw`^[a-c]$ ^\u0061$ ^\x61$ ^\u{1F600}$ ^\.$ ^\n$ (?=a) \bA (a)\1 \p{L} ^(?:a|^b)c ^a*?b ^[\]]$`.split(' '),
  ...String.raw`^[-a]$ ( [ a{,2} \- ^\cA$`.split(' '),
];
const textsToTest = [
  '',
  'a',
  'b',
  'ab',
  'aa',
  'aaa',
  'aaaa',
  'abc',
  '1',
  '12',
  '_',
  '-',
  ' ',
  '.',
  '\n',
  ']',
  '😀',
  'A',
  'ä',
];

it('the review matches texts with patterns as JavaScript does, and the results match the snapshot', async () => {
  const lines = patterns.map((pattern) => {
    const fitting = textsToTest.filter((one) => verdictOf(pattern, one) === true);
    const only = patterns.flatMap((other) => {
      const found = textOnlyIn(pattern, other);
      return found === null ? [`in ${other}`] : [];
    });
    const made = short(text(fromPattern(pattern, [4, 5])), 200);
    return `${pattern} fits ${text(fitting)}; generates ${made}; ${only.join(', ')}`;
  });
  for (const pattern of patterns) {
    const long = textsToTest.map((one) => one.repeat(400));
    for (const one of [...textsToTest, ...long]) {
      const verdict = verdictOf(pattern, one);
      // The verdict is undefined if matching takes too long.
      if (isValid(pattern) && verdict !== undefined) expect(verdict).toBe(new RegExp(pattern, 'u').test(one));
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/patterns.txt');
});

it.each([
  ['^a{2,4}$', '^a{2,3}$', 'aaaa'],
  ['^a{2,3}$', '^a{2,4}$', null],
  ['^a{2,3}$', '^a{3,}$', 'aa'],
  ['^a{3,}$', '^a{2,}$', null],
  ['^(ab){1,2}$', '^(ab)$', 'abab'],
  ['^a?$', '^a+$', ''],
  [String.raw`^[^\0-\ud7ff]$`, 'b', '\ue000'],
])('%s compared with %s: the shortest text that fits only the first pattern', (first, second, only) => {
  expect(textOnlyIn(first, second)).toBe(only);
});

function isValid(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
