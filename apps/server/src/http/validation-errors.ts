/**
 * Converts JSON Schema failures to the errors in the 422 body of the contract: `{loc, msg, type}`. The names and the
 * wording are those of pydantic, as clients of the documented format expect (U08).
 */
import type { ValidationFailure } from '@jurybox/validators';

export const maxErrors = 100;

/** The message for bytes that are not text in UTF-8. */
export const notText = 'Input should be a valid string, unable to parse raw data as a unicode string';

type Place = 'path' | 'query' | 'header' | 'body';
type ErrorText = [type: string, msg: string];

const typeErrors: Record<string, ErrorText> = {
  string: ['string_type', 'Input should be a valid string'],
  integer: ['int_type', 'Input should be a valid integer'],
  number: ['float_type', 'Input should be a valid number'],
  boolean: ['bool_type', 'Input should be a valid boolean'],
  array: ['list_type', 'Input should be a valid list'],
  object: ['dict_type', 'Input should be a valid dictionary'],
  null: ['none_required', 'Input should be None'],
};

const formatErrors: Record<string, ErrorText> = {
  uuid: ['uuid_parsing', 'Input should be a valid UUID'],
  'date-time': ['datetime_parsing', 'Input should be a valid datetime'],
  'uri-reference': ['url_parsing', 'Input should be a valid URL'],
};

/**
 * The errors for each JSON Schema keyword in request schemas. If a schema allows several types, a value of another type
 * causes one error for each allowed type except null.
 */
export const errorsByKeyword: Record<string, (params: Record<string, unknown>, value: unknown) => ErrorText[]> = {
  type: ({ type }) =>
    [type]
      .flat()
      .filter((name, _, all) => name !== 'null' || all.length === 1)
      .map((name) => typeErrors[name as string] ?? unsatisfied('type')),
  required: () => [['missing', 'Field required']],
  dependentRequired: () => [['missing', 'Field required']],
  additionalProperties: () => [['extra_forbidden', 'Extra inputs are not permitted']],
  enum: ({ allowedValues }) => [['enum', `Input should be ${listed(allowedValues as unknown[])}`]],
  const: ({ allowedValue }) => [['literal_error', `Input should be ${quoted(allowedValue)}`]],
  minLength: ({ limit }) => [['string_too_short', `String should have at least ${counted(limit, 'character')}`]],
  maxLength: ({ limit }) => [['string_too_long', `String should have at most ${counted(limit, 'character')}`]],
  pattern: ({ pattern }) => [['string_pattern_mismatch', `String should match pattern '${String(pattern)}'`]],
  format: ({ format }) => [formatErrors[format as string] ?? unsatisfied('format')],
  minItems: ({ limit }, list) => [['too_short', `List should have at least ${items(limit, list)}`]],
  maxItems: ({ limit }, list) => [['too_long', `List should have at most ${items(limit, list)}`]],
  minProperties: ({ limit }, value) => [['too_short', `Dictionary should have at least ${items(limit, value)}`]],
  maxProperties: ({ limit }, value) => [['too_long', `Dictionary should have at most ${items(limit, value)}`]],
  uniqueItems: () => [['value_error', 'Value error, items should be unique']],
  minimum: ({ limit }) => [['greater_than_equal', `Input should be greater than or equal to ${String(limit)}`]],
  maximum: ({ limit }) => [['less_than_equal', `Input should be less than or equal to ${String(limit)}`]],
  exclusiveMinimum: ({ limit }) => [['greater_than', `Input should be greater than ${String(limit)}`]],
  exclusiveMaximum: ({ limit }) => [['less_than', `Input should be less than ${String(limit)}`]],
  // Ajv also reports why a name does not match, so this keyword adds no error.
  propertyNames: () => [],
  anyOf: () => [unsatisfied('anyOf')],
  multipleOf: ({ multipleOf }) => [['multiple_of', `Input should be a multiple of ${String(multipleOf)}`]],
};

