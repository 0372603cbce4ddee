/**
 * From JSON Schema failures to the 422 body of the contract: `{loc, msg, type}` with pydantic's names and wording,
 * which is what clients of the documented shape match on (U08).
 */
import type { ValidationErrorItem } from '@jurybox/types';
import type { ValidationFailure as Failure } from '@jurybox/validators';

/** At most this many failures are reported of one request. */
export const maxErrors = 100;

type Place = 'path' | 'query' | 'header' | 'body';
type Says = [type: string, msg: string];
type Params = Record<string, unknown>;

const types: Record<string, Says> = {
  string: ['string_type', 'Input should be a valid string'],
  integer: ['int_type', 'Input should be a valid integer'],
  number: ['float_type', 'Input should be a valid number'],
  boolean: ['bool_type', 'Input should be a valid boolean'],
  array: ['list_type', 'Input should be a valid list'],
  object: ['dict_type', 'Input should be a valid dictionary'],
  null: ['none_required', 'Input should be None'],
};

const formats: Record<string, Says> = {
  uuid: ['uuid_parsing', 'Input should be a valid UUID'],
  'date-time': ['datetime_parsing', 'Input should be a valid datetime'],
  'uri-reference': ['url_parsing', 'Input should be a valid URL'],
};

/** One row per JSON Schema keyword a request schema may use. A union of types says each alternative but null. */
export const keywords: Record<string, (params: Params, value: unknown) => Says[]> = {
  type: ({ type }) =>
    [type]
      .flat()
      .filter((name, _, all) => name !== 'null' || all.length === 1)
      .map((name) => types[name as string] ?? unknown('type')),
  required: () => [['missing', 'Field required']],
  dependentRequired: () => [['missing', 'Field required']],
  additionalProperties: () => [['extra_forbidden', 'Extra inputs are not permitted']],
  enum: ({ allowedValues }) => [['enum', `Input should be ${listed(allowedValues as unknown[])}`]],
  const: ({ allowedValue }) => [['literal_error', `Input should be ${quoted(allowedValue)}`]],
  minLength: ({ limit }) => [['string_too_short', `String should have at least ${counted(limit, 'character')}`]],
  maxLength: ({ limit }) => [['string_too_long', `String should have at most ${counted(limit, 'character')}`]],
  pattern: ({ pattern }) => [['string_pattern_mismatch', `String should match pattern '${String(pattern)}'`]],
  format: ({ format }) => [formats[format as string] ?? unknown('format')],
  minItems: ({ limit }, value) => [
    ['too_short', `List should have at least ${counted(limit, 'item')} after validation, not ${sizeOf(value)}`],
  ],
  maxItems: ({ limit }, value) => [
    ['too_long', `List should have at most ${counted(limit, 'item')} after validation, not ${sizeOf(value)}`],
  ],
  minProperties: ({ limit }, value) => [
    ['too_short', `Dictionary should have at least ${counted(limit, 'item')} after validation, not ${sizeOf(value)}`],
  ],
  maxProperties: ({ limit }, value) => [
    ['too_long', `Dictionary should have at most ${counted(limit, 'item')} after validation, not ${sizeOf(value)}`],
  ],
  uniqueItems: () => [['value_error', 'Value error, items should be unique']],
  minimum: ({ limit }) => [['greater_than_equal', `Input should be greater than or equal to ${String(limit)}`]],
  maximum: ({ limit }) => [['less_than_equal', `Input should be less than or equal to ${String(limit)}`]],
  exclusiveMinimum: ({ limit }) => [['greater_than', `Input should be greater than ${String(limit)}`]],
  exclusiveMaximum: ({ limit }) => [['less_than', `Input should be less than ${String(limit)}`]],
  // What is wrong with the name is said of it.
  propertyNames: () => [],
  // What its alternatives say is said instead.
  anyOf: () => [unknown('anyOf')],
  multipleOf: ({ multipleOf }) => [['multiple_of', `Input should be a multiple of ${String(multipleOf)}`]],
};

/** The failures of one place of a request, in the contract's shape, at most `maxErrors`. */
export function detailsOf(place: Place, failures: readonly Failure[], data: unknown): ValidationErrorItem[] {
  return meant(failures)
    .slice(0, maxErrors)
    .flatMap((failure) => {
      const { keyword, params, instancePath, propertyName } = failure;
      const steps = instancePath
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
      const { value, loc } = walk(data, steps);
      const member = params['missingProperty'] ?? params['additionalProperty'] ?? propertyName;
      if (typeof member === 'string') loc.push(shortened(member));
      return (keywords[keyword] ?? (() => [unknown(keyword)]))(params, value).map(([type, msg]) => ({
        loc: [place, ...loc],
        msg: msg.slice(0, 1000),
        type,
      }));
    });
}

/**
 * The failures without those of the alternatives of a union that were not meant. Ajv reports each alternative and then
 * the union; meant are the alternatives whose type the value has, or all but null where it has none of the types.
 */
function meant(failures: readonly Failure[]): readonly Failure[] {
  if (!failures.some(({ keyword }) => keyword === 'anyOf')) return failures;
  const kept: Failure[] = [];
  for (const failure of failures) {
    if (failure.keyword !== 'anyOf') kept.push(failure);
    else kept.push(...meantOf(failure, alternativesOf(failure, kept)));
  }
  return kept;
}

/** Takes the failures of the alternatives off the end of the list. */
function alternativesOf({ schemaPath, instancePath }: Failure, kept: Failure[]): Failure[] {
  let first = kept.length;
  const isOfUnion = (one: Failure | undefined) =>
    one?.schemaPath.startsWith(`${schemaPath}/`) === true && one.instancePath.startsWith(instancePath);
  while (first > 0 && isOfUnion(kept[first - 1])) first--;
  return kept.splice(first);
}

function meantOf(union: Failure, failures: Failure[]): Failure[] {
  const prefix = union.schemaPath.length + 1;
  const alternative = ({ schemaPath }: Failure) => schemaPath.slice(prefix, schemaPath.indexOf('/', prefix));
  const isOtherType = ({ keyword, schemaPath, instancePath }: Failure) =>
    keyword === 'type' &&
    instancePath === union.instancePath &&
    schemaPath.indexOf('/', schemaPath.indexOf('/', prefix) + 1) === -1;
  const others = new Set(failures.filter(isOtherType).map(alternative));
  const fitting = failures.filter((failure) => !others.has(alternative(failure)));
  if (fitting.length > 0) return fitting;
  const wanted = failures.filter(({ params }) => params['type'] !== 'null');
  return wanted.length > 0 ? wanted : [union];
}

/** A name as it fits into `loc`, without half a character at its end. */
export function shortened(name: string): string {
  return name.slice(0, 256).toWellFormed();
}

/** Follows a JSON pointer; a step through a list is a number in `loc`. */
function walk(data: unknown, steps: string[]): { value: unknown; loc: (string | number)[] } {
  let value = data;
  const loc = steps.map((step) => {
    const key = Array.isArray(value) ? Number(step) : step;
    value = (value as Record<string | number, unknown> | undefined)?.[key];
    return typeof key === 'string' ? shortened(key) : key;
  });
  return { value, loc };
}

function unknown(keyword: string): Says {
  return ['value_error', `Value error, ${keyword} is not satisfied`];
}

function counted(limit: unknown, noun: string): string {
  return `${String(limit)} ${noun}${limit === 1 ? '' : 's'}`;
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : Object.keys(value ?? {}).length;
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function listed(values: unknown[]): string {
  const all = values.map(quoted);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}
