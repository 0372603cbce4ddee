import type { Schema } from '@jurybox/openapi';
import { typesOf } from './facts.ts';

/** What the review knows about a `format` that refuses values. All other formats are only documentation. */
interface Format {
  /** The length of the shortest text that fits. */
  shortest?: number;
  /** The formats that allow all values of this format. For example, `int64` is wider than `int32`. */
  wider?: string[];
  samples?: string[];
}

const address = ['https://example.com/a'];

export const formats: Record<string, Format> = {
  uuid: { shortest: 36, samples: ['0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1', '00000000-0000-4000-8000-000000000000'] },
  'date-time': {
    shortest: 20,
    samples: ['2026-03-11T10:22:31.518Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+02:00'],
  },
  date: { shortest: 10, samples: ['2026-03-11'] },
  time: { shortest: 9, samples: ['10:22:31Z'] },
  duration: { shortest: 3, samples: ['P1D'] },
  email: { shortest: 3, wider: ['idn-email'], samples: ['a@example.com'] },
  hostname: { shortest: 1, wider: ['idn-hostname'], samples: ['example.com'] },
  ipv4: { shortest: 7, samples: ['192.0.2.1'] },
  ipv6: { shortest: 2, samples: ['2001:db8::1'] },
  uri: { shortest: 2, wider: ['uri-reference', 'iri', 'iri-reference'], samples: address },
  'uri-reference': { wider: ['iri-reference'], samples: ['/a', ...address] },
  'uri-template': { samples: ['/a/{b}'] },
  url: { wider: ['uri', 'uri-reference', 'iri', 'iri-reference'], samples: address },
  iri: { wider: ['iri-reference'], samples: address },
  'json-pointer': { samples: ['/a/b'] },
  'relative-json-pointer': { samples: ['1/a'] },
  regex: { samples: ['^a$'] },
  byte: { samples: ['YQ=='] },
  binary: { samples: ['a'] },
  int8: { wider: ['int16', 'int32', 'int64'] },
  int16: { wider: ['int32', 'int64'] },
  int32: { wider: ['int64'] },
  float: { wider: ['double'] },
  ...Object.fromEntries(
    (
      'iso-time iso-date-time idn-email idn-hostname iri-reference json-pointer-uri-fragment int64 uint8 uint16 ' +
      'uint32 uint64 double'
    )
      .split(' ')
      .map((name) => [name, {}]),
  ),
};

const formatNamed = (name: unknown): Format | undefined =>
  typeof name === 'string' && Object.hasOwn(formats, name) ? formats[name] : undefined;

export const shortestText = (name: unknown): number => formatNamed(name)?.shortest ?? 0;

export const samplesOf = (name: unknown): string[] => formatNamed(name)?.samples ?? [];

const int32 = 2 ** 31;

/** Returns the format of a schema; undefined if the format refuses no value that `minimum` and `maximum` allow. */
function effectiveFormat(schema: Schema): string | undefined {
  const { format: name, minimum, maximum } = schema;
  if (typeof name !== 'string' || !formatNamed(name)) return undefined;
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
  return other === undefined || one === other || formatNamed(one)?.wider?.includes(other) === true;
}
