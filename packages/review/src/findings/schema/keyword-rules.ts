import type { Schema } from '@jurybox/openapi';
import { mapCompared, oneSided, stable, type Compared } from '../../compared.ts';
import { type SchemaRule, type SchemaWalk, partOf, describeChange } from '../rule.ts';
import { describedTypes, textDirection } from './types.ts';
import { propertiesOf } from './members.ts';
import { directionOf, includesType, listedValues, requiredOf, typesOf } from '../../keywords/facts.ts';
import { limitOf } from '../../keywords/row.ts';
import { dependencies, factorOf, rows } from '../../keywords/rows.ts';

/** Overrides the defaults of `keywordRule` for one keyword. */
interface KeywordRule {
  keywords?: string[];
  /** Returns what the rule compares. If it is equal in both contracts, the rule reports nothing. */
  read?: (schema: Schema) => unknown;
  /** Changes the schemas before the rule compares them. */
  prepare?: (schemas: Compared<Schema>) => Compared<Schema>;
  /** Other keywords that can change the effect of the rule's keywords. */
  dependsOn?: string[];
  isUndescribed?: (schemas: Compared<Schema>, walk: SchemaWalk) => boolean;
}

const none: Compared<Schema> = { base: {}, revision: {} };
const sorted = (values: unknown[] | undefined): string[] | undefined => values?.map(stable).sort();

const special: Record<string, KeywordRule> = {
  type: {
    read: (schema) => typesOf(schema).toSorted(),
    // In a request, a new `type` is only a formal break if it still allows every type that the base describes. A schema
    // with only `minLength` allows every type, but describes only strings.
    isUndescribed: ({ base, revision }, { documents, position }) => {
      if (position !== 'request' || base['type'] !== undefined || listedValues(base)) return false;
      const allowed = typesOf(revision);
      return describedTypes(documents.base, base).every((name) => includesType(allowed, name));
    },
  },
  enum: { keywords: ['enum', 'const'], read: (schema) => sorted(listedValues(schema)) },
  minimum: { keywords: ['minimum', 'exclusiveMinimum'], read: (schema) => limitOf(schema, 'minimum').map(String) },
  maximum: { keywords: ['maximum', 'exclusiveMaximum'], read: (schema) => limitOf(schema, 'maximum').map(String) },
  multipleOf: {
    // For integers, `multipleOf: 1` has no effect.
    prepare: (schemas) => (factorOf(schemas.base) === factorOf(schemas.revision) ? none : schemas),
    dependsOn: ['type'],
  },
  format: {
    // A format applies to one type. If one numeric type changed to another, only the rule for `type` reports this.
    prepare: (schemas) => (isChangedNumber(schemas) ? none : schemas),
  },
  uniqueItems: {
    // A response whose items may now repeat is only a formal break, because few callers depend on distinct items.
    isUndescribed: (_, { position }) => position === 'response',
  },
  required: {
    // If only one contract names a member, `property-added` or `property-removed` reports whether it is required.
    prepare: (schemas) => {
      const gone = new Set(oneSided(propertiesOf(schemas)).map(({ key }) => key));
      const kept = (schema: Schema) => requiredOf(schema).filter((name) => !gone.has(name));
      return mapCompared(schemas, (schema) =>
        schema['required'] === undefined ? schema : { ...schema, required: kept(schema) },
      );
    },
    read: (schema) => requiredOf(schema).toSorted(),
  },
  dependentRequired: { read: (schema) => dependencies(schema).toSorted() },
};

const isChangedNumber = (schemas: Compared<Schema>): boolean => {
  const { base, revision } = mapCompared(schemas, (schema) => typesOf(schema).toSorted().join());
  return base !== revision && [base, revision].every((types) => /^((number|integer|null),?)+$/.test(types));
};

export const keywordRules: Record<string, SchemaRule> = Object.fromEntries(
  Object.keys(rows)
    .filter((name) => name !== 'const' && !name.startsWith('exclusive'))
    .map((name) => [name, keywordRule(name, special[name])]),
);

function keywordRule(
  name: string,
  {
    keywords = [name],
    read = (schema) => schema[name],
    prepare = (schemas) => schemas,
    dependsOn = [],
    isUndescribed,
  }: KeywordRule = {},
): SchemaRule {
  const row = rows[name] as (typeof rows)[string];
  return (given, location, walk) => {
    const schemas = prepare(given);
    const { base, revision } = mapCompared(schemas, (schema) => stable(read(schema) ?? row.empty));
    if (base === revision) return [];
    const change = mapCompared(schemas, (schema) => pickKeywords(schema, keywords));
    const isText = location.isText === true;
    // Parameters and headers are sent as text, so values of two types can look alike: `1` is also a text.
    const isByText = name === 'type' && location.anchor !== undefined && isText;
    const direction = isByText
      ? textDirection(schemas, walk)
      : directionOf(!row.includes(schemas.base, schemas.revision), !row.includes(schemas.revision, schemas.base));
    return {
      keywords,
      direction,
      text: `${describeChange(name, change)}${direction === 'none' ? '; both contracts allow the same values' : ''}`,
      change,
      parts: [isByText ? schemas : partOf(schemas, [...keywords, ...dependsOn, ...(isText ? ['type'] : [])])],
      isUndescribed: isUndescribed?.(given, walk) ?? false,
    };
  };
}

/** Returns the given keywords of a schema as an object, or, if it has only the first of them, that keyword's value. */
export function pickKeywords(schema: Schema, keywords: string[]): unknown {
  const present = keywords.filter((key) => schema[key] !== undefined);
  if (present.length === 1 && present[0] === keywords[0]) return schema[keywords[0] ?? ''];
  return present.length === 0 ? undefined : Object.fromEntries(present.map((key) => [key, schema[key]]));
}
