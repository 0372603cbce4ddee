/** The rules for a schema as a whole, and for keywords that refuse no value. */
import type { Schema } from '@jurybox/openapi';
import { keysOf, mapCompared, otherSide, equal, stable, type Compared } from '../../compared.ts';
import { type SchemaChange, type SchemaRule, describeChange } from '../rule.ts';
import { directionOf, isNever, underKeyword } from '../../keywords/facts.ts';
import { threeOne } from '../../sources/schema.ts';
import { sideOfBreak } from '../../model.ts';
import { discriminatorValues, hidden } from '../../normalize.ts';

const isKnown = (keyword: string): boolean =>
  Object.hasOwn(threeOne.members, keyword) || /^(\$(ref|id|anchor|schema)$|x-)/.test(keyword);

/** For a changed keyword that refuses no value, such as `default`: a pair of schemas that no witness can tell apart. */
const none: Compared<Schema>[] = [{ base: {}, revision: {} }];

const changesUnder = (schemas: Compared<Schema>, keywords: string[], more: Pick<SchemaChange, 'direction' | 'level'>) =>
  keywords.flatMap((keyword) => {
    const change = underKeyword(schemas, keyword);
    return equal(change.base, change.revision)
      ? []
      : [{ ...more, text: describeChange(keyword, change), change, parts: none }];
  });

const unknownKeyword: SchemaRule = (schemas) => {
  const unknown = keysOf(schemas).filter((keyword) => !isKnown(keyword));
  return changesUnder(schemas, unknown, { direction: 'both' }).map((change) => ({
    ...change,
    text: `${change.text}; the review does not know this keyword`,
  }));
};

interface Discriminator {
  propertyName?: string;
  mapping?: Record<string, string>;
}

function branchOf(schema: Schema, value: string): Schema | undefined {
  const ref = (schema['discriminator'] as Discriminator).mapping?.[value] ?? value;
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  return branches?.find(({ $ref }) => `/${String($ref)}`.endsWith(`/${ref}`));
}

export const discriminator: SchemaRule = (schemas, location, walk) => {
  const change = mapCompared(schemas, (one) => one['discriminator'] as Discriminator | undefined);
  const { base, revision } = change;
  if (equal(base, revision)) return [];
  const pointer = `${location.pointer}/discriminator`;
  const names = mapCompared(change, (one) => one?.propertyName);
  if (!base || !revision || names.base !== names.revision) {
    const direction = !base ? 'narrows' : !revision ? 'widens' : 'both';
    return { direction, text: describeChange('discriminator', names), change, pointer };
  }
  const isMoved = Object.entries(base.mapping ?? {}).some(([key, ref]) => (revision.mapping?.[key] ?? ref) !== ref);
  if (isMoved)
    return { direction: 'both', text: 'a value of the discriminator selects another branch', change, pointer };
  const values = mapCompared(schemas, discriminatorValues);
  const gone = mapCompared(values, (list, side) => list.filter((value) => !values[otherSide(side)].includes(value)));
  const direction = directionOf(gone.base.length > 0, gone.revision.length > 0);
  if (direction === 'none') return [];
  const side = sideOfBreak(walk.position);
  const schema = gone[side].map((value) => branchOf(schemas[side], value)).find((branch) => branch !== undefined);
  const text = describeChange('discriminator', values);
  return { direction, text, change, pointer, ...(schema && { branch: { of: side, schema } }) };
};

/** A `readOnly` member allows no value in requests, and a `writeOnly` member allows no value in responses. */
const neverTexts: Record<string, [ifBaseIsNever: string, ifRevisionIsNever: string]> = {
  schema: ['allows values now; the base refuses every value', 'now refuses every value'],
  readOnly: ['is no longer readOnly; requests can contain it', 'is now readOnly; requests must not contain it'],
  writeOnly: ['is no longer writeOnly; responses can contain it', 'is now writeOnly; responses do not contain it'],
};

/** Reports a schema that allows no value in exactly one contract, for example because a member is now `readOnly`. */
export const never: SchemaRule = (schemas, { name }) => {
  const change = mapCompared(schemas, isNever);
  if (change.base === change.revision) return [];
  const rule = (schemas[change.base ? 'base' : 'revision'][hidden] ?? 'schema') as string;
  return {
    rule,
    direction: change.revision ? 'narrows' : 'widens',
    message: `${name} ${neverTexts[rule]?.[change.base ? 0 : 1]}`,
    parts: [schemas],
    change: rule === 'schema' ? schemas : change,
  };
};

/**
 * Creates the rule for `unevaluatedProperties` or `unevaluatedItems`, whose effect depends on all other keywords. So a
 * change counts as widening and narrowing, unless the keyword was added or removed and nothing else changed.
 */
const unevaluatedRule =
  (name: string): SchemaRule =>
  (schemas, _location, _walk, found) => {
    const { base, revision } = underKeyword(schemas, name);
    const isSame = equal(base, revision);
    const isOnlyChange = found.every(({ direction }) => direction === 'none');
    if (isSame && (base === undefined || isOnlyChange)) return [];
    const onlyChange = base === undefined ? 'narrows' : revision === undefined ? 'widens' : 'both';
    return {
      direction: isOnlyChange ? onlyChange : 'both',
      ...(isSame ? { text: `${name} applies to different values, because keywords beside it changed` } : {}),
      change: { base, revision: isSame ? stable(found.map(({ rule, change }) => [rule, change])) : revision },
    };
  };

export const unevaluatedRules: Record<string, SchemaRule> = {
  unevaluatedProperties: unevaluatedRule('unevaluatedProperties'),
  unevaluatedItems: unevaluatedRule('unevaluatedItems'),
};

export const otherRules: Record<string, SchemaRule> = {
  // If the default changes, a missing value has another meaning. No validator can show this.
  default: (schemas) => changesUnder(schemas, ['default'], { direction: 'none', level: 'minor' }),
  // Callers must decode the value differently.
  'content-encoding': (schemas) =>
    changesUnder(schemas, ['contentEncoding', 'contentMediaType'], { direction: 'both' }),
  'unknown-keyword': unknownKeyword,
};
