/** The rules for a schema as a whole, and for keywords that refuse no value. */
import type { Schema } from '@jurybox/openapi';
import { keysOf, mapCompared, otherSide } from '../../compared.ts';
import { equal, stable } from '../../equal.ts';
import { type DependentSchemaRule, type Rule, type SchemaRule, schemaDraft } from '../rule.ts';
import { describeChange } from './text.ts';
import { directionOfLists, documentationKeywords, isNever, underKeyword } from '../../keywords/facts.ts';
import { rows } from '../../keywords/rows.ts';
import { type Direction, type Draft, sideOfBreak } from '../../model.ts';
import { discriminatorValues, hidden } from '../../normalize.ts';

/** The keywords that the rules compare and that are not in the table of keywords. */
const otherKeywords =
  'default items prefixItems contains minContains maxContains properties patternProperties additionalProperties ' +
  'propertyNames dependentSchemas unevaluatedItems unevaluatedProperties allOf anyOf oneOf not if then else ' +
  'discriminator contentEncoding contentMediaType readOnly writeOnly nullable $ref $id $anchor';

const knownKeywords = new Set([...documentationKeywords, ...Object.keys(rows), ...otherKeywords.split(' ')]);

export const defaultRule: SchemaRule = {
  name: 'default',
  mirror: 'self',
  levels: ['minor'],
  waiver:
    'both contracts allow the same values, but a missing value gets another meaning; no validator can show this change',
  compareSchemas(schemas, location, walk) {
    const change = underKeyword(schemas, 'default');
    if (equal(change.base, change.revision)) return [];
    return [
      schemaDraft(defaultRule, location, walk, {
        direction: 'none',
        level: 'minor',
        message: `${location.name}: ${describeChange('default', change)}`,
        change,
      }),
    ];
  },
};

export const contentEncoding: SchemaRule = {
  name: 'content-encoding',
  mirror: 'self',
  levels: ['major'],
  waiver:
    'validators ignore contentEncoding and contentMediaType; the change is major nevertheless, because callers must ' +
    'decode the value differently',
  compareSchemas: (schemas, location, walk) =>
    ['contentEncoding', 'contentMediaType'].flatMap((keyword) => {
      const change = underKeyword(schemas, keyword);
      if (equal(change.base, change.revision)) return [];
      const message = `${location.name}: ${describeChange(keyword, change)}`;
      return [schemaDraft(contentEncoding, location, walk, { direction: 'both', message, change })];
    }),
};

export const unknownKeyword: SchemaRule = {
  name: 'unknown-keyword',
  mirror: 'self',
  waiver: 'the review does not know the meaning of the keyword, so it assumes that the change breaks callers',
  compareSchemas: (schemas, location, walk) =>
    keysOf(schemas).flatMap((keyword) => {
      const change = underKeyword(schemas, keyword);
      if (knownKeywords.has(keyword) || keyword.startsWith('x-') || equal(change.base, change.revision)) return [];
      return [
        schemaDraft(unknownKeyword, location, walk, {
          keywords: [keyword],
          direction: 'both',
          message: `${location.name}: ${describeChange(keyword, change)}; the review does not know this keyword`,
          change,
        }),
      ];
    }),
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

export const discriminator: SchemaRule = {
  name: 'discriminator',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const change = mapCompared(schemas, (schema) => schema['discriminator'] as Discriminator | undefined);
    const { base, revision } = change;
    if (equal(base, revision)) return [];
    const draft = (direction: Direction, message: string): Draft[] => [
      schemaDraft(discriminator, location, walk, {
        keywords: ['*'],
        direction,
        message: `${location.name}: ${message}`,
        change,
        pointer: `${location.pointer}/discriminator`,
      }),
    ];
    const names = mapCompared(change, (one) => one?.propertyName);
    if (!base || !revision) return draft(revision ? 'narrows' : 'widens', describeChange('discriminator', names));
    if (names.base !== names.revision) return draft('both', describeChange('discriminator', names));
    const isMoved = Object.keys(base.mapping ?? {}).some(
      (key) => revision.mapping?.[key] !== undefined && revision.mapping[key] !== base.mapping?.[key],
    );
    if (isMoved) return draft('both', 'a value of the discriminator selects another branch');
    const values = mapCompared(schemas, discriminatorValues);
    const direction = directionOfLists(values, 'narrows');
    const side = sideOfBreak(walk.position);
    const [own, others] = [values[side], values[otherSide(side)]];
    const selected = own.filter((value) => !others.includes(value)).map((value) => branchOf(schemas[side], value));
    const [branch] = selected.filter((schema) => schema !== undefined);
    return direction === 'none'
      ? []
      : draft(direction, describeChange('discriminator', values)).map((one) =>
          branch ? { ...one, branch: { of: side, schema: branch } } : one,
        );
  },
};

