import { boundRule } from './keyword-rule.ts';

export const maxLength = boundRule({
  name: 'maxLength',
  mirror: 'self',
  types: ['string'],
  absent: Infinity,
  raising: 'widens',
});
