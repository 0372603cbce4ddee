/** Tests changes of discriminators. A discriminator maps each value of a member to a branch of `oneOf` or `anyOf`. */
import { describe, expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import { between } from './support/contract.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const pet = (...members: string[]): Schema => ({
  type: 'object',
  required: ['kind'],
  properties: Object.fromEntries(['kind', ...members].map((name) => [name, { type: 'string' }])),
});
const schemas = { Cat: pet('claws'), Dog: pet('tail'), Wolf: pet('teeth') };
const choice = (keyword: 'oneOf' | 'anyOf', mapping?: object, ...branches: string[]): Schema => ({
  [keyword]: (branches.length === 0 ? ['Cat', 'Dog'] : branches).map(ref),
  discriminator: { propertyName: 'kind', ...(mapping ? { mapping } : {}) },
});
const [cat, dog, wolf] = ['Cat', 'Dog', 'Wolf'].map((name) => ref(name).$ref);

/** Returns one text for each finding of the rule `discriminator`: the level, the direction and the message. */
function says(base: Schema, revision: Schema, position: 'request' | 'response') {
  const findings = between(base, revision, position, [schemas, schemas]);
  const own = findings.filter(({ rule }) => rule === 'discriminator');
  return own.map(({ level, direction, message }) => `${level} ${direction}: ${message.replace(/^\S+( body)?: /, '')}`);
}

describe.each(['oneOf', 'anyOf'] as const)('a discriminator beside %s', (keyword) => {
  const named = choice(keyword, { cat, dog });
  const { discriminator: _, ...without } = named;
  const more = choice(keyword, { cat, dog, wolf }, 'Cat', 'Dog', 'Wolf');
  const other = { ...named, discriminator: { propertyName: 'sort', mapping: { cat, dog } } };

  it.each<[string, Schema, Schema, string[], string[]]>([
    ['values in another order', named, choice(keyword, { dog, cat }), [], []],
    ['values named explicitly', choice(keyword), choice(keyword, { Cat: cat, Dog: dog }), [], []],
    [
      'a value that selects another branch',
      named,
      choice(keyword, { cat: dog, dog: cat }),
      ['major both: a value of the discriminator selects another branch'],
      ['major both: a value of the discriminator selects another branch'],
    ],
    [
      'a removed discriminator',
      named,
      without,
      ['minor widens: discriminator kind removed'],
      ['major widens: discriminator kind removed'],
    ],
    [
      'an added discriminator',
      without,
      named,
      ['major narrows: discriminator kind added'],
      ['minor narrows: discriminator kind added'],
    ],
    [
      'another member',
      named,
      other,
      ['major both: discriminator kind → sort'],
      ['major both: discriminator kind → sort'],
    ],
    [
      'a removed value',
      more,
      named,
      ['major narrows: "wolf" removed from discriminator'],
      ['minor narrows: "wolf" removed from discriminator'],
    ],
    [
      'an added value',
      named,
      more,
      ['minor widens: "wolf" added to discriminator'],
      ['major widens: "wolf" added to discriminator'],
    ],
    [
      'a renamed value',
      named,
      choice(keyword, { cat, hound: dog }),
      ['major both: "dog" removed from discriminator, "hound" added to discriminator'],
      ['major both: "dog" removed from discriminator, "hound" added to discriminator'],
    ],
  ])('%s', (_name, base, revision, inRequest, inResponse) => {
    expect(says(base, revision, 'request')).toEqual(inRequest);
    expect(says(base, revision, 'response')).toEqual(inResponse);
  });
});
