import type { SchemaRule } from '../rule.ts';
import { compareOneSided } from './properties.ts';

export const propertyRemoved: SchemaRule = {
  name: 'property-removed',
  mirror: 'property-added',
  levels: ['major', 'minor'],
  waiver:
    'callers may read a member of a response, so the removal is major; if the base already allows responses without ' +
    'the member, no example can show this break; if both contracts allow the same values, the removal is minor',
  compareSchemas: (schemas, location, walk) => compareOneSided(propertyRemoved, 'base', schemas, location, walk),
};
