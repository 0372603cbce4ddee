import type { Schema } from '@jurybox/openapi';
import { equal } from '../../equal.ts';
import { mapCompared, type Compared } from '../../compared.ts';
import { directionOf } from '../direction.ts';
import { typesOf } from './facts.ts';
import { keywordRule } from './keyword-rule.ts';

export const format = keywordRule({
  name: 'format',
  mirror: 'self',
  types: ['string', 'number', 'integer'],
  direction: (schemas) => {
    // A format applies to one type. If the type changed, the rule for `type` reports the change.
    if (!equal(typesOf(schemas.base), typesOf(schemas.revision)) && isNumeric(schemas)) return 'none';
    const { base, revision } = mapCompared(schemas, (schema) => schema['format']);
    return base === revision ? 'none' : base === undefined ? 'narrows' : revision === undefined ? 'widens' : 'both';
  },
  refine: (schemas) => {
    const { base, revision } = mapCompared(schemas, effectiveFormat);
    return directionOf(!includesFormat(revision, base), !includesFormat(base, revision));
  },
});

const isNumeric = (schemas: Compared<Schema>): boolean =>
  [...typesOf(schemas.base), ...typesOf(schemas.revision)].every((name) => /^(number|integer|null)$/.test(name));

const int32 = 2 ** 31;

/** The wider formats of a format allow all its values. For example, `int64` is a wider format of `int32`. */
const wider: Record<string, string[]> = {
  int8: ['int16', 'int32', 'int64'],
  int16: ['int32', 'int64'],
  int32: ['int64'],
  float: ['double'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  url: ['uri', 'uri-reference', 'iri', 'iri-reference'],
  uri: ['uri-reference', 'iri', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
};

const includesFormat = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || one === other || (other !== undefined && wider[other]?.includes(one) === true);

/** Whether every value of the inner schema certainly fits the format of the outer schema. */
export const fitsFormat = (inner: Schema, outer: Schema): boolean =>
  includesFormat(effectiveFormat(outer), effectiveFormat(inner));

/** The formats that restrict values. JSON Schema treats every other format as documentation. */
const restricting = new Set(
  (
    'date time date-time duration iso-time iso-date-time email idn-email hostname idn-hostname ipv4 ipv6 uri ' +
    'uri-reference uri-template url iri iri-reference uuid json-pointer relative-json-pointer ' +
    'json-pointer-uri-fragment regex byte binary int8 int16 int32 int64 uint8 uint16 uint32 uint64 float double'
  ).split(' '),
);

/**
 * Returns the format of a schema. Returns undefined if the format refuses no value. For example, `int32` refuses no
 * value if `minimum` and `maximum` already keep the number in its range.
 */
function effectiveFormat(schema: Schema): string | undefined {
  const { format: name, minimum, maximum } = schema;
  if (typeof name !== 'string' || !restricting.has(name)) return undefined;
  const types = typesOf(schema);
  if (types.some((type) => type !== 'integer' && type !== 'number' && type !== 'null')) return name;
  if (name === 'float' || name === 'double') return undefined;
  if (types.includes('number')) return name;
  const within = typeof minimum === 'number' && minimum >= -int32 && typeof maximum === 'number' && maximum < int32;
  return name === 'int64' || (name === 'int32' && within) ? undefined : name;
}
