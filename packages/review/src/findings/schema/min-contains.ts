import { containedCountRule } from './contains.ts';

export const minContains = containedCountRule({ name: 'minContains', mirror: 'self' }, 'narrows');
