/** What the review knows about the values of `format`. */
import type { Schema } from '@jurybox/openapi';
import { typesOf } from './facts.ts';

/** The length of the shortest text that fits a format. */
export const shortestText: Record<string, number> = {
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

/** The formats that restrict values. JSON Schema treats every other format as documentation. */
const restricting = new Set(
  (
    'date time date-time duration iso-time iso-date-time email idn-email hostname idn-hostname ipv4 ipv6 uri ' +
    'uri-reference uri-template url iri iri-reference uuid json-pointer relative-json-pointer ' +
    'json-pointer-uri-fragment regex byte binary int8 int16 int32 int64 uint8 uint16 uint32 uint64 float double'
  ).split(' '),
);

const int32 = 2 ** 31;

/**
 * Returns the format of a schema. Returns undefined if the format refuses no value. For example, `int32` refuses no
 * value if `minimum` and `maximum` already keep the number in its range.
 */
function effectiveFormat(schema: Schema): string | undefined {
  const { format: name, minimum, maximum } = schema;
  if (typeof name !== 'string' || !restricting.has(name)) return undefined;
  const types = typesOf(schema);
  if (types.some((type) => !['integer', 'number', 'null'].includes(type))) return name;
  if (name === 'float' || name === 'double') return undefined;
  if (types.includes('number')) return name;
  const within = typeof minimum === 'number' && minimum >= -int32 && typeof maximum === 'number' && maximum < int32;
  return name === 'int64' || (name === 'int32' && within) ? undefined : name;
}

/** Whether every value of the inner schema certainly fits the format of the outer schema. */
export function includesFormat(inner: Schema, outer: Schema): boolean {
  const [one, other] = [effectiveFormat(inner), effectiveFormat(outer)];
  return other === undefined || one === other || (one !== undefined && wider[one]?.includes(other) === true);
}
