import { equal } from '../../equal.ts';
import { underKeyword } from './facts.ts';
import { schemaDraft, type SchemaRule } from '../rule.ts';
import { describeChange } from './text.ts';

export const defaultRule: SchemaRule = {
  name: 'default',
  mirror: 'self',
  levels: ['minor'],
  waiver:
    'both contracts allow the same values, but a missing value gets another meaning; no validator can show this change',
  compareSchemas(schemas, location, walk) {
    const change = underKeyword(schemas, 'default');
    if (equal(change.base, change.revision)) return [];
    return [
      schemaDraft(defaultRule, location, walk, {
        direction: 'none',
        level: 'minor',
        message: `${location.name}: ${describeChange('default', change)}`,
        change,
      }),
    ];
  },
};
