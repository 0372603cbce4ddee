import { mapCompared } from '../../compared.ts';
import { directionOfLists } from './facts.ts';
import { keywordRule } from './keyword-rule.ts';

export const required = keywordRule({
  name: 'required',
  mirror: 'self',
  types: ['object'],
  direction: (schemas) =>
    directionOfLists(
      mapCompared(schemas, ({ required: names }) => (Array.isArray(names) ? names : [])),
      'widens',
    ),
});
