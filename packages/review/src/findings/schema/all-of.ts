import { branchRule } from './branches.ts';

export const allOf = branchRule({ name: 'allOf', mirror: 'self' });
