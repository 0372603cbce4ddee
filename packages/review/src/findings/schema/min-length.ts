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

/** The formats that refuse the empty text. */
const neverEmpty = new Set([
  'date',
  'time',
  'date-time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uuid',
]);

const leastLength = ({ minLength: value, format }: Schema): number =>
  Math.max(typeof value === 'number' ? value : 0, typeof format === 'string' && neverEmpty.has(format) ? 1 : 0);
