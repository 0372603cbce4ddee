import { boundRule } from './keyword-rule.ts';

export const maxItems = boundRule({
  name: 'maxItems',
  mirror: 'self',
  types: ['array'],
  absent: Infinity,
  raising: 'widens',
});
