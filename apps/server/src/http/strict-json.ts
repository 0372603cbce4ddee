/**
 * Parses JSON with `JSON.parse`. A scan of the text rejects what two parsers could read as different values: duplicate
 * member names, numbers that a double changes, text that is not Unicode, deep nesting and too many values.
 */
import { isUtf8 } from 'node:buffer';
import type { ValidationErrorItem } from '@jurybox/types';
import { numberError, type NumberError } from './exact-number.ts';
import { jsonErrorIndex } from './json-error.ts';
import { maxErrors, notText, shortenName } from './validation-errors.ts';

export const maxDepth = 32;
export const maxValues = 20_000;
/** The maximum length of a member's name. Characters are counted as in a schema's `maxLength`. */
const maxNameLength = 256;

const numberErrors: Record<NumberError, [type: string, msg: string]> = {
  infinite: ['finite_number', 'Input should be a finite number'],
  vanishing: ['float_parsing', 'Input should be a valid number; a double would round this number to 0'],
  inexact: ['int_parsing_size', 'Input should be an integer that a double can hold; send larger integers as a string'],
};

/** Matches a number. Also matches texts such as `1-2`, which `JSON.parse` rejects later. */
const numeric = /[\d.eE+-]+/y;

/**
 * Matches a member's name that is one escaped character, for example `\n`. `parseJson` puts U+0000, which no body may
 * contain, before such a name. Otherwise, `JSON.parse` could return the name `\` of an earlier body instead, because of
 * a bug in V8 (nodejs/node#63785).
 */
const oneEscape = /"(\\(?:u[\da-f]{4}|.))"(?=\s*:)/gi;

type Parsed = { value: unknown; errors?: undefined } | { errors: ValidationErrorItem[] };

/** Parses a body. Returns its value or all its errors. Takes linear time for any bytes. */
export function parseJson(bytes: Buffer): Parsed {
  if (bytes.length === 0) return { errors: [{ loc: ['body'], msg: 'Field required', type: 'missing' }] };
  if (!isUtf8(bytes)) return { errors: [{ loc: ['body'], msg: notText, type: 'string_unicode' }] };
  const text = bytes.toString('utf8');
  const scanned = new Scan(text).run();
  if (scanned.fatal) return { errors: scanned.errors };
  try {
    const marked = text.replace(oneEscape, '"\\u0000$1"');
    const value: unknown = JSON.parse(marked, marked === text ? undefined : unmark);
    return scanned.errors.length > 0 ? { errors: scanned.errors } : { value };
  } catch {
    return { errors: [{ loc: ['body', jsonErrorIndex(text)], msg: 'JSON decode error', type: 'json_invalid' }] };
  }
}

/**
 * Called by `JSON.parse` for each value. Removes U+0000 from the names of an object's members. `parseJson` has put it
 * there to avoid a bug in V8 (see `oneEscape`).
 */
function unmark(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name.replace('\0', ''), member]));
}

interface Frame {
  /** The names of this object's members that were already scanned. Null for a list. */
  members: Set<string> | null;
  at: string | number;
}

/**
 * Scans a text before `JSON.parse` parses it, and finds what `JSON.parse` would accept or change silently. If the
 * result is `fatal`, `parseJson` reports the errors of the scan and does not call `JSON.parse`. If `JSON.parse` fails,
 * `parseJson` reports only the syntax error.
 */
class Scan {
  readonly #text: string;
  readonly #errors: ValidationErrorItem[] = [];
  readonly #stack: Frame[] = [];
  /** The index of the next backslash. Stored, because a new search for each string would be slow. */
  #escape = -1;
  #values = 0;
  #fatal = false;

  constructor(text: string) {
    this.#text = text;
  }

