import { equal, has } from '../../equal.ts';
import { dereference, isObject, type Document, type Schema } from '@jurybox/openapi';
import { isNever, listedValues, typesOf } from './facts.ts';

/**
 * Whether it is certain that no value fits both schemas: they have no type or listed value in common, or a required
 * member distinguishes them.
 */
export function disjoint(document: Document, first: Schema, second: Schema, depth = 0): boolean {
  const [one, two] = [read(document, first), read(document, second)];
  if (!one.types.some((type) => two.types.some((other) => sameType(type, other)))) return true;
  if (one.values && two.values) return !one.values.some((value) => has(two.values ?? [], value));
  if (depth > 2 || !equal(one.types, ['object']) || !equal(two.types, ['object'])) return false;
  if (needsUnknownMember(one, two) || needsUnknownMember(two, one)) return true;
  return [...one.required].some((name) => {
    const [left, right] = [one.properties[name], two.properties[name]];
    return two.required.has(name) && left && right && disjoint(document, left, right, depth + 1);
  });
}

interface Facts {
  types: string[];
  values: unknown[] | undefined;
  required: Set<string>;
  properties: Record<string, Schema>;
  isClosed: boolean;
}

function read(document: Document, schema: Schema): Facts {
  const value = dereference<Schema>(document, schema['$ref'] ? { $ref: schema['$ref'] } : schema);
  return {
    types: typesOf(value),
    values: listedValues(value),
    required: new Set((value['required'] ?? []) as string[]),
    properties: (isObject(value['properties']) ? value['properties'] : {}) as Record<string, Schema>,
    isClosed:
      isObject(value['additionalProperties']) &&
      isNever(value['additionalProperties']) &&
      value['patternProperties'] === undefined,
  };
}

const sameType = (one: string, two: string): boolean =>
  one === two || (one === 'integer' && two === 'number') || (one === 'number' && two === 'integer');

const needsUnknownMember = (closed: Facts, other: Facts): boolean =>
  closed.isClosed && [...other.required].some((name) => !Object.hasOwn(closed.properties, name));
