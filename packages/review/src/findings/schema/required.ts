import type { Schema } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../../compared.ts';
import { directionOfLists, requiredOf } from './facts.ts';
import { keywordRule } from './keyword-rule.ts';
import { namedMembers } from './properties.ts';

/**
 * Compares which members are required. Only compares members that both contracts name, and members that neither
 * contract names. If only one contract names a member, `property-added` or `property-removed` reports whether it is
 * required.
 */
export const required = keywordRule({
  name: 'required',
  mirror: 'self',
  types: ['object'],
  direction: (schemas) => directionOfLists(comparedNames(schemas), 'widens'),
  only: shownNames,
});

function comparedNames(schemas: Compared<Schema>): Compared<string[]> {
  const oneSided = new Set(namedMembers(schemas).flatMap(({ name, own }) => (own.base === own.revision ? [] : [name])));
  return mapCompared(schemas, (schema) => requiredOf(schema).filter((name) => !oneSided.has(name)));
}

function shownNames(schemas: Compared<Schema>): Compared<string[] | undefined> {
  const names = comparedNames(schemas);
  return {
    base: schemas.base['required'] === undefined ? undefined : names.base,
    revision: schemas.revision['required'] === undefined ? undefined : names.revision,
  };
}