  run(): { errors: ValidationErrorItem[]; fatal: boolean } {
    const text = this.#text;
    let expectsMember = false;
    for (let i = 0; i < text.length && !this.#fatal; i++) {
      const code = text.charCodeAt(i);
      switch (code) {
        case 0x22: // "
          i = this.#string(i, expectsMember);
          break;
        case 0x7b: // {
        case 0x5b: // [
          expectsMember = code === 0x7b;
          this.#enter(expectsMember ? { members: new Set(), at: '' } : { members: null, at: 0 });
          break;
        case 0x7d: // }
        case 0x5d: // ]
          this.#stack.pop();
          expectsMember = false;
          break;
        case 0x3a: // :
          expectsMember = false;
          break;
        case 0x2c: // ,
          expectsMember = this.#next();
          break;
        default:
          if (code === 0x2d || (code >= 0x30 && code <= 0x39)) i = this.#number(i); // - or a digit
      }
    }
    return { errors: this.#errors, fatal: this.#fatal };
  }

  #enter(frame: Frame): void {
    this.#stack.push(frame);
    this.#count();
    if (this.#stack.length > maxDepth)
      this.#stop('json_invalid', `JSON should be nested at most ${maxDepth} levels deep`);
  }

  /** Called at a comma. Returns true in an object, where the name of a member comes next. Otherwise returns false. */
  #next(): boolean {
    this.#count();
    const frame = this.#stack.at(-1);
    if (frame === undefined) return false;
    if (frame.members !== null) return true;
    frame.at = (frame.at as number) + 1;
    return false;
  }

  #count(): void {
    if (++this.#values > maxValues) this.#stop('too_long', `JSON should have at most ${maxValues} values`);
  }

  /** Scans a string from its opening quote. Returns the index of the closing quote. */
  #string(start: number, isMember: boolean): number {
    const text = this.#text;
    let end = text.indexOf('"', start + 1);
    if (end === -1) return text.length;
    if (this.#escape <= start) {
      const next = text.indexOf('\\', start + 1);
      this.#escape = next === -1 ? text.length : next;
    }
    const escaped = this.#escape < end;
    if (escaped) {
      end = this.#escape;
      while (end < text.length && text.charCodeAt(end) !== 0x22) end += text.charCodeAt(end) === 0x5c ? 2 : 1;
    }
    const raw = text.slice(start + 1, end);
    const value = escaped && raw.includes('\\u') ? unescape(raw) : raw;
    if (isMember) this.#member(escaped ? unescape(raw) : raw);
    if (value !== raw && (!value.isWellFormed() || value.includes('\0'))) {
      this.#report('string_unicode', 'Input should be a valid string, without U+0000 or half a surrogate pair');
    }
    return end;
  }

  #member(name: string): void {
    const frame = this.#stack.at(-1);
    if (frame?.members == null) return;
    frame.at = name;
    if (isLongerThan(name, maxNameLength))
      this.#report('string_too_long', `String should have at most ${maxNameLength} characters`);
    if (frame.members.has(name)) this.#report('json_invalid', 'JSON should name each member once');
    if (name === '__proto__' || (name === 'prototype' && this.#stack.at(-2)?.at === 'constructor'))
      this.#report('extra_forbidden', 'Extra inputs are not permitted');
    frame.members.add(name);
  }

  /** Scans a number from its first character. Returns the index of its last character. */
  #number(start: number): number {
    numeric.lastIndex = start;
    const literal = numeric.exec(this.#text)?.[0] ?? '';
    const error = literal.length > 15 || /e/i.test(literal) ? numberError(literal) : undefined;
    if (error !== undefined) this.#report(...numberErrors[error]);
    return start + literal.length - 1;
  }

  #report(type: string, msg: string): void {
    const loc: ValidationErrorItem['loc'] = [
      'body',
      ...this.#stack.slice(0, maxDepth).map(({ at }) => (typeof at === 'string' ? shortenName(at) : at)),
    ];
    this.#errors.push({ loc, msg, type });
    if (this.#errors.length >= maxErrors) this.#fatal = true;
  }

  #stop(type: string, msg: string): void {
    this.#errors.length = 0;
    this.#report(type, msg);
    this.#fatal = true;
  }
}

/** Whether a text has more characters than `max`. A surrogate pair is one character. */
function isLongerThan(text: string, max: number): boolean {
  return text.length > 2 * max || (text.length > max && Array.from(text).length > max);
}

function unescape(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return raw;
  }
}