/** Converts the failures in one location of a request to at most `maxErrors` errors of the contract. */
export function validationErrors(place: Place, failures: readonly ValidationFailure[], data: unknown) {
  return withoutOtherAlternatives(failures)
    .slice(0, maxErrors)
    .flatMap((failure) => {
      const { keyword, params, instancePath, propertyName } = failure;
      const steps = instancePath
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
      const { value, loc } = followSteps(data, steps);
      const member = params['missingProperty'] ?? params['additionalProperty'] ?? propertyName;
      if (typeof member === 'string') loc.push(shortenName(member));
      return (errorsByKeyword[keyword] ?? (() => [unsatisfied(keyword)]))(params, value).map(([type, msg]) => ({
        loc: [place, ...loc],
        msg: msg.slice(0, 1000),
        type,
      }));
    });
}

/**
 * Removes the failures of alternatives that the caller did not mean: if the value is a string, for example "should be a
 * number". Ajv reports the failures of each alternative of a union (`anyOf`), and then the failure of the union.
 */
function withoutOtherAlternatives(failures: readonly ValidationFailure[]): readonly ValidationFailure[] {
  if (!failures.some(({ keyword }) => keyword === 'anyOf')) return failures;
  const kept: ValidationFailure[] = [];
  for (const failure of failures) {
    if (failure.keyword !== 'anyOf') kept.push(failure);
    else kept.push(...meantFailures(failure, takeAlternatives(failure, kept)));
  }
  return kept;
}

/**
 * Removes the failures of a union's alternatives from `kept`, and returns them. They are at the end of `kept`, because
 * Ajv reports them just before the failure of the union.
 */
function takeAlternatives({ schemaPath, instancePath }: ValidationFailure, kept: ValidationFailure[]) {
  let first = kept.length;
  const isOfUnion = (failure: ValidationFailure | undefined) =>
    failure?.schemaPath.startsWith(`${schemaPath}/`) === true && failure.instancePath.startsWith(instancePath);
  while (first > 0 && isOfUnion(kept[first - 1])) first--;
  return kept.splice(first);
}

function meantFailures(union: ValidationFailure, failures: ValidationFailure[]): ValidationFailure[] {
  const prefix = union.schemaPath.length + 1;
  const alternative = ({ schemaPath }: ValidationFailure) => schemaPath.slice(prefix, schemaPath.indexOf('/', prefix));
  const isOtherType = ({ keyword, schemaPath, instancePath }: ValidationFailure) =>
    keyword === 'type' &&
    instancePath === union.instancePath &&
    schemaPath.indexOf('/', schemaPath.indexOf('/', prefix) + 1) === -1;
  const otherTypes = new Set(failures.filter(isOtherType).map(alternative));
  const ofSameType = failures.filter((failure) => !otherTypes.has(alternative(failure)));
  if (ofSameType.length > 0) return ofSameType;
  const withoutNull = failures.filter(({ params }) => params['type'] !== 'null');
  return withoutNull.length > 0 ? withoutNull : [union];
}

/** Shortens a name to the maximum length in `loc`, without splitting a character. */
export function shortenName(name: string): string {
  return name.slice(0, 256).toWellFormed();
}

/** Follows the steps of a JSON pointer. Returns the value and its `loc`, in which a list index is a number. */
function followSteps(data: unknown, steps: string[]): { value: unknown; loc: (string | number)[] } {
  let value = data;
  const loc = steps.map((step) => {
    const key = Array.isArray(value) ? Number(step) : step;
    value = (value as Record<string | number, unknown> | undefined)?.[key];
    return typeof key === 'string' ? shortenName(key) : key;
  });
  return { value, loc };
}

function unsatisfied(keyword: string): ErrorText {
  return ['value_error', `Value error, ${keyword} is not satisfied`];
}

function counted(limit: unknown, noun: string): string {
  return `${String(limit)} ${noun}${limit === 1 ? '' : 's'}`;
}

function items(limit: unknown, value: unknown): string {
  return `${counted(limit, 'item')} after validation, not ${Object.keys(value ?? {}).length}`;
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function listed(values: unknown[]): string {
  const all = values.map(quoted);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}
