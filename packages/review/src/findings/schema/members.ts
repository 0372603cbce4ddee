import type { Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { mapCompared, otherSide, oneSided, shared, equal, type Compared, type Side } from '../../compared.ts';
import { type SchemaChange, type SchemaRule, childLocation, partOf } from '../rule.ts';
import { compareRest, underRule } from './under.ts';
import { additionalProperties as additionalOf, combine, directionOf } from '../../keywords/facts.ts';
import { directionOfExtremes, isFormal, isNever, isTrivial, requiredOf, schemaMap } from '../../keywords/facts.ts';
import { schemasNamed, underKeyword } from '../../keywords/facts.ts';
import type { Position } from '../../model.ts';

const properties: SchemaRule = (schemas, location, walk) =>
  shared(propertiesOf(schemas)).flatMap(({ key: name }) => {
    const members = mapCompared(schemas, (schema) => memberSchema(schema, name));
    return walk.compare(members, childLocation(location, members, name, 'properties', name));
  });

const oneSidedMembers =
  (reported: Side): SchemaRule =>
  (schemas, location, walk) =>
    oneSided(propertiesOf(schemas)).flatMap(({ key: name, part, side, done }): SchemaChange[] => {
      if (side !== reported) return [];
      const members = mapCompared(schemas, (schema) => memberSchema(schema, name));
      const child = childLocation(location, members, name, 'properties', name);
      // `isNever` and `isTrivial` need the canonical form, for example of an `anyOf` with one branch.
      const contents = mapCompared(members, (member, one) => canonical(walk.documents[one], member));
      const ofValues =
        directionOfExtremes(contents) ?? combine(...walk.compare(members, child).map((one) => one.direction));
      const required = mapCompared(schemas, (schema) => requiredOf(schema).includes(name));
      const ofPresence = directionOf(!required.base && required.revision, required.base && !required.revision);
      const direction = combine(ofValues, ofPresence);
      const other = otherSide(side);
      const breaking = walk.position === 'request' ? 'narrows' : 'widens';
      // If the change breaks callers because of `required`, the witness must be a message without the member.
      const isAboutPresence = ofPresence === breaking && ofValues !== 'both';
      const isRead = walk.position === 'response' && !location.inverted && !isNever(contents.base);
      const isLost = side === 'base' && isRead && !isAboutPresence;
      const remark =
        required[side] && !required[other]
          ? `; the ${side} requires it`
          : isTrivial(contents[other])
            ? `; the ${other} allows any value under this name`
            : '';
      const presence = mapCompared(required, (one): Schema => (one ? { required: [name] } : {}));
      const value = mapCompared(members, (member): Schema => ({ properties: { [name]: member } }));
      return [
        {
          direction,
          message: `${location.name}.${name} ${done}${remark}`,
          subject: `${location.name}.${name}`,
          change: { base: undefined, revision: undefined, [side]: part },
          pointer: child.pointer,
          member: name,
          parts: [
            ...(ofPresence === 'none' ? [] : [presence]),
            ...(isAboutPresence || equal(members.base, members.revision) ? [] : [value]),
          ],
          isUndescribed: !isAboutPresence && isUndescribed(contents, walk.position),
          ...(isLost && { level: 'major', isStated: true }),
          // A new or removed member name is at least a minor change, even if both contracts allow the same values.
          ...(!isLost && direction === 'none' && { level: 'minor' }),
        },
      ];
    });

/** Whether the break is formal. Example: a response's new member breaks only callers that refuse unknown members. */
const isUndescribed = (members: Compared<Schema>, position: Position): boolean =>
  position === 'request' ? isTrivial(members.base) : isNever(members.base);

export const propertiesOf = (schemas: Compared<Schema>): Compared<Map<string, Schema>> =>
  mapCompared(schemas, (schema) => new Map(Object.entries(schemaMap(schema, 'properties'))));

/** Returns the schema that a member of this name must fit. */
function memberSchema(schema: Schema, name: string): Schema {
  const parts = schemasNamed(schema, name);
  if (parts.length === 0) return additionalOf(schema);
  return parts.length === 1 ? (parts[0] as Schema) : { allOf: parts };
}

const patternProperties = underRule({
  name: 'patternProperties',
  isMap: true,
  placeName: (name, pattern) => `${name}.${pattern}`,
  oneSided: (under, schemas, position) => {
    const allowed = mapCompared(under, (schema, side) => schema ?? additionalOf(schemas[side]));
    return {
      direction: directionOfExtremes(allowed) ?? 'both',
      parts: [partOf(schemas, ['properties', 'patternProperties', 'additionalProperties'])],
      isUndescribed: isFormal(allowed, position),
    };
  },
});

const additionalProperties: SchemaRule = (schemas, location, walk) => {
  const rest = mapCompared(schemas, additionalOf);
  return compareRest(['additionalProperties', 'another_member', rest], location, walk, () => ({
    change: mapCompared(underKeyword(schemas, 'additionalProperties'), (stated) =>
      stated && isNever(stated) ? false : stated && isTrivial(stated) ? true : stated,
    ),
    // The keywords that decide to which members `additionalProperties` applies.
    parts: [
      mapCompared(schemas, (schema) => ({
        properties: trivialMembers(schema, 'properties'),
        patternProperties: trivialMembers(schema, 'patternProperties'),
        additionalProperties: additionalOf(schema),
      })),
    ],
    isUndescribed: isUndescribed(rest, walk.position),
  }));
};

const trivialMembers = (schema: Schema, keyword: string): Record<string, Schema> =>
  Object.fromEntries(Object.keys(schemaMap(schema, keyword)).map((name) => [name, {}]));

const propertyNames = underRule({ name: 'propertyNames', placeName: (name) => `${name} (member names)` });

const dependentSchemas = underRule({
  name: 'dependentSchemas',
  isMap: true,
  placeName: (name, member) => `${name} (with ${member})`,
  oneSided: ({ base, revision }) => (isTrivial(base ?? revision ?? {}) ? { direction: 'none' } : {}),
});

export const memberRules: Record<string, SchemaRule> = {
  properties,
  'property-added': oneSidedMembers('revision'),
  'property-removed': oneSidedMembers('base'),
  patternProperties,
  additionalProperties,
  propertyNames,
  dependentSchemas,
};
