import type { Schema } from '@jurybox/openapi';
import { keysOf, mapCompared, otherSide, type Compared, type Side } from '../../compared.ts';
import type { Draft } from '../../model.ts';
import { compilePattern } from '../../pattern.ts';
import { childLocation, schemaDraft, type Location, type Rule, type SchemaWalk } from '../rule.ts';
import { additionalProperties, directionOfExtremes, isNever, schemaMap } from './facts.ts';

/** Compares the members that both schemas name. The rule of the changed keyword reports each change. */
export const sharedProperties = {
  compareSchemas: (schemas: Compared<Schema>, location: Location, walk: SchemaWalk): Draft[] =>
    namedMembers(schemas).flatMap(({ name, own }) => {
      if (!own.base || !own.revision) return [];
      const members = mapCompared(schemas, (schema) => memberSchema(schema, name));
      return walk.compare(members, memberLocation(location, members, name));
    }),
};

/** Reports the members that only the schema of `side` names. */
export const compareOneSided = (
  rule: Rule,
  side: Side,
  schemas: Compared<Schema>,
  location: Location,
  walk: SchemaWalk,
): Draft[] =>
  namedMembers(schemas).flatMap(({ name, own }) => {
    if (own.base === own.revision || !own[side]) return [];
    const members = mapCompared(schemas, (schema) => memberSchema(schema, name));
    // The other contract applies `additionalProperties` to a member that it does not name.
    const allowed = { ...mapCompared(schemas, additionalProperties), [side]: members[side] };
    const direction = directionOfExtremes(allowed) ?? 'both';
    const draft = schemaDraft(rule, location, walk, {
      keywords: ['additionalProperties', 'unevaluatedProperties', 'false schema', '*'],
      direction,
      message: `${location.name}.${name} ${changeText(side, direction !== 'none' && isOpen(allowed[otherSide(side)]))}`,
      subject: `${location.name}.${name}`,
      change: mapCompared(
        mapCompared(schemas, (schema) => schemaMap(schema, 'properties')),
        (properties) => (Object.hasOwn(properties, name) ? properties[name] : undefined),
      ),
      pointer: memberLocation(location, members, name).pointer,
      member: name,
      // A new or removed name is reported even if both contracts allow the same values.
      ...(direction === 'none' ? { level: 'minor' as const } : {}),
    });
    return [draft];
  });

const isOpen = (additional: Schema): boolean => !isNever(additional);

function changeText(side: Side, otherIsOpen: boolean): string {
  const change = side === 'revision' ? 'added' : 'removed';
  return otherIsOpen ? `${change}; the ${otherSide(side)} allows any value under this name` : change;
}

function namedMembers(schemas: Compared<Schema>): { name: string; own: Compared<boolean> }[] {
  const properties = mapCompared(schemas, (schema) => schemaMap(schema, 'properties'));
  return keysOf(properties).map((name) => ({ name, own: mapCompared(properties, (map) => Object.hasOwn(map, name)) }));
}

const memberLocation = (location: Location, members: Compared<Schema>, name: string): Location =>
  childLocation(location, { schemas: members, key: name, keyword: 'properties', name });

/** Returns the schema that a member of this name must fit. */
function memberSchema(schema: Schema, name: string): Schema {
  const properties = schemaMap(schema, 'properties');
  const parts = [
    ...(Object.hasOwn(properties, name) ? [properties[name] as Schema] : []),
    ...Object.entries(schemaMap(schema, 'patternProperties'))
      .filter(([pattern]) => compilePattern(pattern)?.test(name))
      .map(([, part]) => part),
  ];
  if (parts.length === 0) return additionalProperties(schema);
  return parts.length === 1 ? (parts[0] as Schema) : { allOf: parts };
}
