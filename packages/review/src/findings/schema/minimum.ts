import { numericLimitRule } from './keyword-rule.ts';

export const minimum = numericLimitRule({
  name: 'minimum',
  mirror: 'self',
  inclusive: 'minimum',
  exclusive: 'exclusiveMinimum',
});
