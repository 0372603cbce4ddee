import { isObject } from '@jurybox/openapi';
import { limits, NotRead } from './files.ts';
import { child, type Reader, type Spot } from './parts.ts';
import type { Shape, Version } from './grammar.ts';

/** Reads a schema without its `$ref`. Leaves out each unreadable keyword and records it as not reviewed. */
export function readSchema(reader: Reader, value: unknown, at: Spot): unknown {
  if (typeof value === 'boolean') return isComponent(at) ? (value ? {} : { not: {} }) : value;
  if (!isObject(value)) return reader.leaveOut(at, 'a schema is neither an object nor true or false') ?? {};
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const read = readKeyword(reader, key, item, at);
    if (read !== undefined) entries.push([key, read]);
  }
  return Object.fromEntries(entries);
}

const isComponent = ({ unit, keys }: Spot): boolean =>
  unit.kind === undefined ? keys.length === 3 && keys[0] === 'components' : keys.length === 0;

function readKeyword(reader: Reader, key: string, value: unknown, at: Spot): unknown {
  const leaveOut: LeaveOut = (reason, isMeaningless) =>
    reader.leaveOut(at, `\`${key}\` is left out: ${reason}`, key, isMeaningless);
  if (key === '__proto__' || key === '$ref') return leaveOut('it has no meaning here', true);
  const keyword = (reader.version === '3.0' ? threeZero : threeOne).get(key);
  if (keyword === undefined) return readUnknown(key, value, reader.version, leaveOut);
  if (value === null && keyword !== 'any') return leaveOut('it has no value', true);
  if (typeof keyword === 'function') {
    const problem = keyword(value);
    if (problem !== undefined) return leaveOut(problem);
    // Removes duplicate names, because the validators refuse a list with duplicates.
    return (key === 'required' || key === 'type') && Array.isArray(value) ? [...new Set(value)] : value;
  }
  if (key === 'pattern') {
    const pattern = typeof value === 'string' ? unicodePattern(value) : undefined;
    return pattern ?? leaveOut('the pattern is not a valid JavaScript regular expression');
  }
  if (key === 'discriminator') return readDiscriminator(reader, value, child(at, key));
  if (key === 'patternProperties' && isObject(value)) return readPatterns(reader, value, child(at, key));
  return reader.readMember(value, keyword, at, key);
}

function readPatterns(reader: Reader, value: Record<string, unknown>, at: Spot): unknown {
  const entries = Object.entries(value).flatMap(([pattern, schema]): [string, unknown][] => {
    const readable = pattern === '__proto__' ? undefined : unicodePattern(pattern);
    if (readable !== undefined)
      return [[readable, reader.read(schema, { object: 'Schema' }, child(at, readable, pattern))]];
    reader.leaveOut(at, `\`${pattern}\` is not a valid JavaScript regular expression`, pattern);
    return [];
  });
  return Object.fromEntries(entries);
}

