/**
 * Finds where a text stops being JSON, after `JSON.parse` has failed. The error messages of `JSON.parse` do not help:
 * they differ between JavaScript engines, quote the text and often have no position.
 */

/** A scanned token. `end` is the index after the token. In an incomplete token, it is the first invalid character. */
interface Token {
  end: number;
  isComplete: boolean;
}
type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

const space = /[ \t\n\r]*/y;
/** Matches the beginning of `true`, `false` or `null`, as far as it is valid. */
const word = /t(?:r(?:ue?)?)?|f(?:a(?:l(?:se?)?)?)?|n(?:u(?:ll?)?)?/y;
/** Matches the beginning of a number, as far as it is valid. The match is a complete number if it ends in a digit. */
const number = /-?(?:(?:0|[1-9]\d*)(?:\.(?:\d+(?:[eE][+-]?\d*)?)?|[eE][+-]?\d*)?)?/y;
const completeScalar = /(?:^true|^false|^null|\d)$/;
/** Matches up to 1000 characters of a string. More would need much memory: V8 keeps a position for each repetition. */
const characters = /(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){0,1000}/y;
const stringEnd = /"|(?:\\(?:u[\da-fA-F]{0,3})?)?/y;

/** Returns the index of the first invalid character, or the length of the text if the text ends too early. */
export function jsonErrorIndex(text: string): number {
  const closers: string[] = [];
  let expected: Expected = 'value';
  let at = matchEnd(space, text, 0);
  while (at < text.length) {
    const character = text.charAt(at);
    const closer = closers.at(-1);
    let token: Token = { end: at + 1, isComplete: true };
    if (character === closer && expected.endsWith('or end')) {
      closers.pop();
      expected = 'comma or end';
    } else if (expected === 'comma or end') {
      if (character !== ',' || closer === undefined) return at;
      expected = closer === '}' ? 'name' : 'value';
    } else if (expected === 'colon') {
      if (character !== ':') return at;
      expected = 'value';
    } else if (expected === 'name' || expected === 'name or end') {
      if (character !== '"') return at;
      token = stringFrom(text, at);
      expected = 'colon';
    } else if (character === '{' || character === '[') {
      closers.push(character === '{' ? '}' : ']');
      expected = character === '{' ? 'name or end' : 'value or end';
    } else {
      token = character === '"' ? stringFrom(text, at) : scalarFrom(text, at);
      expected = 'comma or end';
    }
    if (!token.isComplete) return token.end;
    at = matchEnd(space, text, token.end);
  }
  return text.length;
}

function stringFrom(text: string, start: number): Token {
  let at = start + 1;
  for (let next = matchEnd(characters, text, at); next > at; next = matchEnd(characters, text, at)) at = next;
  return { end: matchEnd(stringEnd, text, at), isComplete: text.charAt(at) === '"' };
}

function scalarFrom(text: string, start: number): Token {
  const end = matchEnd('tfn'.includes(text.charAt(start)) ? word : number, text, start);
  return { end, isComplete: completeScalar.test(text.slice(start, end)) };
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}
