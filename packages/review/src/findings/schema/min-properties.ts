import { boundRule } from './keyword-rule.ts';

export const minProperties = boundRule({
  name: 'minProperties',
  mirror: 'self',
  types: ['object'],
  absent: 0,
  raising: 'narrows',
});
