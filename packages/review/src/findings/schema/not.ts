import { partOf, schemaDraft, unanchored, withAnchor, type SchemaRule } from '../rule.ts';
import { underKeyword } from './facts.ts';
import { describeChange } from './text.ts';

export const not: SchemaRule = {
  name: 'not',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const { base, revision } = underKeyword(schemas, 'not');
    if (!base && !revision) return [];
    if (base && revision) {
      const inverse = { ...unanchored(location, 'not', `${location.name} (not)`), inverted: !location.inverted };
      return withAnchor(walk.compare({ base, revision }, inverse), location, ['not']);
    }
    return [
      schemaDraft(not, location, walk, {
        keywords: ['not'],
        direction: revision ? 'narrows' : 'widens',
        message: `${location.name}: ${describeChange('not', { base, revision })}`,
        change: { base, revision },
        parts: [partOf(schemas, ['not'])],
      }),
    ];
  },
};
