import { mapCompared } from '../../compared.ts';
import { directionOf } from '../direction.ts';
import { keywordRule } from './keyword-rule.ts';

export const uniqueItems = keywordRule({
  name: 'uniqueItems',
  mirror: 'self',
  levels: ['formal'],
  waiver: 'if the items in a response may now repeat, the break is formal: few callers depend on distinct items',
  types: ['array'],
  isUndescribed: (_, { position }) => position === 'response',
  direction: (schemas) => {
    const { base, revision } = mapCompared(schemas, (schema) => schema['uniqueItems'] === true);
    return directionOf(revision && !base, base && !revision);
  },
});