interface NeverRule extends Rule {
  /**
   * The end of the finding's message. `revision` is the text if the revision allows no value. `base` is the text if the
   * base allows no value.
   */
  texts: { revision: string; base: string };
}

/**
 * Creates a rule that reports a schema which allows no value in exactly one contract. A schema can carry the mark
 * `hidden`, which names a rule: `readOnly` or `writeOnly`. Only this rule reports such a schema.
 */
function neverRule({ texts, ...rule }: NeverRule): SchemaRule {
  return {
    ...rule,
    compareSchemas(schemas, location, walk) {
      const never = mapCompared(schemas, isNever);
      if (never.base === never.revision) return [];
      const flag = ((never.base ? schemas.base : schemas.revision)[hidden] as string | undefined) ?? 'schema';
      if (flag !== rule.name) return [];
      return [
        schemaDraft(rule, location, walk, {
          keywords: ['*'],
          direction: never.revision ? 'narrows' : 'widens',
          message: `${location.name} ${never.revision ? texts.revision : texts.base}`,
          parts: [schemas],
          change: flag === 'schema' ? schemas : never,
        }),
      ];
    },
  };
}

export const schema = neverRule({
  name: 'schema',
  mirror: 'self',
  texts: { revision: 'no longer allows any value', base: 'allows values now; the base allows none' },
});

export const readOnly = neverRule({
  name: 'readOnly',
  mirror: 'self',
  texts: {
    revision: 'is now readOnly; requests must not contain it',
    base: 'is no longer readOnly; requests can contain it',
  },
});

export const writeOnly = neverRule({
  name: 'writeOnly',
  mirror: 'self',
  texts: {
    revision: 'is now writeOnly; responses do not contain it',
    base: 'is no longer writeOnly; responses can contain it',
  },
});

/**
 * Creates the rule for `unevaluatedProperties` or `unevaluatedItems`. The effect of these keywords depends on all other
 * keywords of the schema. A change therefore counts as narrowing and as widening, unless the only change is that the
 * keyword was added or removed.
 */
function unevaluatedRule(rule: Rule): DependentSchemaRule {
  const compareSchemas: DependentSchemaRule['compareSchemas'] = (schemas, location, walk, found) => {
    const { base, revision } = underKeyword(schemas, rule.name);
    if (base === undefined && revision === undefined) return [];
    const isSame = equal(base, revision);
    const isOnlyChange = found.every(({ direction }) => direction === 'none');
    if (isSame && isOnlyChange) return [];
    return [
      schemaDraft(rule, location, walk, {
        keywords: ['*'],
        direction:
          isOnlyChange && base === undefined ? 'narrows' : isOnlyChange && revision === undefined ? 'widens' : 'both',
        message: isSame
          ? `${location.name}: ${rule.name} applies to different values, because keywords beside it changed`
          : `${location.name}: ${describeChange(rule.name, { base, revision })}`,
        change: { base, revision: isSame ? stable(found.map(({ rule: name, change }) => [name, change])) : revision },
      }),
    ];
  };
  return { ...rule, compareSchemas };
}

export const unevaluatedProperties = unevaluatedRule({ name: 'unevaluatedProperties', mirror: 'self' });

export const unevaluatedItems = unevaluatedRule({ name: 'unevaluatedItems', mirror: 'self' });
