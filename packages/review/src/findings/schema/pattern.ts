import { opaqueRule } from './keyword-rule.ts';

export const pattern = opaqueRule({ name: 'pattern', mirror: 'self', types: ['string'] });
