import type { Schema } from '@jurybox/openapi';
import { mapCompared } from '../../compared.ts';
import { childLocation, schemaDraft, type SchemaRule } from '../rule.ts';
import { additionalProperties as schemaOf, directionOfExtremes, isNever, isTrivial, schemaMap } from './facts.ts';
import { describeChange } from './text.ts';

export const additionalProperties: SchemaRule = {
  name: 'additionalProperties',
  mirror: 'self',
  levels: ['formal'],
  waiver:
    'if a response now allows unknown members, the change is formal, because it only breaks callers that refuse ' +
    'unknown members',
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
        parts: [mapCompared(schemas, membersOnly)],
        // A response that begins to allow other members breaks only callers that refuse unknown members.
        isUndescribed: walk.position === 'request' ? isTrivial(members.base) : isNever(members.base),
        pointer: `${location.pointer}/additionalProperties`,
      }),
    ];
  },
};

/** Returns the schema reduced to the keywords that decide which members count as additional. */
const membersOnly = (schema: Schema): Schema => ({
  properties: mapValues(schemaMap(schema, 'properties')),
  patternProperties: mapValues(schemaMap(schema, 'patternProperties')),
  additionalProperties: schemaOf(schema),
});

const mapValues = (map: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.keys(map).map((name) => [name, {}]));

/** Returns the value of `additionalProperties` as findings show it: `false`, `true`, a schema, or undefined. */
function shown(schema: Schema): unknown {
  const stated = schemaOf(schema);
  if (isNever(stated)) return false;
  if (schema['additionalProperties'] === undefined) return undefined;
  return isTrivial(stated) ? true : stated;
}
