import { dereference, isObject, type Document, type Schema } from '@jurybox/openapi';
import { equal, has } from '../equal.ts';
import { isClosed, isNever, listedValues, typesOf } from '../keywords/facts.ts';

/** A schema, and the document in which its references are resolved. */
export interface InDocument {
  document: Document;
  schema: Schema;
}

/**
 * Whether certainly no value fits both schemas: they have no type or listed value in common, or a required member has
 * different values. The schemas may be in different documents.
 */
export function areDisjoint(first: InDocument, second: InDocument, depth = 0): boolean {
  const [one, two] = [read(first), read(second)];
  if (one.isNever || two.isNever) return true;
  if (!one.types.some((type) => two.types.some((other) => sameType(type, other)))) return true;
  if (one.values && two.values) return !one.values.some((value) => has(two.values ?? [], value));
  if (depth > 2 || !equal(one.types, ['object']) || !equal(two.types, ['object'])) return false;
  if (needsUnknownMember(one, two) || needsUnknownMember(two, one)) return true;
  return [...new Set([...one.required, ...two.required])].some((name) => {
    const [left, right] = [one.properties[name], two.properties[name]];
    return (
      left !== undefined &&
      right !== undefined &&
      areDisjoint({ ...first, schema: left }, { ...second, schema: right }, depth + 1)
    );
  });
}

interface Facts {
  isNever: boolean;
  types: string[];
  values: unknown[] | undefined;
  required: Set<string>;
  properties: Record<string, Schema>;
  isClosed: boolean;
}

function read({ document, schema }: InDocument): Facts {
  const value = typeof schema['$ref'] === 'string' ? dereference<Schema>(document, { $ref: schema['$ref'] }) : schema;
  return {
    isNever: isNever(value),
    types: typesOf(value),
    values: listedValues(value),
    required: new Set((value['required'] ?? []) as string[]),
    properties: (isObject(value['properties']) ? value['properties'] : {}) as Record<string, Schema>,
    isClosed: isClosed(value),
  };
}

const sameType = (one: string, two: string): boolean =>
  one === two || (one === 'integer' && two === 'number') || (one === 'number' && two === 'integer');

const needsUnknownMember = (closed: Facts, other: Facts): boolean =>
  closed.isClosed && [...other.required].some((name) => !Object.hasOwn(closed.properties, name));
