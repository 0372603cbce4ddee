import { branchRule } from './branches.ts';

export const oneOf = branchRule({ name: 'oneOf', mirror: 'self' });
