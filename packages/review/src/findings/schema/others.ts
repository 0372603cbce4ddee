/** The rules for a schema as a whole, and for keywords that refuse no value. */
import type { Schema } from '@jurybox/openapi';
import { type Compared, keysOf, mapCompared, otherSide } from '../../compared.ts';
import { equal, stable } from '../../equal.ts';
import { type SchemaChange, type SchemaRule, schemaRule } from '../rule.ts';
import { describeChange } from './text.ts';
import { directionOfLists, documentationKeywords, isNever, underKeyword } from '../../keywords/facts.ts';
import { keywordsOfTypes, rows } from '../../keywords/rows.ts';
import { type Direction, sideOfBreak } from '../../model.ts';
import { discriminatorValues, hidden } from '../../normalize.ts';

const knownKeywords = new Set([
  ...documentationKeywords,
  ...Object.keys(rows),
  ...Object.values(keywordsOfTypes).flat(),
  ...'default allOf anyOf oneOf not if then else readOnly writeOnly nullable $ref $id $anchor'.split(' '),
]);

/** Returns the value of a keyword in both schemas, or an empty list if both have the same value. */
function changesUnder(schemas: Compared<Schema>, keyword: string): Compared<unknown>[] {
  const change = underKeyword(schemas, keyword);
  return equal(change.base, change.revision) ? [] : [change];
}

const defaultRule = schemaRule(
  {
    name: 'default',
    mirror: 'self',
    levels: ['minor'],
    waiver:
      'both contracts allow the same values, but a missing value gets another meaning; no validator can show this ' +
      'change',
  },
  (schemas) => changesUnder(schemas, 'default').map((change) => ({ direction: 'none', level: 'minor', change })),
);

const contentEncoding = schemaRule(
  {
    name: 'content-encoding',
    mirror: 'self',
    levels: ['major'],
    waiver:
      'validators ignore contentEncoding and contentMediaType; the change is major nevertheless, because callers ' +
      'must decode the value differently',
  },
  (schemas) =>
    ['contentEncoding', 'contentMediaType'].flatMap((keyword) =>
      changesUnder(schemas, keyword).map((change): SchemaChange => ({
        direction: 'both',
        text: describeChange(keyword, change),
        change,
      })),
    ),
);

const unknownKeyword = schemaRule(
  {
    name: 'unknown-keyword',
    mirror: 'self',
    waiver: 'the review does not know the meaning of the keyword, so it assumes that the change breaks callers',
  },
  (schemas) =>
    keysOf(schemas)
      .filter((keyword) => !knownKeywords.has(keyword) && !keyword.startsWith('x-'))
      .flatMap((keyword) =>
        changesUnder(schemas, keyword).map((change): SchemaChange => ({
          keywords: [keyword],
          direction: 'both',
          text: `${describeChange(keyword, change)}; the review does not know this keyword`,
          change,
        })),
      ),
);

interface Discriminator {
  propertyName?: string;
  mapping?: Record<string, string>;
}

/** Returns the branch that a value of the discriminator selects. */
function branchOf(schema: Schema, value: string): Schema | undefined {
  const ref = (schema['discriminator'] as Discriminator | undefined)?.mapping?.[value] ?? value;
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  return branches?.find((branch) => typeof branch['$ref'] === 'string' && `/${branch['$ref']}`.endsWith(`/${ref}`));
}

export const discriminator = schemaRule({ name: 'discriminator', mirror: 'self' }, (schemas, location, walk) => {
  const change = mapCompared(schemas, (one) => one['discriminator'] as Discriminator | undefined);
  const { base, revision } = change;
  if (equal(base, revision)) return [];
  const changeTo = (direction: Direction, text: string): SchemaChange => ({
    keywords: ['*'],
    direction,
    text,
    change,
    pointer: `${location.pointer}/discriminator`,
  });
  const names = mapCompared(change, (one) => one?.propertyName);
  if (!base || !revision) return changeTo(revision ? 'narrows' : 'widens', describeChange('discriminator', names));
  if (names.base !== names.revision) return changeTo('both', describeChange('discriminator', names));
  const isMoved = Object.keys(base.mapping ?? {}).some(
    (key) => revision.mapping?.[key] !== undefined && revision.mapping[key] !== base.mapping?.[key],
  );
  if (isMoved) return changeTo('both', 'a value of the discriminator selects another branch');
  const values = mapCompared(schemas, discriminatorValues);
  const direction = directionOfLists(values, 'narrows');
  if (direction === 'none') return [];
  const side = sideOfBreak(walk.position);
  const [own, others] = [values[side], values[otherSide(side)]];
  const selected = own.filter((value) => !others.includes(value)).map((value) => branchOf(schemas[side], value));
  const [branch] = selected.filter((one) => one !== undefined);
  return {
    ...changeTo(direction, describeChange('discriminator', values)),
    ...(branch ? { branch: { of: side, schema: branch } } : {}),
  };
});

/**
 * Creates a rule that reports a schema which allows no value in exactly one contract. A schema can carry the mark
 * `hidden`, which names a rule: `readOnly` or `writeOnly`. Only this rule reports such a schema. `texts` has the end of
 * the message if the revision allows no value, and if the base allows no value.
 */
const neverRule = (name: string, texts: Compared<string>): SchemaRule =>
  schemaRule({ name, mirror: 'self' }, (schemas, location) => {
    const never = mapCompared(schemas, isNever);
    const flag = schemas[never.base ? 'base' : 'revision'][hidden] ?? 'schema';
    if (never.base === never.revision || flag !== name) return [];
    return {
      keywords: ['*'],
      direction: never.revision ? 'narrows' : 'widens',
      message: `${location.name} ${never.revision ? texts.revision : texts.base}`,
      parts: [schemas],
      change: flag === 'schema' ? schemas : never,
    };
  });

/** The rules for a schema that allows no value in one of the contracts. For such a schema, only these rules run. */
export const neverRules = [
  neverRule('schema', {
    revision: 'no longer allows any value',
    base: 'allows values now; the base allows none',
  }),

  neverRule('readOnly', {
    revision: 'is now readOnly; requests must not contain it',
    base: 'is no longer readOnly; requests can contain it',
  }),

  neverRule('writeOnly', {
    revision: 'is now writeOnly; responses do not contain it',
    base: 'is no longer writeOnly; responses can contain it',
  }),
];

/**
 * Creates the rule for `unevaluatedProperties` or `unevaluatedItems`. The effect of these keywords depends on all other
 * keywords of the schema. A change therefore counts as narrowing and as widening, unless the only change is that the
 * keyword was added or removed.
 */
const unevaluatedRule = (name: string): SchemaRule =>
  schemaRule({ name, mirror: 'self' }, (schemas, _location, _walk, found) => {
    const { base, revision } = underKeyword(schemas, name);
    const isSame = equal(base, revision);
    const isOnlyChange = found.every(({ direction }) => direction === 'none');
    if (isSame && (base === undefined || isOnlyChange)) return [];
    return {
      keywords: ['*'],
      direction:
        isOnlyChange && base === undefined ? 'narrows' : isOnlyChange && revision === undefined ? 'widens' : 'both',
      ...(isSame ? { text: `${name} applies to different values, because keywords beside it changed` } : {}),
      change: { base, revision: isSame ? stable(found.map(({ rule, change }) => [rule, change])) : revision },
    };
  });

/** The rules that use the draft findings of the other rules. */
export const unevaluatedRules = ['unevaluatedProperties', 'unevaluatedItems'].map(unevaluatedRule);

/** The rules for keywords that refuse no value. */
export const otherRules = [defaultRule, contentEncoding, unknownKeyword];
