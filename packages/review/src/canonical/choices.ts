import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { merge } from './merge.ts';
import { inheritPlace, markMoved, pointerTo, rememberKeywords } from './places.ts';
import { stable } from '../compared.ts';
import { allTypes, hasOnly, isNever, typesOf } from '../keywords/facts.ts';

type Canonical = (document: Document, schema: Schema) => Schema;

/**
 * Replaces `anyOf` or `oneOf` by one equivalent schema where possible: if the keyword has only one branch, if every
 * branch lists values, or if the keyword only adds `null` to a schema.
 */
export function choicesAsOne(document: Document, schema: Schema, canonical: Canonical): Schema {
  let whole = schema;
  const moved = new Map<string, string>();
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = whole[keyword];
    if (!Array.isArray(branches) || branches.length === 0 || 'discriminator' in whole) continue;
    const single = asOne(branches.filter(isObject), keyword, (branch) => canonical(document, branch));
    const { [keyword]: _, ...rest } = whole;
    const merged = single && merge(rest, single);
    if (!merged) continue;
    whole = merged;
    const from = pointerTo(single);
    if (from === undefined) continue;
    markMoved(single);
    // If one of two branches only allows `null`, `type` and `enum` are made from both branches. Findings about these
    // two keywords then show the place of the whole choice.
    for (const key of Object.keys(single))
      if (!(key in rest) && (branches.length === 1 || (key !== 'type' && key !== 'enum'))) moved.set(key, from);
  }
  return rememberKeywords(whole, moved);
}

function asOne(branches: Schema[], keyword: 'anyOf' | 'oneOf', read: (branch: Schema) => Schema): Schema | undefined {
  const [first] = branches;
  if (first && branches.length === 1) return read(first);
  // If a branch is a reference, its values are not read, because the target can be a large schema.
  const values = branches.every((branch) => !('$ref' in branch))
    ? listedValues(branches.map(read), keyword)
    : undefined;
  if (values) return { enum: values };
  if (allowsEveryType(branches, keyword)) return {};
  const other = branches.length === 2 && branches.some(isNull) && branches[1 - branches.findIndex(isNull)];
  return other ? withNull(read(other)) : undefined;
}

/** Returns the values of all branches if they only list values, and no value fits two branches of `oneOf`. */
function listedValues(branches: Schema[], keyword: 'anyOf' | 'oneOf'): unknown[] | undefined {
  if (!branches.every((branch) => Array.isArray(branch['enum']) && hasOnly(branch, ['type', 'enum']))) return undefined;
  const values = branches.flatMap((branch) => branch['enum'] as unknown[]);
  return keyword === 'anyOf' || new Set(values.map(stable)).size === values.length ? values : undefined;
}

/** Whether each branch has only `type`, and together they allow every type. In `oneOf`, no type may occur twice. */
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

/** The keywords that can refuse `null` even if `type` allows it. */
const general = ['anyOf', 'oneOf', 'allOf', 'not', 'if', '$ref', 'discriminator'];

function withNull(schema: Schema): Schema | undefined {
  const types = typesOf(schema);
  const { type, enum: values } = schema;
  const isFixed = type === undefined || types.includes('null') || isNever(schema);
  if (isFixed || general.some((key) => key in schema)) return undefined;
  const listed = Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {};
  return inheritPlace({ ...schema, type: [...types, 'null'].sort(), ...listed }, schema);
}
