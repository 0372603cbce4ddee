import { equal, has } from '../equal.ts';
import { isObject, type Schema } from '../document.ts';
import type { Direction } from '../model.ts';

/** A keyword that can be judged from its two values alone. `of`: the types of value it says something about. */
export interface Keyword {
  rule: string;
  keywords: string[];
  of?: string[];
  direction: (a: Schema, b: Schema) => Direction;
  /** Whether a change of it changes nothing, because of what stands beside it. */
  idle?: (a: Schema, b: Schema) => boolean;
}

export const combine = (...directions: Direction[]): Direction => {
  const set = new Set(directions.filter((direction) => direction !== 'none'));
  if (set.size === 0) return 'none';
  return set.size === 1 ? ([...set][0] as Direction) : 'both';
};

/** A change of sets of what is allowed: something gone narrows, something new widens. */
export const ofSets = (gone: boolean, added: boolean): Direction =>
  combine(gone ? 'narrows' : 'none', added ? 'widens' : 'none');

const number = (schema: Schema, key: string, absent: number): number =>
  typeof schema[key] === 'number' ? schema[key] : absent;

/** A bound: `up` says what raising it does. */
function bound(key: string, absent: number, up: 'narrows' | 'widens', of: string[]): Keyword {
  return {
    rule: key,
    keywords: [key],
    of,
    direction: (a, b) => {
      const difference = number(b, key, absent) - number(a, key, absent);
      if (difference === 0 || Number.isNaN(difference)) return 'none';
      return difference > 0 === (up === 'narrows') ? 'narrows' : 'widens';
    },
  };
}

/** `minimum` and `exclusiveMinimum` are one limit; whole numbers above 4 and from 5 on are the same. */
function limit(rule: 'minimum' | 'maximum'): Keyword {
  const exclusive = rule === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
  const sign = rule === 'minimum' ? 1 : -1;
  const read = (schema: Schema): [number, number] => {
    const whole = equal(typesOf(schema), ['integer']);
    const open = typeof schema[exclusive] === 'number' ? sign * schema[exclusive] : -Infinity;
    const closed = typeof schema[rule] === 'number' ? sign * schema[rule] : -Infinity;
    if (whole) return [Math.max(Math.floor(open) + 1, Math.ceil(closed)), 0];
    return open >= closed && open > -Infinity ? [open, 1] : [closed, 0];
  };
  return {
    rule,
    keywords: [rule, exclusive],
    of: ['number', 'integer'],
    direction: (a, b) => {
      const [[av, ax], [bv, bx]] = [read(a), read(b)];
      if (av === bv && ax === bx) return 'none';
      return bv > av || (bv === av && bx > ax) ? 'narrows' : 'widens';
    },
  };
}

/** A keyword whose values cannot be compared: only being there or not can. */
function opaque(rule: string, of: string[]): Keyword {
  return {
    rule,
    keywords: [rule],
    of,
    direction: (a, b) =>
      equal(a[rule], b[rule]) ? 'none' : a[rule] === undefined ? 'narrows' : b[rule] === undefined ? 'widens' : 'both',
  };
}

const int32 = 2 ** 31;

/** The format, where it refuses something: not of numbers that are whole or within its bounds anyhow. */
function limitingFormat(schema: Schema): unknown {
  const { format, minimum, maximum } = schema;
  const types = typesOf(schema);
  if (types.some((name) => name !== 'integer' && name !== 'number' && name !== 'null')) return format;
  if (format === 'float' || format === 'double') return undefined;
  if (types.includes('number')) return format;
  const within = typeof minimum === 'number' && minimum >= -int32 && typeof maximum === 'number' && maximum < int32;
  return format === 'int64' || (format === 'int32' && within) ? undefined : format;
}

export const allTypes = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The types a schema names; every type when it names none. `integer` goes with `number`. */
export function typesOf(schema: Schema): string[] {
  const type = schema['type'];
  if (type === undefined) return allTypes;
  const types = (Array.isArray(type) ? type : [type]) as string[];
  return types.includes('number') ? types.filter((name) => name !== 'integer') : types;
}

const covers = (types: string[], name: string): boolean =>
  types.includes(name) || (name === 'integer' && types.includes('number'));

