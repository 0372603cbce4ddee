import type { Schema } from '@jurybox/openapi';
import { mapCompared } from '../../compared.ts';
import { directionOf } from '../direction.ts';
import { keywordRule } from './keyword-rule.ts';

export const minLength = keywordRule({
  name: 'minLength',
  mirror: 'self',
  types: ['string'],
  direction: (schemas) => {
    const { base, revision } = mapCompared(schemas, ({ minLength: value }) => (typeof value === 'number' ? value : 0));
    return directionOf(revision > base, revision < base);
  },
  refine: (schemas) => {
    const { base, revision } = mapCompared(schemas, leastLength);
    return directionOf(revision > base, revision < base);
  },
});

/** The length of the shortest text that fits a format. */
const shortest: Record<string, number> = {
  date: 10,
  time: 9,
  'date-time': 20,
  duration: 3,
  email: 3,
  hostname: 1,
  ipv4: 7,
  ipv6: 2,
  uri: 2,
  uuid: 36,
};

export const leastLength = ({ minLength: value, format }: Schema): number =>
  Math.max(typeof value === 'number' ? value : 0, typeof format === 'string' ? (shortest[format] ?? 0) : 0);
