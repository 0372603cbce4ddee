import { partOf, schemaDraft, unanchored, withAnchor, type SchemaRule } from '../rule.ts';
import { underKeyword } from './facts.ts';
import { describeChange } from './text.ts';

export const propertyNames: SchemaRule = {
  name: 'propertyNames',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const { base, revision } = underKeyword(schemas, 'propertyNames');
    if (base === undefined && revision === undefined) return [];
    if (base && revision) {
      const names = unanchored(location, 'propertyNames', `${location.name} (member names)`);
      return withAnchor(walk.compare({ base, revision }, names), location, ['propertyNames']);
    }
    return [
      schemaDraft(propertyNames, location, walk, {
        keywords: ['propertyNames'],
        direction: revision ? 'narrows' : 'widens',
        message: `${location.name}: ${describeChange('propertyNames', { base, revision })}`,
        change: { base, revision },
        parts: [partOf(schemas, ['propertyNames'])],
      }),
    ];
  },
};