/** Reads a discriminator. If a component in its mapping gets a new name, the mapping gets the new name too. */
function readDiscriminator(reader: Reader, value: unknown, at: Spot): unknown {
  if (!isObject(value) || typeof value['propertyName'] !== 'string')
    return reader.leaveOut(at, 'a discriminator has no `propertyName`');
  const { mapping, defaultMapping, ...rest } = value;
  if (defaultMapping !== undefined)
    reader.leaveOut(at, 'the review does not compare `defaultMapping`', 'defaultMapping');
  if (mapping === undefined || mapping === null) return rest;
  if (!isObject(mapping)) return reader.leaveOut(at, 'the mapping is not an object', 'mapping') ?? rest;
  const inside = child(at, 'mapping');
  const read: Record<string, unknown> = {};
  for (const [name, target] of Object.entries(mapping)) {
    if (typeof target !== 'string' || name === '__proto__') reader.leaveOut(inside, 'it is not a reference', name);
    else if (!/[#/]|\.(ya?ml|json)$/i.test(target)) read[name] = target;
    else
      try {
        reader.refer(read, name, reader.references.resolve(target, at.file), 'schemas', child(inside, name));
      } catch (error) {
        if (!(error instanceof NotRead)) throw error;
        reader.leaveOut(inside, `the reference ${target} ${error.message}`, name);
      }
  }
  return { ...rest, mapping: read };
}

/**
 * The kind of value that a keyword of a schema contains, or a function that checks the value. The function returns why
 * the value is not readable, or undefined if it is readable.
 */
type Keyword = Shape | ((value: unknown) => string | undefined);

const check =
  (what: string, isReadable: (value: unknown) => boolean) =>
  (value: unknown): string | undefined =>
    isReadable(value) ? undefined : `it is not ${what}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const isType = (value: unknown): boolean => isText(value) && types.includes(value);
const areTypes = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isType);
const areLists = (value: unknown): boolean => isObject(value) && Object.values(value).every(isTextList);

const schema: Shape = { object: 'Schema' };
const schemas: Shape = { list: schema };
const schemaMap: Shape = { map: schema };
const count = check('a whole number from 0 on', (value) => isNumber(value) && Number.isInteger(value) && value >= 0);

/** A kind of value, and the keywords that contain it. */
type Kind = [holds: Keyword, ...keywords: string[]];

const inEveryVersion: Kind[] = [
  ['any', 'default', 'example', 'discriminator', 'xml', 'externalDocs'],
  ['string', 'title', 'description', 'format', 'pattern'],
  ['boolean', 'uniqueItems', 'readOnly', 'writeOnly', 'deprecated'],
  [check(`one of ${types.join(', ')}, or a list of them`, (value) => isType(value) || areTypes(value)), 'type'],
  [check('a list', Array.isArray), 'enum'],
  [check('a list of names', isTextList), 'required'],
  [check('a finite number', isNumber), 'minimum', 'maximum'],
  [check('a number above 0', (value) => isNumber(value) && value > 0), 'multipleOf'],
  [count, 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  [schema, 'additionalProperties', 'items', 'not'],
  [schemas, 'allOf', 'anyOf', 'oneOf'],
  // Messages do not depend on `$defs`, which only holds schemas for references.
  [schemaMap, 'properties', '$defs', 'definitions'],
];

const onlyThreeZero: Kind[] = [
  ['boolean', 'nullable'],
  [
    check('true or false', (value) => typeof value === 'boolean' || isNumber(value)),
    'exclusiveMinimum',
    'exclusiveMaximum',
  ],
];

const sinceThreeOne: Kind[] = [
  [check('a number: OpenAPI 3.0 and 3.1 write it differently', isNumber), 'exclusiveMinimum', 'exclusiveMaximum'],
  ['any', 'const'],
  ['string', 'contentEncoding', 'contentMediaType', '$comment'],
  [check('a list', Array.isArray), 'examples'],
  [check('an object with lists of names', areLists), 'dependentRequired'],
  [count, 'minContains', 'maxContains'],
  [schema, 'contains', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'],
  [schema, 'if', 'then', 'else'],
  [schemas, 'prefixItems'],
  [schemaMap, 'patternProperties', 'dependentSchemas'],
];

const tableOf = (kinds: Kind[]): Map<string, Keyword> =>
  new Map(kinds.flatMap(([holds, ...keywords]) => keywords.map((name): [string, Keyword] => [name, holds])));

const threeZero = tableOf([...inEveryVersion, ...onlyThreeZero]);
const threeOne = tableOf([...inEveryVersion, ...sinceThreeOne]);

/** Returns the kind of value that a keyword of a schema contains. */
export function shapeInSchema(name: string): Shape {
  const keyword = threeOne.get(name);
  return keyword === undefined || typeof keyword === 'function' ? 'any' : keyword;
}

/** Handles a keyword that is not in the table: the review keeps it, or leaves it out and says why. */
function readUnknown(key: string, value: unknown, version: Version, leaveOut: LeaveOut): unknown {
  if (key === '$dynamicRef' || key === '$recursiveRef') return leaveOut(`the review does not follow ${key}`);
  if (version !== '3.0') return key === 'nullable' ? leaveOut('OpenAPI 3.1 and 3.2 have no `nullable`', true) : value;
  // JSON Schema allows unknown keywords in OpenAPI 3.1; OpenAPI 3.0 does not.
  return key.startsWith('x-') ? value : leaveOut(`OpenAPI 3.0 has no keyword \`${key}\``, true);
}

type LeaveOut = (reason: string, isMeaningless?: boolean) => undefined;

/**
 * Rewrites a pattern so that it is valid with the flag `u` and matches the same texts; undefined if that is not
 * possible. JSON Schema uses this flag, which forbids some notations that are legal without it, for example `\-`
 * outside brackets.
 */
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

/** Removes backslashes that have no meaning. Adds the backslashes that only a pattern with the flag `u` needs. */
function rewrite(pattern: string): string {
  const tokens = pattern.match(/\\[\s\S]|\{\d+(?:,\d*)?\}|[\s\S]/g) ?? [];
  let inBrackets = false;
  return tokens
    .map((token, i) => {
      if (inBrackets) {
        if (token === ']') inBrackets = false;
        return token === '-' && isBesideClass(tokens, i) ? '\\-' : withoutBackslash(token, /[\^$\\.*+?()[\]{}|/-]/);
      }
      if (token === '[') inBrackets = true;
      if (token === ']' || token === '{' || token === '}') return `\\${token}`;
      return withoutBackslash(token, /[\^$\\.*+?()[\]{}|/]/);
    })
    .join('');
}

/**
 * Removes the backslash of a token if it has no meaning. Keeps the backslash before a letter or digit, because it has a
 * meaning in the regular expressions of other languages.
 */
const withoutBackslash = (token: string, needed: RegExp): string =>
  token.length === 2 && token.startsWith('\\') && !needed.test(token[1] ?? '') && !/\w/.test(token[1] ?? '')
    ? (token[1] ?? '')
    : token.replace(/^\\_$/, '_');

/** Whether a hyphen is next to a class such as `\w`. Such a hyphen is a plain character and not a range. */
const isBesideClass = (tokens: string[], i: number): boolean =>
  [tokens[i - 1], tokens[i + 1]].some((token) => /^\\[wdsWDS]$/.test(token ?? ''));
