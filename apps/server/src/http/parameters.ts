import type { ValidationErrorItem } from '@jurybox/types';
import { notText, shortenName } from './validation-errors.ts';

export interface Decoded {
  values: Record<string, string>;
  errors: ValidationErrorItem[];
}
/** The types of the integer and boolean parameters of the path, the query or the headers. The others are strings. */
export type ParameterTypes = { readonly [name: string]: 'integer' | 'boolean' };

/**
 * Decodes the declared parameters of a query string. A parameter that is given twice or as a list is an error, because
 * programs disagree on which value to use. Undeclared parameters are ignored (U28) if they can be decoded.
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
      const loc = name === undefined ? ['query'] : ['query', shortenName(name)];
      errors.push({ loc, msg: notText, type: 'string_unicode' });
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

/** Decodes the path parameters from the segments that the router matched. `%2F` is decoded like any other character. */
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
 * Converts texts to the types of their parameters: `true` and `false` to booleans, and safe integers to numbers. Any
 * other text stays a string, and the validator reports its type.
 */
export function readTypes(values: Record<string, string>, types: ParameterTypes): Record<string, unknown> {
  const read: Record<string, unknown> = values;
  for (const name in types) {
    const text = values[name];
    if (text === undefined) continue;
    if (types[name] === 'boolean') read[name] = text === 'true' || (text === 'false' ? false : text);
    else if (integer.test(text) && Number.isSafeInteger(Number(text))) read[name] = Number(text);
  }
  return read;
}

export function pickHeaders(headers: NodeJS.Dict<string | string[]>, declared: readonly string[]) {
  const values: Record<string, string> = {};
  for (const name of declared) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) values[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return values;
}

/** Whether a header occurs more than once. For some headers, Node.js silently keeps only the first value. */
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

/** Decodes a percent-encoded text. Returns `undefined` if the bytes are not UTF-8 or contain U+0000. */
function decodeText(raw: string): string | undefined {
  if (!raw.includes('%')) return raw.replaceAll('+', ' ');
  try {
    const text = decodeURIComponent(raw.replaceAll('+', ' '));
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
