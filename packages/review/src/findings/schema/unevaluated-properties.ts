import { unevaluatedRule } from './unevaluated.ts';

export const unevaluatedProperties = unevaluatedRule({ name: 'unevaluatedProperties', mirror: 'self' });
