import type { Schema } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../../compared.ts';
import type { Direction } from '../../model.ts';
import { directionOf } from '../direction.ts';
import { directionOfLists, typesOf } from './facts.ts';
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
  parameterDirection,
});

const includesType = (types: string[], name: string): boolean =>
  types.includes(name) || (name === 'integer' && types.includes('number'));

/** A parameter is sent as text, so a string parameter also accepts every number. */
function parameterDirection(schemas: Compared<Schema>): Direction {
  const textTypes = (schema: Schema) =>
    typesOf(schema).flatMap((name) => {
      if (name === 'string') return ['string', 'number', 'integer', 'boolean', 'null'];
      return name === 'number' ? ['number', 'integer'] : [name];
    });
  return directionOfLists(mapCompared(schemas, textTypes), 'narrows');
}
