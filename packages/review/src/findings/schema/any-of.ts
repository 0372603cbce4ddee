import { branchRule } from './branches.ts';

export const anyOf = branchRule({ name: 'anyOf', mirror: 'self' });
