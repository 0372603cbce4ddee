import type { SchemaRule } from '../rule.ts';
import { compareOneSided } from './properties.ts';

export const propertyAdded: SchemaRule = {
  name: 'property-added',
  mirror: 'property-removed',
  levels: ['formal', 'minor'],
  waiver:
    'a response with an added member breaks only callers that refuse unknown members; ' +
    'a new or removed name is minor even if both contracts allow the same values',
  compareSchemas: (schemas, location, walk) => compareOneSided(propertyAdded, 'revision', schemas, location, walk),
};
