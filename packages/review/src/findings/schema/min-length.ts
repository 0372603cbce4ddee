import { boundRule } from './keyword-rule.ts';

export const minLength = boundRule({
  name: 'minLength',
  mirror: 'self',
  types: ['string'],
  absent: 0,
  raising: 'narrows',
});
