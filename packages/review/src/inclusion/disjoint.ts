import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../canonical/canonical.ts';
import { equal, has } from '../compared.ts';
import { isClosed, isNever, listedValues, requiredOf, schemaMap, sharedTypes, typesOf } from '../keywords/facts.ts';

/** Whether certainly no value fits both schemas. `documents` are the document of `left` and the document of `right`. */
export function areDisjoint(documents: [Document, Document], left: Schema, right: Schema, depth = 0): boolean {
  const [one, two] = [canonical(documents[0], left), canonical(documents[1], right)];
  if (isNever(one) || isNever(two) || sharedTypes(one, two).length === 0) return true;
  const [values, others] = [listedValues(one), listedValues(two)];
  if (values && others) return !values.some((value) => has(others, value));
  if (depth > 2 || !equal(typesOf(one), ['object']) || !equal(typesOf(two), ['object'])) return false;
  if (needsUnknownMember(one, two) || needsUnknownMember(two, one)) return true;
  return [...requiredOf(one), ...requiredOf(two)].some((name) => {
    const [mine, theirs] = [schemaMap(one, 'properties')[name], schemaMap(two, 'properties')[name]];
    return mine !== undefined && theirs !== undefined && areDisjoint(documents, mine, theirs, depth + 1);
  });
}

const needsUnknownMember = (closed: Schema, other: Schema): boolean =>
  isClosed(closed) && requiredOf(other).some((name) => !Object.hasOwn(schemaMap(closed, 'properties'), name));
