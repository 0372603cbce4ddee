import { mapCompared } from '../../compared.ts';
import { directionOf } from '../direction.ts';
import { keywordRule } from './keyword-rule.ts';

export const uniqueItems = keywordRule({
  name: 'uniqueItems',
  mirror: 'self',
  levels: ['formal'],
  waiver: 'a response whose items may repeat is formal: a caller that reads a list seldom depends on distinct items',
  types: ['array'],
  isUndescribed: (_, { position }) => position === 'response',
  direction: (schemas) => {
    const { base, revision } = mapCompared(schemas, (schema) => schema['uniqueItems'] === true);
    return directionOf(revision && !base, base && !revision);
  },
});
