import type { SchemaRule } from '../rule.ts';
import { compareOneSided } from './properties.ts';

export const propertyAdded: SchemaRule = {
  name: 'property-added',
  mirror: 'property-removed',
  levels: ['formal', 'minor'],
  waiver:
    'if a member is added to a response, the change is formal, because it only breaks callers that refuse unknown ' +
    'members; if both contracts allow the same values, a new name is minor',
  compareSchemas: (schemas, location, walk) => compareOneSided(propertyAdded, 'revision', schemas, location, walk),
};
