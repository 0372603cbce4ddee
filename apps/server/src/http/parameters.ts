import type { ValidationErrorItem } from '@jurybox/types';
import { shortened } from './details.ts';

export type Decoded = { values: Record<string, string>; errors: ValidationErrorItem[] };
/** The parameters of one place that are not text, as the contract has them. */
export type Types = { readonly [name: string]: 'integer' | 'boolean' };

const notText = 'Input should be a valid string, unable to parse raw data as a unicode string';

/**
 * The declared parameters of a query string. One that is given twice, or as a list, is an error, because two readers
 * would pick differently; undeclared ones are ignored (U28) as long as they are text.
 */
export function decodeQuery(querystring: string, declared: readonly string[]): Decoded {
  const decoded: Decoded = { values: {}, errors: [] };
  if (querystring === '') return decoded;
  const { values, errors } = decoded;
  for (const pair of querystring.split('&')) {
    const equals = pair.indexOf('=');
    const name = decodeText(equals === -1 ? pair : pair.slice(0, equals));
    const value = decodeText(equals === -1 ? '' : pair.slice(equals + 1));
    if (name === undefined || value === undefined) {
      errors.push({
        loc: name === undefined ? ['query'] : ['query', shortened(name)],
        msg: notText,
        type: 'string_unicode',
      });
    } else if (!declared.includes(name)) {
      const list = name.slice(0, Math.max(0, name.indexOf('[')));
      if (declared.includes(list))
        errors.push({ loc: ['query', list], msg: 'Input should be a valid string', type: 'string_type' });
    } else if (Object.hasOwn(values, name))
      errors.push({ loc: ['query', name], msg: 'Input should be given once', type: 'value_error' });
    else values[name] = value;
  }
  return decoded;
}

/** The parameters of a path, from the raw segments the router matched. A `%2F` is text like any other. */
export function decodePath(segments: readonly string[], declared: readonly string[]): Decoded {
  const decoded: Decoded = { values: {}, errors: [] };
  declared.forEach((name, index) => {
    const value = decodeText((segments[index] ?? '').replaceAll('+', '%2B'));
    if (value === undefined) decoded.errors.push({ loc: ['path', name], msg: notText, type: 'string_unicode' });
    else decoded.values[name] = value;
  });
  return decoded;
}

const integer = /^-?(?:0|[1-9]\d{0,15})$/;

/**
 * The values with those that are no text read as what they are: an integer in decimal digits that a double holds
 * exactly, `true` or `false`. Anything else stays the text it is, and fails the validator's check of the type.
 */
export function readTypes(values: Record<string, string>, types: Types): Record<string, unknown> {
  const read: Record<string, unknown> = values;
  for (const name in types) {
    const text = values[name];
    if (text === undefined) continue;
    if (types[name] === 'boolean') read[name] = text === 'true' || (text === 'false' ? false : text);
    else if (integer.test(text) && Number.isSafeInteger(Number(text))) read[name] = Number(text);
  }
  return read;
}

/** The declared headers, by their names in lower case. */
export function pickHeaders(
  headers: NodeJS.Dict<string | string[]>,
  declared: readonly string[],
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of declared) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) values[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return values;
}

/** Whether a header is there more than once. Node keeps the first of some and says nothing. */
export function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let seen = false;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const header = rawHeaders[i] as string;
    if (header.length !== name.length || header.toLowerCase() !== name) continue;
    if (seen) return true;
    seen = true;
  }
  return false;
}

/** Percent-decoded text, or nothing where the bytes are not UTF-8 or hold U+0000. */
function decodeText(raw: string): string | undefined {
  if (!raw.includes('%')) return raw.replaceAll('+', ' ');
  try {
    const text = decodeURIComponent(raw.replaceAll('+', ' '));
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
