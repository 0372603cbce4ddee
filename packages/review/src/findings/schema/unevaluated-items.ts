import { unevaluatedRule } from './unevaluated.ts';

export const unevaluatedItems = unevaluatedRule({ name: 'unevaluatedItems', mirror: 'self' });
