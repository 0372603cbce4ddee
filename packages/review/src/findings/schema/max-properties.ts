import { boundRule } from './keyword-rule.ts';

export const maxProperties = boundRule({
  name: 'maxProperties',
  mirror: 'self',
  types: ['object'],
  absent: Infinity,
  raising: 'widens',
});
