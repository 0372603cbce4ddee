import { numericLimitRule } from './keyword-rule.ts';

export const maximum = numericLimitRule({
  name: 'maximum',
  mirror: 'self',
  inclusive: 'maximum',
  exclusive: 'exclusiveMaximum',
});
