import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { equal } from '../../equal.ts';
import { keysOf, mapCompared, otherSide, type Compared, type Side } from '../../compared.ts';
import type { Direction, Draft } from '../../model.ts';
import { fitsPattern } from '../../patterns/compile.ts';
import { combine } from '../direction.ts';
import { childLocation, schemaDraft, type Location, type Rule, type SchemaWalk } from '../rule.ts';
import { additionalProperties, directionOfExtremes, isNever, isTrivial, requiredOf, schemaMap } from './facts.ts';

/** Compares the members that both schemas name. The rules for the keywords report the changes. */
export const sharedProperties = {
  compareSchemas: (schemas: Compared<Schema>, location: Location, walk: SchemaWalk): Draft[] =>
    namedMembers(schemas).flatMap(({ name, own }) => {
      if (!own.base || !own.revision) return [];
      const members = mapCompared(schemas, (schema) => memberSchema(schema, name));
      return walk.compare(members, memberLocation(location, members, name));
    }),
};

/** Reports the members that only the schema in the contract `side` names. */
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
    const child = memberLocation(location, members, name);
    const contents = {
      base: choiceAsOne(walk.documents.base, members.base, child.pointer),
      revision: choiceAsOne(walk.documents.revision, members.revision, child.pointer),
    };
    const ofValues =
      directionOfExtremes(contents) ?? combine(...walk.compare(members, child).map((one) => one.direction));
    const required = mapCompared(schemas, (schema) => requiredOf(schema).includes(name));
    const ofPresence = presence(required);
    const direction = combine(ofValues, ofPresence);
    const other = otherSide(side);
    const breaking = walk.position === 'request' ? 'narrows' : 'widens';
    // If only the change of `required` breaks callers, the witness is a message without the member.
    const isAboutPresence = ofPresence === breaking && ofValues !== 'both';
    const isLost = side === 'base' && isDescribedResponse(contents.base, location, walk) && !isAboutPresence;
    const draft = schemaDraft(rule, location, walk, {
      keywords: ['additionalProperties', 'unevaluatedProperties', 'false schema', '*'],
      direction,
      message: `${location.name}.${name} ${changeText(side, required, contents[other])}`,
      subject: `${location.name}.${name}`,
      change: mapCompared(
        mapCompared(schemas, (schema) => schemaMap(schema, 'properties')),
        (properties) => (Object.hasOwn(properties, name) ? properties[name] : undefined),
      ),
      pointer: child.pointer,
      member: name,
      parts: [
        ...(ofPresence === 'none' ? [] : [mapCompared(required, (one): Schema => (one ? { required: [name] } : {}))]),
        ...(isAboutPresence || equal(members.base, members.revision)
          ? []
          : [mapCompared(members, (member): Schema => ({ properties: { [name]: member } }))]),
      ],
      isUndescribed: !isAboutPresence && isUndescribed(contents, walk.position),
      // Callers can see that a name is new or removed. The change is therefore reported even if both contracts allow
      // the same values.
      ...(isLost
        ? { level: 'major' as const, isStated: true }
        : direction === 'none'
          ? { level: 'minor' as const }
          : {}),
    });
    return [draft];
  });

/**
 * Returns the canonical form of a schema with branches, because this form shows whether every value or no value fits.
 * Returns any other schema unchanged.
 */
const choiceAsOne = (document: Document, schema: Schema, pointer: string): Schema =>
  'oneOf' in schema || 'anyOf' in schema || 'allOf' in schema ? canonical(document, schema, pointer) : schema;

/** Whether responses can contain a member with this schema, so that callers may read it. */
const isDescribedResponse = (member: Schema, { inverted }: Location, { position }: SchemaWalk): boolean =>
  position === 'response' && !inverted && !isNever(member);

/**
 * Whether a break is formal because one contract allows the member but does not name it. An added member of a response
 * is always a formal break, because it breaks only callers that refuse unknown members. This is true even if the base
 * forbids additional members.
 */
const isUndescribed = (members: Compared<Schema>, position: SchemaWalk['position']): boolean =>
  position === 'request' ? isTrivial(members.base) : isNever(members.base);

const presence = ({ base, revision }: Compared<boolean>): Direction =>
  base === revision ? 'none' : revision ? 'narrows' : 'widens';

function changeText(side: Side, required: Compared<boolean>, inOther: Schema): string {
  const change = side === 'revision' ? 'added' : 'removed';
  if (required[side] && !required[otherSide(side)]) return `${change}; the ${side} requires it`;
  return isTrivial(inOther) ? `${change}; the ${otherSide(side)} allows any value under this name` : change;
}

export function namedMembers(schemas: Compared<Schema>): { name: string; own: Compared<boolean> }[] {
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
      .filter(([pattern]) => fitsPattern(pattern, name))
      .map(([, part]) => part),
  ];
  if (parts.length === 0) return additionalProperties(schema);
  return parts.length === 1 ? (parts[0] as Schema) : { allOf: parts };
}
