/** Reads several schemas that must all allow a value, for example the branches of `allOf`. */
import { dereference, isObject, type Document, type Schema } from '@jurybox/openapi';
import { additionalProperties, allTypes, isTrivial, listedValues, prefixItems, schemaList } from '../keywords/facts.ts';
import { schemaMap, schemasNamed, serialOf, typesInBoth, typesOf } from '../keywords/facts.ts';
import { memoized } from '../memoized.ts';
import type { Validators } from './validators.ts';

/** The functions of `Sampler` that the generators of lists and objects call. */
export interface ValueSource {
  /** The validators of the contract that must allow the generated values: the base or the revision. */
  readonly accepting: Validators;
  candidates(schema: Schema, hint: Schema, depth?: number): unknown[];
  small(schema: Schema, depth?: number): unknown[];
  /** Returns a list with at most one small value that fits a schema of the contract that is not `accepting`. */
  smallInOther(schema: Schema, depth: number): unknown[];
}

/** What the search wants from a generated value: it should fit all schemas in `own`. */
export interface Wanted {
  own: Schema[];
  /** Schemas of the other contract, which suggest more values. Each list has one branch of each `anyOf` and `oneOf`. */
  hints: Schema[][];
  /** How many members and items deep these values are in the whole generated value. Deeper values get fewer tries. */
  depth: number;
}

/**
 * Returns one list of schemas for each combination of branches, at most `limit` lists. A list contains the schema, the
 * branches of its `allOf`, and one branch of each `anyOf` and `oneOf`. Values that are generated from a list need not
 * fit the schema.
 */
export function combinations(document: Document, schema: Schema, limit: number, depth = 0): Schema[][] {
  let found: Schema[][] = [[schema]];
  if (depth > 6) return found;
  const inside = (part: unknown) => combinations(document, part as Schema, limit, depth + 1);
  const add = (choices: Schema[][]) => {
    found = crossed(found, choices).slice(0, limit);
  };
  if (typeof schema['$ref'] === 'string') add(inside(dereference(document, { $ref: schema['$ref'] })));
  // A schema with more than 1000 branches gets no validator (see `mostBranches` in `ajv-parts.ts`).
  for (const part of schemaList(schema, 'allOf').slice(0, 1000)) add(inside(part));
  for (const key of ['anyOf', 'oneOf']) {
    const parts = schemaList(schema, key);
    if (parts.length > 0) add(parts.flatMap((part) => inside(part).slice(0, Math.ceil(limit / parts.length))));
  }
  if (isObject(schema['if']))
    add([...crossed(inside(schema['if']), inside(schema['then'] ?? {})), ...inside(schema['else'] ?? {})]);
  for (const [name, part] of Object.entries(schemaMap(schema, 'dependentSchemas')))
    found = [...found, ...crossed([[...(found[0] ?? []), { required: [name] }]], inside(part))].slice(0, limit);
  return found;
}

const crossed = (left: Schema[][], right: Schema[][]): Schema[][] =>
  left.flatMap((one) => right.map((other) => [...one, ...other]));

export const valuesOf = (schemas: Schema[], ...keywords: string[]): unknown[] =>
  schemas.flatMap((schema) => keywords.map((keyword) => schema[keyword])).filter((value) => value !== undefined);

export const numbersOf = (schemas: Schema[], ...keywords: string[]): number[] =>
  valuesOf(schemas, ...keywords).filter((value) => typeof value === 'number');

export const schemasOf = (schemas: Schema[], ...keywords: string[]): Schema[] =>
  valuesOf(schemas, ...keywords).filter(isObject);

export const listedIn = (schemas: Schema[]): unknown[] => schemas.flatMap((schema) => listedValues(schema) ?? []);

/** Returns the types that all schemas allow. */
export const typesTogether = (schemas: Schema[]): string[] =>
  schemas
    .filter((schema) => schema['type'] !== undefined)
    .map(typesOf)
    .reduce((types, others) => (types === allTypes ? others : typesInBoth(types, others)), allTypes);

export const namesIn = (schemas: Schema[]): string[] => [
  ...new Set([
    ...schemas.flatMap((schema) => Object.keys(schemaMap(schema, 'properties'))),
    ...(valuesOf(schemas, 'required').flat() as string[]),
  ]),
];

/** Combines what the schemas require of the member with this name. */
export const memberSchema = (schemas: Schema[], name: string): Schema =>
  allOf(
    schemas.flatMap((schema) => {
      const named = schemasNamed(schema, name);
      return named.length > 0 ? named : [additionalProperties(schema), ...schemasOf([schema], 'unevaluatedProperties')];
    }),
  );

/** Combines what the schemas require of the item at an index. */
export const itemSchema = (schemas: Schema[], index: number): Schema =>
  allOf(
    schemas.flatMap((schema) => {
      const place = prefixItems(schema)[index];
      return place ? [place] : schemasOf([schema], 'items', 'unevaluatedItems');
    }),
  );

const combinedWith = memoized<Schema, Map<string, Schema>>(() => new Map());
const anything: Schema = {};

/** Combines schemas into one. For the same schemas, returns the same object, so that Ajv compiles it only once. */
function allOf(schemas: Schema[]): Schema {
  const [first = anything, ...others] = schemas.filter((schema) => !isTrivial(schema));
  if (others.length === 0) return first;
  const key = others.map(serialOf).join(' ');
  const schema = combinedWith(first).get(key) ?? { allOf: [first, ...others] };
  combinedWith(first).set(key, schema);
  return schema;
}

/**
 * Returns each limit that these keywords set, the number below it and the number above it. Leaves out numbers below 0
 * or above `most`.
 */
export const sizesNear = (schemas: Schema[], most: number, ...keywords: string[]): number[] =>
  [...new Set(numbersOf(schemas, ...keywords).flatMap((n) => [n, n + 1, n - 1]))]
    .filter((n) => n >= 0 && n <= most)
    .sort((x, y) => x - y);

/** Takes one value of each generator in turn, so that a search which ends early has tried values of all. */
export function* inTurn<T>(generators: Iterator<T>[], isOver = () => false): Generator<T, void, undefined> {
  for (let alive = generators; alive.length > 0;) {
    const next: typeof alive = [];
    for (const generator of alive) {
      if (isOver()) return;
      const { done, value } = generator.next();
      if (done === true) continue;
      next.push(generator);
      yield value;
    }
    alive = next;
  }
}
