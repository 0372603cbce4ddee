import { isObject, type Schema } from '@jurybox/openapi';
import { mapCompared } from '../../compared.ts';
import { directionOfLists } from './facts.ts';
import { keywordRule } from './keyword-rule.ts';

export const dependentRequired = keywordRule({
  name: 'dependentRequired',
  mirror: 'self',
  types: ['object'],
  direction: (schemas) => directionOfLists(mapCompared(schemas, pairs), 'widens'),
});

/**
 * Returns one JSON text for each requirement: the name of a member, and the name of another member that it requires.
 */
const pairs = ({ dependentRequired: needs }: Schema): string[] =>
  Object.entries(isObject(needs) ? needs : {}).flatMap(([name, needed]) =>
    (Array.isArray(needed) ? (needed as string[]) : []).map((need) => JSON.stringify([name, need])),
  );
