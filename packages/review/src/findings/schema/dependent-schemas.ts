import { equal } from '../../equal.ts';
import { escapeToken } from '@jurybox/openapi';
import { keysOf, mapCompared } from '../../compared.ts';
import { partOf, schemaDraft, unanchored, withAnchor, type SchemaRule } from '../rule.ts';
import { schemaMap } from './facts.ts';
import { describeChange } from './text.ts';

export const dependentSchemas: SchemaRule = {
  name: 'dependentSchemas',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const maps = mapCompared(schemas, (schema) => schemaMap(schema, 'dependentSchemas'));
    return keysOf(maps).flatMap((name) => {
      const { base, revision } = mapCompared(maps, (map) => map[name]);
      const dependent = unanchored(
        location,
        `dependentSchemas/${escapeToken(name)}`,
        `${location.name} (with ${name})`,
      );
      if (base && revision)
        return withAnchor(walk.compare({ base, revision }, dependent), location, ['dependentSchemas']);
      if (equal(base ?? {}, revision ?? {})) return [];
      return [
        schemaDraft(dependentSchemas, location, walk, {
          keywords: ['*'],
          direction: revision ? 'narrows' : 'widens',
          message: `${location.name}: dependentSchemas ${describeChange(name, { base, revision })}`,
          change: { base, revision },
          parts: [partOf(schemas, ['dependentSchemas'])],
          pointer: dependent.pointer,
        }),
      ];
    });
  },
};
