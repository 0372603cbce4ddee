import type { SchemaRule } from '../rule.ts';
import { compareOneSided } from './properties.ts';

export const propertyRemoved: SchemaRule = {
  name: 'property-removed',
  mirror: 'property-added',
  levels: ['major', 'minor'],
  waiver:
    'callers that read a member of a response no longer receive it, although the base also allows responses ' +
    'without it; a removed name is minor even if both contracts allow the same values',
  compareSchemas: (schemas, location, walk) => compareOneSided(propertyRemoved, 'base', schemas, location, walk),
};
