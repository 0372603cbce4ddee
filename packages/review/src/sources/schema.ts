/** The keywords of schemas, and what each contains. */
import { isObject } from '@jurybox/openapi';
import { limits } from './files.ts';
import { check, each, list, map, object, type ObjectType, type Shape } from './shapes.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
// Ajv refuses a schema if its `type` or `required` lists the same name twice.
const withoutRepeated = (value: unknown): unknown => (Array.isArray(value) ? [...new Set(value)] : value);

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const areTypes = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 && value.every((type) => types.includes(type as string)) : areTypes([value]);
const typeNames = check(`one of ${types.join(', ')}, or a list of them`, areTypes, withoutRepeated);
const names = check('a list of names', isTextList, withoutRepeated);
const anyList = check('a list', Array.isArray);
const count = check('a whole number from 0 on', (value) => isNumber(value) && Number.isInteger(value) && value >= 0);
const factor = check('a number above 0', (value) => isNumber(value) && value > 0);
const dependencies = check(
  'an object with lists of names',
  (value) => isObject(value) && Object.values(value).every(isTextList),
);
const patternOf = (value: unknown) => (typeof value === 'string' ? unicodePattern(value) : undefined);
const schema = object('Schema');

const inEveryVersion: Record<string, Shape> = {
  ...each('any', 'default', 'example', 'xml', 'externalDocs'),
  discriminator: object('Discriminator'),
  ...each('string', 'title', 'description', 'format'),
  ...each('boolean', 'uniqueItems', 'readOnly', 'writeOnly', 'deprecated'),
  pattern: { called: 'a valid JavaScript regular expression', read: patternOf },
  type: typeNames,
  enum: anyList,
  required: names,
  ...each(check('a finite number', isNumber), 'minimum', 'maximum'),
  multipleOf: factor,
  ...each(count, 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'),
  ...each(schema, 'additionalProperties', 'items', 'not'),
  ...each(list(schema), 'allOf', 'anyOf', 'oneOf'),
  ...each(map(schema), 'properties', '$defs', 'definitions'),
};

const isLimit = (value: unknown): boolean => typeof value === 'boolean' || isNumber(value);
const exclusive = ['exclusiveMinimum', 'exclusiveMaximum'];
/** Schemas of OpenAPI 3.0, which forbids unknown keywords. */
export const threeZero: ObjectType = {
  members: { ...inEveryVersion, nullable: 'boolean', ...each(check('true or false', isLimit), ...exclusive) },
};

export const threeOne: ObjectType = {
  members: {
    ...inEveryVersion,
    ...each(check('a number: OpenAPI 3.0 and 3.1 write it differently', isNumber), ...exclusive),
    const: 'any',
    ...each('string', 'contentEncoding', 'contentMediaType', '$comment'),
    examples: anyList,
    dependentRequired: dependencies,
    ...each(count, 'minContains', 'maxContains'),
    ...each(schema, 'contains', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'),
    ...each(schema, 'if', 'then', 'else'),
    prefixItems: list(schema),
    patternProperties: { map: schema, read: unicodePattern },
    dependentSchemas: map(schema),
    nullable: undefined,
  },
  others: 'any',
  notCompared: ['$ref', '$dynamicRef', '$recursiveRef'],
};

/** Rewrites a pattern for the flag `u`, which JSON Schema requires and which forbids some notations, such as `\-`. */
export function unicodePattern(pattern: string): string | undefined {
  if (pattern.length > limits.patternCharacters) return undefined;
  if (compiles(pattern, 'u')) return pattern;
  if (!compiles(pattern, '')) return undefined;
  const rewritten = rewrite(pattern);
  return compiles(rewritten, 'u') ? rewritten : undefined;
}

function compiles(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags).source !== '';
  } catch {
    return false;
  }
}

/** Removes needless backslashes. Adds the backslashes that only a pattern with the flag `u` needs. */
const rewrite = (pattern: string): string =>
  pattern.replaceAll(/\[(?:\\[^]|[^\]\\])*\]?|\\[^]|\{\d+(?:,\d*)?\}|[\]{}]/g, (token) => {
    if (token.startsWith('\\')) return unescaped(token, /[\^$\\.*+?()[\]{}|/]/);
    if (!token.startsWith('[')) return token.length > 1 ? token : `\\${token}`;
    // A hyphen next to a class such as `\w` is a plain character and not a range.
    return token.replaceAll(/(\\[wds])-|-(?=\\[wds])|\\[^]/gi, (part, beside = '') =>
      part.endsWith('-') && part !== '\\-' ? `${beside}\\-` : unescaped(part, /[\^$\\.*+?()[\]{}|/-]/),
    );
  });

/** Removes a needless backslash, as in `\@`. Keeps it before letters and digits: in Python, `\A` has a meaning. */
const unescaped = (escape: string, needed: RegExp): string =>
  escape === '\\_' || !(needed.test(escape.slice(1)) || /\w/.test(escape)) ? escape.slice(1) : escape;
