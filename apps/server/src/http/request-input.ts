/** Turns the path, query, headers and body of a request into the input of a handler. */
import { createHash } from 'node:crypto';
import type { OperationRow, ValidationErrorItem } from '@jurybox/types';
import type { RequestValidators, Validator } from '@jurybox/validators';
import { decodePath, decodeQuery, pickHeaders, readTypes, type Decoded, type ParameterTypes } from './parameters.ts';
import { parseJson } from './strict-json.ts';
import { maxErrors, validationErrors } from './validation-errors.ts';
import { invalid } from '../services/outcome.ts';

interface RawRequest {
  segments: readonly string[];
  querystring: string;
  headers: NodeJS.Dict<string | string[]>;
  bytes: Buffer | undefined;
}

/** Decodes and validates the path, query, headers and body of a request. Refuses with at most `maxErrors` errors. */
export function validateInput(
  { path_parameters, query_parameters, header_parameters, parameter_types: types }: OperationRow,
  validators: RequestValidators[keyof RequestValidators],
  { segments, querystring, headers, bytes }: RawRequest,
) {
  const errors: ValidationErrorItem[] = [];
  const read = (place: 'path' | 'query' | 'header', decoded: Decoded) =>
    validateParameters(place, decoded, types[place], validators[place], errors);
  const path = read('path', decodePath(segments, path_parameters));
  const query = read('query', decodeQuery(querystring, query_parameters));
  const header = read('header', { values: pickHeaders(headers, header_parameters), errors: [] });
  const body = bytes === undefined ? undefined : validateBody(bytes, validators.body, errors);
  if (errors.length > 0) return invalid(...errors.slice(0, maxErrors));
  return { path, query, header, body };
}

/** Returns a hash of the operation, the path and the body. A retry of a request has the same hash. */
export function requestHash(operation: string, path: object, bytes: Buffer | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify([operation, path]));
  return (bytes === undefined ? hash : hash.update(bytes)).digest('hex');
}

/**
 * Validates the parameters of one location. Adds their errors to `errors`. Returns the values converted to their types,
 * with defaults. If a parameter cannot be decoded, adds only the decoding error, not also one for a missing value.
 */
function validateParameters(
  place: 'path' | 'query' | 'header',
  decoded: Decoded,
  types: ParameterTypes,
  validate: Validator | null,
  errors: ValidationErrorItem[],
): Record<string, unknown> {
  errors.push(...decoded.errors);
  const values = readTypes(decoded.values, types);
  if (validate === null) return values;
  const reported = decoded.errors.map(({ loc }) => loc[1]);
  if (!validate(values)) {
    const found = validationErrors(place, validate.errors ?? [], values);
    errors.push(...found.filter(({ loc }) => !reported.includes(loc[1] as string)));
  }
  return values;
}

function validateBody(bytes: Buffer, validate: Validator | null, errors: ValidationErrorItem[]): unknown {
  const parsed = parseJson(bytes);
  if (parsed.errors !== undefined) {
    errors.push(...parsed.errors);
    return undefined;
  }
  if (validate !== null && !validate(parsed.value))
    errors.push(...validationErrors('body', validate.errors ?? [], parsed.value));
  return parsed.value;
}
