import type { SchemaRule } from '../rule.ts';
import { compareOneSided } from './properties.ts';

export const propertyAdded: SchemaRule = {
  name: 'property-added',
  mirror: 'property-removed',
  levels: ['formal', 'minor'],
  waiver:
    'a response that gains a member breaks only callers that refuse members which they do not know; ' +
    'a new or removed name is minor even if both contracts allow the same values',
  compareSchemas: (schemas, location, walk) => compareOneSided(propertyAdded, 'revision', schemas, location, walk),
};
