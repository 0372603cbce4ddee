import { isObject } from '@jurybox/openapi';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Whether a value has a type of JSON Schema. */
export function isOfType(name: string, value: unknown): boolean {
  switch (name) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === name;
  }
}

/** Returns the number of items or members of a value; undefined if it has another type. */
export function sizeOf(type: 'array' | 'object', value: unknown): number | undefined {
  if (type === 'array') return Array.isArray(value) ? value.length : undefined;
  return isObject(value) ? Object.keys(value).length : undefined;
}

/**
 * Whether a text has at most `count` characters. Counting characters is slow, so the function first looks at the number
 * of UTF-16 units, which often decides the result.
 */
export const hasAtMost = (text: string, count: number): boolean =>
  text.length <= count || (text.length / 2 <= count && charactersIn(text) <= count);

/**
 * Returns the length of a text in characters, as JSON Schema counts them. JavaScript counts a character beyond U+FFFF
 * twice.
 */
function charactersIn(text: string): number {
  let pairs = 0;
  for (let i = 0; i + 1 < text.length; i += 1) {
    const isPair = (text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    if (isPair) pairs += 1;
  }
  return text.length - pairs;
}

/** Whether a number is a multiple of `factor`. */
export const isMultiple = (value: number, factor: number): boolean => Number.isInteger(value / factor);

type Test = (value: never) => boolean;

/** Whether a value fits a format. Unknown formats, and formats for another type, allow every value. */
export function fitsFormat(name: string, value: unknown): boolean {
  const format = Object.hasOwn(fullFormats, name) ? (fullFormats as Record<string, unknown>)[name] : undefined;
  if (format === undefined || format === true) return true;
  const hasType = isObject(format) && !(format instanceof RegExp);
  const type = (hasType && format['type']) || 'string';
  if (typeof value !== type || (type === 'number' && !Number.isFinite(value))) return true;
  const test = (hasType ? format['validate'] : format) as RegExp | Test | true;
  if (test === true) return true;
  return test instanceof RegExp ? test.test(value as string) : test(value as never);
}
