import type { SchemaRule } from '../rule.ts';
import { compareOneSided } from './properties.ts';

export const propertyAdded: SchemaRule = {
  name: 'property-added',
  mirror: 'property-removed',
  compareSchemas: (schemas, location, walk) => compareOneSided(propertyAdded, 'revision', schemas, location, walk),
};
