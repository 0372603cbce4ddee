/** The types of values: which types a schema describes, and how values of a type are sent as text. */
import { dereference, type Document, type Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { type Compared, type Side, otherSide } from '../../compared.ts';
import type { SchemaWalk } from '../rule.ts';
import { allTypes, directionOf, includesType, items, listedValues } from '../../keywords/facts.ts';
import { schemaList, typeOfValue, typesOf } from '../../keywords/facts.ts';
import { keywordsOfTypes } from '../../keywords/rows.ts';
import type { Direction } from '../../model.ts';

const numericFormats = new Set('int8 int16 int32 int64 uint8 uint16 uint32 uint64 float double'.split(' '));

/** Returns the types that a schema describes. A schema with `minLength` and without `type` describes strings. */
export function describedTypes(document: Document, schema: Schema, depth = 0): string[] {
  if (schema['type'] !== undefined) return typesOf(schema);
  const values = listedValues(schema);
  if (values) return [...new Set(values.map(typeOfValue))];
  const own = Object.entries(keywordsOfTypes).flatMap(([type, keywords]) =>
    keywords.some((keyword) => keyword in schema) ? [type] : [],
  );
  if (typeof schema['format'] === 'string') own.push(numericFormats.has(schema['format']) ? 'number' : 'string');
  if (depth > 5) return allTypes;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schemaList(schema, key));
  if (typeof schema['$ref'] === 'string') parts.push(dereference<Schema>(document, { $ref: schema['$ref'] }));
  return [...new Set([...own, ...parts.flatMap((part) => describedTypes(document, part, depth + 1))])];
}

const general = ['enum', 'const', 'anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else', 'default'];

/** Drops keywords of types that are not in `shared`: if an object becomes an array, only `type` needs a finding. */
export function withoutKeywordsAbout(schema: Schema, shared: string[]): Schema {
  const gone = new Set([
    ...Object.entries(keywordsOfTypes).flatMap(([type, keywords]) => (shared.includes(type) ? [] : keywords)),
    ...(shared.includes('string') || shared.includes('number') ? [] : ['format']),
    ...(shared.length > 0 ? [] : general),
  ]);
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !gone.has(key)));
}

/**
 * Returns the direction of a changed type in a parameter or header. These values are sent as text: every number is also
 * a text, and a single value is also a list with one item. Other rules compare the types that both contracts have.
 */
export function textDirection(schemas: Compared<Schema>, walk: SchemaWalk): Direction {
  const isIncluded = (inner: Side): boolean => {
    const outer = otherSide(inner);
    const types = typesOf(schemas[outer]);
    const lost = typesOf(schemas[inner]).filter(
      (type) =>
        !types.includes(type) &&
        !(type === 'integer' && types.includes('number')) &&
        // No contract says how a parameter or header with the value `null` is sent. It counts as an empty text.
        !(type === 'null' && types.includes('string')),
    );
    const wanted = types.flatMap((type) => textsOf(walk.documents[outer], schemas[outer], type, false));
    const item = types.includes('array') ? onlyItem(walk.documents[outer], schemas[outer]) : undefined;
    return lost.every((type) => {
      // In a query, `a=1` is a single value or a list with one item. So the value fits a list if it fits `items`.
      if (item !== undefined && walk.isIncluded(inner, { ...schemas[inner], type }, item)) return true;
      const texts = textsOf(walk.documents[inner], schemas[inner], type, true);
      return texts.length > 0 && texts.every((text) => walk.isIncluded(inner, text, { anyOf: wanted }));
    });
  };
  return directionOf(!isIncluded('base'), !isIncluded('revision'));
}

/**
 * Returns schemas for the texts in which parameters and headers send values of one type, for example the texts `true`
 * and `false` for booleans. If these texts are not exactly known, the schemas allow too many texts with `isAll`, and
 * too few without it.
 */
function textsOf(document: Document, schema: Schema, type: string, isAll: boolean): Schema[] {
  const listed = listedValues(schema);
  if (type === 'string') return [{ ...schema, type, ...(listed ? { enum: listed.filter(isText) } : {}) }];
  if (type === 'array') {
    const item = isAll ? undefined : onlyItem(document, schema);
    if (item === undefined) return [];
    return typesOf(item).flatMap((one) => (one === 'array' ? [] : textsOf(document, item, one, isAll)));
  }
  if (listed)
    return [{ type: 'string', enum: listed.filter((value) => includesType([type], typeOfValue(value))).map(String) }];
  if (type === 'boolean') return [{ type: 'string', enum: ['true', 'false'] }];
  if (type !== 'integer' && type !== 'number') return [];
  if (isAll) return [numberTexts(schema, type)];
  const isLimited = [...(keywordsOfTypes['number'] ?? []), 'format'].some((keyword) => keyword in schema);
  return isLimited ? [] : [{ type: 'string', pattern: type === 'integer' ? '^-?[0-9]+$' : anyNumber }];
}

/** Returns the schema of the items; undefined if a list with only one item that fits it may still not fit `list`. */
function onlyItem(document: Document, list: Schema): Schema | undefined {
  const isLonger = Number(list['minItems'] ?? 0) > 1 || 'prefixItems' in list || 'contains' in list;
  return isLonger ? undefined : canonical(document, items(list));
}

const isText = (value: unknown): value is string => typeof value === 'string';

const anyNumber = '^-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$';

/** The maximum number of characters of a 64-bit integer, and of a 64-bit number. */
const most = { integer: 20, number: 25 };

function numberTexts({ minimum, maximum }: Schema, type: 'integer' | 'number'): Schema {
  const common = { type: 'string', minLength: 1, maxLength: most[type] };
  if (type === 'number') return { ...common, pattern: anyNumber };
  const lengths = [minimum, maximum].map((limit) =>
    typeof limit === 'number' ? String(Math.trunc(limit)).length : most.integer,
  );
  return {
    ...common,
    maxLength: Math.min(most.integer, Math.max(...lengths)),
    pattern: typeof minimum === 'number' && minimum >= 0 ? '^[0-9]+$' : '^-?[0-9]+$',
  };
}
