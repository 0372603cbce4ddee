export type Version = '3.0' | '3.1' | '3.2';

/**
 * The kind of value that a member contains. The review does not look inside a value of the kind `any`. A value of the
 * kind `schema` is a text: the name of a schema, or a reference to a schema.
 */
export type Shape = 'any' | 'string' | 'boolean' | 'schema' | Check | { list: Shape } | MapShape | { object: string };

/** `called` describes the expected value in messages. `read` returns undefined for an unexpected value. */
interface Check {
  called: string;
  read: (value: unknown) => unknown;
}

export interface MapShape {
  map: Shape;
  /** The allowed keys. A map with `keys` can also contain extensions (`x-…`). */
  keys?: RegExp;
  /** For a map whose keys are regular expressions: rewrites a key for JavaScript; undefined if the key is invalid. */
  read?: (key: string) => string | undefined;
}

export interface ObjectType {
  /** What each member contains; `undefined` for a member that is not allowed. */
  members: Record<string, Shape | undefined>;
  /** What all other members contain, except extensions. */
  others?: Shape;
  /** The required members, each with a pattern that its value must fit. Without them, the object cannot be read. */
  needs?: Record<string, RegExp>;
  /** The members that were added after OpenAPI 3.0, with the first version that has them. */
  since?: Record<string, Version>;
  /** Members that the review compares only if their value fits a pattern. Otherwise, it leaves the member out. */
  known?: Record<string, RegExp>;
  notCompared?: string[];
}

export const check = (called: string, fits: (value: unknown) => boolean, read = (value: unknown) => value): Check => ({
  called,
  read: (value) => (fits(value) ? read(value) : undefined),
});

export const scalars: Record<'string' | 'boolean' | 'schema', Check> = {
  // YAML reads a text such as `1.0` as a number, so a number counts as a text.
  string: check('a text', (value) => /^(string|number|boolean)$/.test(typeof value), String),
  boolean: check('true or false', (value) => typeof value === 'boolean'),
  schema: check('a reference', (value) => typeof value === 'string'),
};

export const object = (name: string): Shape => ({ object: name });
export const list = (shape: Shape): Shape => ({ list: shape });
export const map = (shape: Shape, keys?: RegExp): Shape => (keys ? { map: shape, keys } : { map: shape });

export const each = <Name extends string>(shape: Shape, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>;

export const titleOf = (object: string): string =>
  `this ${object.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}`;
