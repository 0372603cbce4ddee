import type { Schema } from '@jurybox/openapi';
import { typesOf } from './facts.ts';
import { opaqueRule } from './keyword-rule.ts';

export const format = opaqueRule({
  name: 'format',
  mirror: 'self',
  types: ['string', 'number', 'integer'],
  hasNoEffect: ({ base, revision }) => effectiveFormat(base) === effectiveFormat(revision),
});

const int32 = 2 ** 31;

/**
 * Returns the format; undefined if it refuses no value. For example, `int32` refuses no integer that `minimum` and
 * `maximum` already keep in its range.
 */
function effectiveFormat(schema: Schema): unknown {
  const { format: name, minimum, maximum } = schema;
  const types = typesOf(schema);
  if (types.some((type) => type !== 'integer' && type !== 'number' && type !== 'null')) return name;
  if (name === 'float' || name === 'double') return undefined;
  if (types.includes('number')) return name;
  const within = typeof minimum === 'number' && minimum >= -int32 && typeof maximum === 'number' && maximum < int32;
  return name === 'int64' || (name === 'int32' && within) ? undefined : name;
}
