import type { SchemaRule } from '../rule.ts';
import { compareOneSided } from './properties.ts';

export const propertyRemoved: SchemaRule = {
  name: 'property-removed',
  mirror: 'property-added',
  compareSchemas: (schemas, location, walk) => compareOneSided(propertyRemoved, 'base', schemas, location, walk),
};
