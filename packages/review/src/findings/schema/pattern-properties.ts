import { keysOf, mapCompared } from '../../compared.ts';
import { childLocation, partOf, schemaDraft, withAnchor, type SchemaRule } from '../rule.ts';
import { additionalProperties, directionOfExtremes, isFormal, schemaMap } from './facts.ts';
import { describeChange } from './text.ts';

export const patternProperties: SchemaRule = {
  name: 'patternProperties',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const maps = mapCompared(schemas, (schema) => schemaMap(schema, 'patternProperties'));
    return keysOf(maps).flatMap((pattern) => {
      const { base, revision } = mapCompared(maps, (map) => map[pattern]);
      const child = childLocation(
        { ...location, anchor: undefined },
        { key: pattern, keyword: 'patternProperties', name: pattern, schemas: { base: {}, revision: {} } },
      );
      if (base && revision) return withAnchor(walk.compare({ base, revision }, child), location, ['patternProperties']);
      const allowed = {
        base: base ?? additionalProperties(schemas.base),
        revision: revision ?? additionalProperties(schemas.revision),
      };
      return [
        schemaDraft(patternProperties, location, walk, {
          keywords: ['patternProperties', 'additionalProperties', 'false schema', '*'],
          direction: directionOfExtremes(allowed) ?? 'both',
          message: `${location.name}: patternProperties ${describeChange(pattern, { base, revision })}`,
          change: { base, revision },
          parts: [partOf(schemas, ['properties', 'patternProperties', 'additionalProperties'])],
          isUndescribed: isFormal(allowed, walk.position),
          pointer: child.pointer,
        }),
      ];
    });
  },
};