export function typeDirection(a: Schema, b: Schema): Direction {
  const [before, after] = [typesOf(a), typesOf(b)];
  return ofSets(
    before.some((name) => !covers(after, name)),
    after.some((name) => !covers(before, name)),
  );
}

/** The values a schema lists, or nothing when it lists none. */
export function listed(schema: Schema): unknown[] | undefined {
  if (schema['const'] !== undefined)
    return Array.isArray(schema['enum']) && !has(schema['enum'], schema['const']) ? [] : [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

function listDirection(a: Schema, b: Schema): Direction {
  const [before, after] = [listed(a), listed(b)];
  if (before === undefined || after === undefined)
    return before === after ? 'none' : after === undefined ? 'widens' : 'narrows';
  return ofSets(
    before.some((value) => !has(after, value)),
    after.some((value) => !has(before, value)),
  );
}

function multipleDirection(a: Schema, b: Schema): Direction {
  const [before, after] = [a['multipleOf'], b['multipleOf']] as (number | undefined)[];
  if (before === after) return 'none';
  // Whole numbers are multiples of 1 as they are.
  const wholeA = before ?? (equal(typesOf(a), ['integer']) ? 1 : undefined);
  const wholeB = after ?? (equal(typesOf(b), ['integer']) ? 1 : undefined);
  if (wholeA === undefined || wholeB === undefined)
    return wholeA === wholeB ? 'none' : wholeB === undefined ? 'widens' : 'narrows';
  const divides = (small: number, large: number) => Math.abs(large / small - Math.round(large / small)) < 1e-9;
  return wholeA === wholeB ? 'none' : divides(wholeA, wholeB) ? 'narrows' : divides(wholeB, wholeA) ? 'widens' : 'both';
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

function requiredDirection(a: Schema, b: Schema): Direction {
  const [before, after] = [strings(a['required']), strings(b['required'])];
  return ofSets(
    after.some((name) => !before.includes(name)),
    before.some((name) => !after.includes(name)),
  );
}

function dependentDirection(a: Schema, b: Schema): Direction {
  const pairs = (schema: Schema) =>
    Object.entries(isObject(schema['dependentRequired']) ? schema['dependentRequired'] : {}).flatMap(([name, needs]) =>
      strings(needs).map((need) => JSON.stringify([name, need])),
    );
  const [before, after] = [pairs(a), pairs(b)];
  return ofSets(
    after.some((pair) => !before.includes(pair)),
    before.some((pair) => !after.includes(pair)),
  );
}

/** Keywords of one value each. Keywords that hold schemas are in schema.ts. */
export const scalarKeywords: Keyword[] = [
  { rule: 'type', keywords: ['type'], direction: typeDirection },
  { rule: 'enum', keywords: ['enum', 'const'], direction: listDirection },
  limit('minimum'),
  limit('maximum'),
  { rule: 'multipleOf', keywords: ['multipleOf'], of: ['number', 'integer'], direction: multipleDirection },
  bound('minLength', 0, 'narrows', ['string']),
  bound('maxLength', Infinity, 'widens', ['string']),
  opaque('pattern', ['string']),
  { ...opaque('format', ['string', 'number', 'integer']), idle: (a, b) => limitingFormat(a) === limitingFormat(b) },
  bound('minItems', 0, 'narrows', ['array']),
  bound('maxItems', Infinity, 'widens', ['array']),
  {
    rule: 'uniqueItems',
    keywords: ['uniqueItems'],
    of: ['array'],
    direction: (a, b) =>
      ofSets(
        b['uniqueItems'] === true && a['uniqueItems'] !== true,
        a['uniqueItems'] === true && b['uniqueItems'] !== true,
      ),
  },
  bound('minProperties', 0, 'narrows', ['object']),
  bound('maxProperties', Infinity, 'widens', ['object']),
  { rule: 'required', keywords: ['required'], of: ['object'], direction: requiredDirection },
  { rule: 'dependentRequired', keywords: ['dependentRequired'], of: ['object'], direction: dependentDirection },
];

/** What a validator takes no notice of, and readers do. */
export const documentationKeywords = [
  'title',
  'description',
  'examples',
  'example',
  '$comment',
  'externalDocs',
  'xml',
  'deprecated',
  '$schema',
  '$defs',
  'definitions',
  'contentSchema',
];
