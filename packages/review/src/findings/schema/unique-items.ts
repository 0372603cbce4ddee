import { mapCompared } from '../../compared.ts';
import { directionOf } from '../direction.ts';
import { keywordRule } from './keyword-rule.ts';

export const uniqueItems = keywordRule({
  name: 'uniqueItems',
  mirror: 'self',
  types: ['array'],
  direction: (schemas) => {
    const { base, revision } = mapCompared(schemas, (schema) => schema['uniqueItems'] === true);
    return directionOf(revision && !base, base && !revision);
  },
});
