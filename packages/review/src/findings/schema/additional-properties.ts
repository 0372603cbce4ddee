import type { Schema } from '@jurybox/openapi';
import { mapCompared } from '../../compared.ts';
import { childLocation, schemaDraft, type SchemaRule } from '../rule.ts';
import { additionalProperties as schemaOf, directionOfExtremes, isNever, isTrivial } from './facts.ts';
import { describeChange } from './text.ts';

export const additionalProperties: SchemaRule = {
  name: 'additionalProperties',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const members = mapCompared(schemas, schemaOf);
    const direction = directionOfExtremes(members);
    if (direction === 'none') return [];
    if (direction === undefined)
      return walk.compare(
        members,
        childLocation(location, { key: 'another_member', keyword: 'additionalProperties', schemas: members }),
      );
    const change = mapCompared(schemas, shown);
    return [
      schemaDraft(additionalProperties, location, walk, {
        keywords: ['additionalProperties', 'false schema', '*'],
        direction,
        message: `${location.name}: ${describeChange('additionalProperties', change)}`,
        change,
        pointer: `${location.pointer}/additionalProperties`,
      }),
    ];
  },
};

/** Returns the value of `additionalProperties` as findings show it: `false`, `true`, a schema, or undefined. */
function shown(schema: Schema): unknown {
  const stated = schemaOf(schema);
  if (isNever(stated)) return false;
  if (schema['additionalProperties'] === undefined) return undefined;
  return isTrivial(stated) ? true : stated;
}
