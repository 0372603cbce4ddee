/** The rules for a schema as a whole, and for keywords that refuse no value. */
import type { Schema } from '@jurybox/openapi';
import { type Compared, keysOf, mapCompared, otherSide } from '../../compared.ts';
import { equal, stable } from '../../equal.ts';
import type { SchemaChange, SchemaRule } from '../rule.ts';
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

/** The keywords of these rules refuse no value. */
const none: Compared<Schema>[] = [{ base: {}, revision: {} }];

/** Reports each of the given keywords whose value changed. */
const changesUnder = (
  schemas: Compared<Schema>,
  keywords: string[],
  more: Pick<SchemaChange, 'direction' | 'level'>,
): SchemaChange[] =>
  keywords.flatMap((keyword) => {
    const change = underKeyword(schemas, keyword);
    return equal(change.base, change.revision)
      ? []
      : [{ ...more, text: describeChange(keyword, change), change, parts: none }];
  });

/** A missing value gets another meaning. No validator can show this. */
const defaultRule: SchemaRule = (schemas) => changesUnder(schemas, ['default'], { direction: 'none', level: 'minor' });

/** Validators ignore these keywords, but callers must decode the value differently. */
const contentEncoding: SchemaRule = (schemas) =>
  changesUnder(schemas, ['contentEncoding', 'contentMediaType'], { direction: 'both' });

const unknownKeyword: SchemaRule = (schemas) => {
  const unknown = keysOf(schemas).filter((keyword) => !knownKeywords.has(keyword) && !keyword.startsWith('x-'));
  return changesUnder(schemas, unknown, { direction: 'both' }).map(({ text = '', ...change }) => ({
    ...change,
    text: `${text}; the review does not know this keyword`,
  }));
};

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

export const discriminator: SchemaRule = (schemas, location, walk) => {
  const change = mapCompared(schemas, (one) => one['discriminator'] as Discriminator | undefined);
  const { base, revision } = change;
  if (equal(base, revision)) return [];
  const changeTo = (direction: Direction, text: string): SchemaChange => ({
    direction,
    text,
    change,
    pointer: `${location.pointer}/discriminator`,
  });
  const names = mapCompared(change, (one) => one?.propertyName);
  if (!base || !revision || names.base !== names.revision)
    return changeTo(!base ? 'narrows' : !revision ? 'widens' : 'both', describeChange('discriminator', names));
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
};

/** What the message says if the revision allows no value, and if the base allows no value. */
const neverTexts: Record<string, Compared<string>> = {
  schema: { revision: 'no longer allows any value', base: 'allows values now; the base allows none' },
  readOnly: {
    revision: 'is now readOnly; requests must not contain it',
    base: 'is no longer readOnly; requests can contain it',
  },
  writeOnly: {
    revision: 'is now writeOnly; responses do not contain it',
    base: 'is no longer writeOnly; responses can contain it',
  },
};

/**
 * Reports a schema that allows no value in exactly one contract. Such a schema can carry the mark `hidden`, which names
 * the rule: `readOnly` or `writeOnly`. Otherwise, the rule is `schema`.
 */
export const never: SchemaRule = (schemas, { name }) => {
  const change = mapCompared(schemas, isNever);
  const side = change.base ? 'base' : 'revision';
  const rule = (schemas[side][hidden] ?? 'schema') as string;
  if (change.base === change.revision) return [];
  return {
    rule,
    direction: change.revision ? 'narrows' : 'widens',
    message: `${name} ${neverTexts[rule]?.[side] ?? ''}`,
    parts: [schemas],
    change: rule === 'schema' ? schemas : change,
  };
};

/**
 * Creates the rule for `unevaluatedProperties` or `unevaluatedItems`. The effect of these keywords depends on all other
 * keywords of the schema. A change therefore counts as narrowing and as widening, unless the only change is that the
 * keyword was added or removed.
 */
const unevaluatedRule =
  (name: string): SchemaRule =>
  (schemas, _location, _walk, found) => {
    const { base, revision } = underKeyword(schemas, name);
    const isSame = equal(base, revision);
    const isOnlyChange = found.every(({ direction }) => direction === 'none');
    if (isSame && (base === undefined || isOnlyChange)) return [];
    return {
      direction:
        isOnlyChange && base === undefined ? 'narrows' : isOnlyChange && revision === undefined ? 'widens' : 'both',
      ...(isSame ? { text: `${name} applies to different values, because keywords beside it changed` } : {}),
      change: { base, revision: isSame ? stable(found.map(({ rule, change }) => [rule, change])) : revision },
    };
  };

/** The rules that use the draft findings of the other rules. */
export const unevaluatedRules: Record<string, SchemaRule> = {
  unevaluatedProperties: unevaluatedRule('unevaluatedProperties'),
  unevaluatedItems: unevaluatedRule('unevaluatedItems'),
};

/** The rules for keywords that refuse no value. */
export const otherRules: Record<string, SchemaRule> = {
  default: defaultRule,
  'content-encoding': contentEncoding,
  'unknown-keyword': unknownKeyword,
};
