import type { SchemaRule } from '../rule.ts';
import { compareOneSided } from './properties.ts';

export const propertyAdded: SchemaRule = {
  name: 'property-added',
  mirror: 'property-removed',
  levels: ['formal', 'minor'],
  waiver:
    'a new member of a response only breaks callers that refuse unknown members, so the change is formal; if both ' +
    'contracts allow the same values, the change is minor',
  compareSchemas: (schemas, location, walk) => compareOneSided(propertyAdded, 'revision', schemas, location, walk),
};
