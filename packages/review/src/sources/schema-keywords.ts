import { isObject } from '@jurybox/openapi';
import type { Shape, Version } from './grammar.ts';

/**
 * The kind of value that a keyword of a schema contains, or a function that checks the value. The function returns why
 * the value is not readable, or undefined if it is readable.
 */
type Keyword = Shape | ((value: unknown) => string | undefined);

const schema: Shape = { object: 'Schema' };
const schemas: Shape = { list: schema };
const schemaMap: Shape = { map: schema };

const check =
  (what: string, isReadable: (value: unknown) => boolean) =>
  (value: unknown): string | undefined =>
    isReadable(value) ? undefined : `it is not ${what}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const number = check('a finite number', isNumber);
const count = check('a whole number from 0 on', (value) => isNumber(value) && Number.isInteger(value) && value >= 0);
const texts = check('a list of names', isTextList);

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const isType = (value: unknown): boolean => isText(value) && types.includes(value);

/** The keywords that OpenAPI 3.0 has. */
const inEveryVersion: Record<string, Keyword> = {
  title: 'string',
  description: 'string',
  type: check(
    `one of ${types.join(', ')}, or a list of them`,
    (value) => isType(value) || (Array.isArray(value) && value.length > 0 && value.every(isType)),
  ),
  enum: check('a list', Array.isArray),
  default: 'any',
  example: 'any',
  format: 'string',
  pattern: 'string',
  multipleOf: check('a number above 0', (value) => isNumber(value) && value > 0),
  minimum: number,
  maximum: number,
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  minProperties: count,
  maxProperties: count,
  uniqueItems: 'boolean',
  required: texts,
  properties: schemaMap,
  additionalProperties: schema,
  items: schema,
  allOf: schemas,
  anyOf: schemas,
  oneOf: schemas,
  not: schema,
  readOnly: 'boolean',
  writeOnly: 'boolean',
  deprecated: 'boolean',
  discriminator: 'any',
  xml: 'any',
  externalDocs: 'any',
  // Messages do not depend on `$defs`, which only holds schemas for references.
  $defs: schemaMap,
  definitions: schemaMap,
};

const exclusive = check('a number: OpenAPI 3.0 and 3.1 write it differently', isNumber);

const byVersion: Record<'3.0' | '3.1', Record<string, Keyword>> = {
  '3.0': {
    ...inEveryVersion,
    nullable: 'boolean',
    exclusiveMinimum: check('true or false', (value) => typeof value === 'boolean' || isNumber(value)),
    exclusiveMaximum: check('true or false', (value) => typeof value === 'boolean' || isNumber(value)),
  },
  '3.1': {
    ...inEveryVersion,
    exclusiveMinimum: exclusive,
    exclusiveMaximum: exclusive,
    const: 'any',
    examples: check('a list', Array.isArray),
    prefixItems: schemas,
    contains: schema,
    minContains: count,
    maxContains: count,
    patternProperties: schemaMap,
    propertyNames: schema,
    unevaluatedItems: schema,
    unevaluatedProperties: schema,
    dependentSchemas: schemaMap,
    dependentRequired: check(
      'an object with lists of names',
      (value) => isObject(value) && Object.values(value).every(isTextList),
    ),
    if: schema,
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: schema,
    else: schema,
    contentEncoding: 'string',
    contentMediaType: 'string',
    contentSchema: schema,
    $comment: 'string',
  },
};

/** The keywords of JSON Schema that the review does not follow, each with the reason. */
const notFollowed: Record<string, string> = {
  $dynamicRef: 'the review does not follow $dynamicRef',
  $recursiveRef: 'the review does not follow $recursiveRef',
};

/**
 * The reason why the review cannot read a keyword, and whether the keyword has no meaning in the version of OpenAPI
 * that the contract uses.
 */
interface NotRead {
  reason: string;
  isMeaningless: boolean;
}

/** Returns what a keyword contains in a version of OpenAPI, or the reason why the review cannot read the keyword. */
export function keywordOf(name: string, version: Version): Keyword | NotRead | undefined {
  const keywords = byVersion[version === '3.0' ? '3.0' : '3.1'];
  if (Object.hasOwn(keywords, name)) return keywords[name];
  if (Object.hasOwn(notFollowed, name)) return { reason: notFollowed[name] as string, isMeaningless: false };
  const meaningless = (reason: string): NotRead => ({ reason, isMeaningless: true });
  if (version !== '3.0') return name === 'nullable' ? meaningless('OpenAPI 3.1 and 3.2 have no `nullable`') : undefined;
  // JSON Schema allows unknown keywords in OpenAPI 3.1; OpenAPI 3.0 does not.
  return name.startsWith('x-') ? undefined : meaningless(`OpenAPI 3.0 has no keyword \`${name}\``);
}
