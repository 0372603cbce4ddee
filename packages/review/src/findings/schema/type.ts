import type { Schema } from '@jurybox/openapi';
import { mapCompared, otherSide, type Compared } from '../../compared.ts';
import { sideOfBreak, type Direction } from '../../model.ts';
import { directionOf } from '../direction.ts';
import { describedTypes } from './described.ts';
import { directionOfLists, items, listedValues, typesOf } from './facts.ts';
import { keywordRule } from './keyword-rule.ts';

export const type = keywordRule({
  name: 'type',
  mirror: 'self',
  alsoNamed: ['type', 'enum', 'const'],
  direction: (schemas) => {
    const { base, revision } = mapCompared(schemas, typesOf);
    return directionOf(
      base.some((name) => !includesType(revision, name)),
      revision.some((name) => !includesType(base, name)),
    );
  },
  textDirection,
  // A schema without `type` describes only values of the types that its other keywords restrict.
  isUndescribed: (schemas, { documents, position }) => {
    const side = sideOfBreak(position);
    if (schemas[side]['type'] !== undefined || listedValues(schemas[side])) return false;
    const allowed = typesOf(schemas[otherSide(side)]);
    return describedTypes(documents[side], schemas[side]).every((name) => includesType(allowed, name));
  },
});

const includesType = (types: string[], name: string): boolean =>
  types.includes(name) || (name === 'integer' && types.includes('number'));

/**
 * Returns the direction of a changed type in a parameter or header. These values are sent as text. As text, every
 * number is also a string, and a single value is also an array with one item.
 */
function textDirection(schemas: Compared<Schema>): Direction {
  const textTypes = (schema: Schema, isItem = false): string[] =>
    typesOf(schema).flatMap((name) => {
      if (name === 'string') return ['string', 'number', 'integer', 'boolean', 'null'];
      if (name === 'array' && !isItem)
        return ['array', ...textTypes('$ref' in items(schema) ? {} : items(schema), true)];
      return name === 'number' ? ['number', 'integer'] : [name];
    });
  return directionOfLists(
    mapCompared(schemas, (schema) => textTypes(schema)),
    'narrows',
  );
}
