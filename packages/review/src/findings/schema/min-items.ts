import { boundRule } from './keyword-rule.ts';

export const minItems = boundRule({
  name: 'minItems',
  mirror: 'self',
  types: ['array'],
  absent: 0,
  raising: 'narrows',
});
