import { followReferences, isObject, type Document, type Schema } from '@jurybox/openapi';
import { merge } from './merge.ts';
import { rememberKeywords, rememberPlaces } from './places.ts';
import { stable } from '../equal.ts';
import { allTypes, hasOnly, isNever, typesOf } from '../keywords/facts.ts';

type Canonical = (document: Document, schema: Schema, pointer: string) => Schema;

/**
 * Replaces `anyOf` or `oneOf` by one equivalent schema where possible: if the keyword has only one branch, if every
 * branch lists values, or if the keyword only adds `null` to a schema.
 */
export function choicesAsOne(document: Document, schema: Schema, pointer: string, canonical: Canonical): Schema {
  let whole = schema;
  const moved = new Map<string, string>();
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = whole[keyword];
    if (!Array.isArray(branches) || branches.length === 0 || 'discriminator' in whole) continue;
    const at = (i: number): Placed => {
      const from = `${pointer}/${keyword}/${i}`;
      const target = followReferences<Schema>(document, branches[i], from);
      const value = isObject(branches[i]) && Object.keys(branches[i]).length === 1 ? target.value : branches[i];
      return { schema: canonical(document, value as Schema, target.pointer), from: target.pointer };
    };
    const single = asOne(branches.filter(isObject), keyword, at);
    if (!single) continue;
    const { [keyword]: _, ...rest } = whole;
    const merged = merge(rest, single.schema);
    if (!merged) continue;
    whole = merged;
    if (single.from === undefined) continue;
    rememberPlaces(single.schema, single.from);
    // A choice (`anyOf` or `oneOf`) that adds `null` to a schema changes `type` and `enum` of this schema. Findings
    // about these two keywords therefore show the place of the choice.
    for (const key of Object.keys(single.schema))
      if (!(key in rest) && (branches.length === 1 || (key !== 'type' && key !== 'enum'))) moved.set(key, single.from);
  }
  rememberKeywords(whole, moved);
  return whole;
}

interface Placed {
  schema: Schema;
  /** The JSON pointer of the schema; undefined if several schemas were combined into it. */
  from?: string;
}

function asOne(branches: Schema[], keyword: 'anyOf' | 'oneOf', at: (i: number) => Placed): Placed | undefined {
  if (branches.length === 1) return at(0);
  // A branch with a reference does not count as a list of values. Otherwise this function would have to read the target
  // of the reference, which can be a large schema.
  const values = branches.every((branch) => !('$ref' in branch))
    ? listedValues(
        branches.map((_, i) => at(i).schema),
        keyword,
      )
    : undefined;
  if (values) return { schema: { enum: values } };
  if (allowsEveryType(branches, keyword)) return { schema: {} };
  if (branches.length !== 2) return undefined;
  const empty = branches.findIndex(isNull);
  if (empty < 0) return undefined;
  const { schema, from } = at(1 - empty);
  const nullable = withNull(schema);
  return nullable && { schema: nullable, ...(from === undefined ? {} : { from }) };
}

/**
 * Returns the values of all branches. Returns undefined if a branch does more than list values. Also returns undefined
 * if two branches of `oneOf` list the same value, because `oneOf` refuses this value.
 */
function listedValues(branches: Schema[], keyword: 'anyOf' | 'oneOf'): unknown[] | undefined {
  if (!branches.every((branch) => Array.isArray(branch['enum']) && hasOnly(branch, ['type', 'enum']))) return undefined;
  const values = branches.flatMap((branch) => branch['enum'] as unknown[]);
  return keyword === 'anyOf' || new Set(values.map(stable)).size === values.length ? values : undefined;
}

/**
 * Whether a choice allows every value. It does if its branches consist only of `type` and together name every type. In
 * `oneOf`, two branches must not name the same type.
 */
function allowsEveryType(branches: Schema[], keyword: 'anyOf' | 'oneOf'): boolean {
  if (!branches.every((branch) => branch['type'] !== undefined && hasOnly(branch, ['type']))) return false;
  const all = branches.flatMap(typesOf);
  return allTypes.every((type) => all.includes(type)) && (keyword === 'anyOf' || all.length === allTypes.length);
}

const isNull = (branch: Schema): boolean =>
  hasOnly(branch, ['type', 'enum', 'const', 'nullable']) &&
  (branch['type'] === 'null' ||
    branch['const'] === null ||
    (Array.isArray(branch['enum']) && stable(branch['enum']) === '[null]'));

const known = new WeakMap<Schema, Schema>();
/** The keywords that can refuse `null` even if `type` allows it. */
const general = ['anyOf', 'oneOf', 'allOf', 'not', 'if', '$ref', 'discriminator'];

/** Returns the schema with `null` as an additional type. For the same schema object, returns the same object. */
function withNull(schema: Schema): Schema | undefined {
  const cached = known.get(schema);
  if (cached) return cached;
  const types = typesOf(schema);
  if (schema['type'] === undefined || types.includes('null') || isNever(schema)) return undefined;
  if (general.some((key) => key in schema)) return undefined;
  const { enum: values } = schema;
  const made = {
    ...schema,
    type: [...types, 'null'].sort(),
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
  known.set(schema, made);
  return made;
}
