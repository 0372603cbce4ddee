import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../canonical/canonical.ts';
import { equal, has } from '../compared.ts';
import { isClosed, isNever, listedValues, requiredOf, schemaMap, sharedTypes, typesOf } from '../keywords/facts.ts';

interface InDocument {
  document: Document;
  schema: Schema;
}

/** Whether certainly no value fits both schemas. The schemas may be in different documents. */
export function areDisjoint(first: InDocument, second: InDocument, depth = 0): boolean {
  const [one, two] = [canonical(first.document, first.schema), canonical(second.document, second.schema)];
  if (isNever(one) || isNever(two) || sharedTypes(one, two).length === 0) return true;
  const [values, others] = [listedValues(one), listedValues(two)];
  if (values && others) return !values.some((value) => has(others, value));
  if (depth > 2 || !equal(typesOf(one), ['object']) || !equal(typesOf(two), ['object'])) return false;
  if (needsUnknownMember(one, two) || needsUnknownMember(two, one)) return true;
  return [...requiredOf(one), ...requiredOf(two)].some((name) => {
    const [left, right] = [schemaMap(one, 'properties')[name], schemaMap(two, 'properties')[name]];
    return (
      left !== undefined &&
      right !== undefined &&
      areDisjoint({ ...first, schema: left }, { ...second, schema: right }, depth + 1)
    );
  });
}

const needsUnknownMember = (closed: Schema, other: Schema): boolean =>
  isClosed(closed) && requiredOf(other).some((name) => !Object.hasOwn(schemaMap(closed, 'properties'), name));
