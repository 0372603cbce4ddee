import { containedCountRule } from './contains.ts';

export const maxContains = containedCountRule({ name: 'maxContains', mirror: 'self' }, 'widens');
