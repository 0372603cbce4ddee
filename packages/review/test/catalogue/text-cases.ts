import type { Schema } from '@jurybox/openapi';
import type { Level, Proof } from '../../src/model.ts';
import { addParameter, listed, success } from './operations.ts';
import type { PreparedCase } from './prepared-cases.ts';

interface TextCase {
  name: string;
  base: Schema;
  revision: Schema;
  /** Two levels: the first for the schema of a parameter, the second for the schema of a response header. */
  levels: [Level, Level];
  /** Two levels of the reverse change: the first for the parameter, the second for the response header. */
  reverse: [Level, Level];
  rules?: string[];
  proof?: Proof;
}

const one = (schema: Schema): Schema => ({ type: 'string', ...schema });
const major: [Level, Level] = ['major', 'major'];
/** The levels of a change that only allows more: minor for a parameter, major for a response header. */
const widens: [Level, Level] = ['minor', 'major'];
const narrows: [Level, Level] = ['major', 'minor'];
const same: [Level, Level] = ['patch', 'patch'];

/** Changes of the type of a parameter or header. Its value is sent as text, so `5` is both a string and an integer. */
const cases: TextCase[] = [
  {
    name: 'true or false become other texts',
    base: { type: 'boolean' },
    revision: one({ enum: ['yes', 'no'] }),
    levels: major,
    reverse: major,
  },
  {
    name: 'true or false become a text',
    base: { type: 'boolean' },
    revision: one({}),
    levels: widens,
    reverse: narrows,
  },
  {
    name: 'true or false become the same two texts',
    base: { type: 'boolean' },
    revision: one({ enum: ['true', 'false'] }),
    levels: same,
    reverse: same,
    proof: 'stated',
  },
  {
    name: 'true or false become a text with enough room',
    base: { type: 'boolean' },
    revision: one({ maxLength: 5 }),
    levels: widens,
    reverse: narrows,
  },
  {
    name: 'a number becomes a text that can be too short for it',
    base: { type: 'integer' },
    revision: one({ maxLength: 3 }),
    levels: major,
    reverse: major,
  },
  {
    name: 'a number becomes a date',
    base: { type: 'integer' },
    revision: one({ format: 'date' }),
    levels: major,
    reverse: major,
  },
  {
    name: 'a small number becomes a text that always has room for it',
    base: { type: 'integer', minimum: 0, maximum: 999 },
    revision: one({ maxLength: 3 }),
    levels: widens,
    reverse: narrows,
  },
  {
    name: 'a number becomes a text of digits with a sign',
    base: { type: 'integer' },
    revision: one({ pattern: '^-?[0-9]+$' }),
    levels: same,
    reverse: same,
    proof: 'stated',
  },
  {
    name: 'a number becomes a text of digits',
    base: { type: 'integer' },
    revision: one({ pattern: '^[0-9]+$' }),
    levels: narrows,
    reverse: widens,
  },
  {
    name: 'listed numbers become the same texts',
    base: { type: 'integer', enum: [1, 2] },
    revision: one({ enum: ['1', '2'] }),
    levels: same,
    reverse: same,
    proof: 'stated',
  },
  {
    name: 'a text becomes a list',
    base: one({}),
    revision: { type: 'array', items: { type: 'string' } },
    levels: widens,
    reverse: narrows,
  },
  {
    name: 'a text becomes a list with a pattern for its items',
    base: one({}),
    revision: { type: 'array', items: { type: 'string', pattern: '^[a-z]+$' } },
    levels: major,
    reverse: major,
  },
  {
    name: 'a text becomes a list of at least two items',
    base: one({}),
    revision: { type: 'array', minItems: 2, items: { type: 'string' } },
    levels: major,
    reverse: major,
  },
  {
    name: 'a number with a format becomes a list of such numbers',
    base: { type: 'integer', format: 'int32' },
    revision: { type: 'array', items: { type: 'integer', format: 'int32' } },
    levels: widens,
    reverse: narrows,
  },
  {
    name: 'a number with a limit becomes a list of numbers with a lower limit',
    base: { type: 'number', minimum: 5 },
    revision: { type: 'array', items: { type: 'number', minimum: 1 } },
    levels: widens,
    reverse: narrows,
  },
  {
    name: 'a number becomes a list of numbers with a limit',
    base: { type: 'integer' },
    revision: { type: 'array', items: { type: 'integer', minimum: 1 } },
    levels: major,
    reverse: major,
  },
  {
    name: 'a time becomes a number',
    base: one({ format: 'date-time' }),
    revision: { type: 'integer' },
    levels: major,
    reverse: major,
  },
];

const header = (schema: Schema) => ({ required: true, schema });

export const textCases: PreparedCase[] = cases.flatMap(
  ({ name, base, revision, levels, reverse, rules = ['type'], proof = 'proven' }) => {
    const common = { rules, proof };
    return [
      {
        ...common,
        name: `a parameter: ${name}`,
        levels: [levels[0], reverse[0]] as [Level, Level],
        prepare: addParameter('team', false, { schema: base }),
        change: (d) => void ((listed(d).parameters.at(-1) as { schema: Schema }).schema = revision),
      },
      {
        ...common,
        name: `a response header: ${name}`,
        levels: [levels[1], reverse[1]] as [Level, Level],
        prepare: (d) => void (success(d).headers!['X-Team'] = header(base)),
        change: (d) => void (success(d).headers!['X-Team'] = header(revision)),
      },
    ] satisfies PreparedCase[];
  },
);
