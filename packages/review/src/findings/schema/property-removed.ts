import type { SchemaRule } from '../rule.ts';
import { compareOneSided } from './properties.ts';

export const propertyRemoved: SchemaRule = {
  name: 'property-removed',
  mirror: 'property-added',
  levels: ['major', 'minor'],
  waiver:
    'if a member is removed from a response, the change is major, because callers may read the member; no example ' +
    'can show this break if the base also allows responses without the member; if both contracts allow the same ' +
    'values, a removed name is minor',
  compareSchemas: (schemas, location, walk) => compareOneSided(propertyRemoved, 'base', schemas, location, walk),
};
