/**
 * Finds where a text stops being JSON, after `JSON.parse` has failed. The error messages of `JSON.parse` differ between
 * JavaScript engines, quote the text and often have no position.
 */

/** A scanned token. `end` is the index after it, or of its first invalid character if it is incomplete. */
interface Token {
  end: number;
  isComplete: boolean;
}
type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

const space = /[ \t\n\r]*/y;
/** Matches the beginning of a number. The match is a complete number if it ends in a digit. */
const number = /-?(?:(?:0|[1-9]\d*)(?:\.(?:\d+(?:[eE][+-]?\d*)?)?|[eE][+-]?\d*)?)?/y;
const hexadecimal = /[\da-fA-F]/;

/** Returns the index of the first invalid character, or the length of the text if the text ends too early. */
export function jsonErrorIndex(text: string): number {
  const closers: string[] = [];
  let expected: Expected = 'value';
  let at = matchEnd(space, text, 0);
  while (at < text.length) {
    const character = text.charAt(at);
    const closer = closers.at(-1);
    let token: Token = { end: at + 1, isComplete: true };
    if (
      character === closer &&
      (expected === 'comma or end' || expected === 'value or end' || expected === 'name or end')
    ) {
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
  const broken = (at: number): Token => ({ end: Math.min(at, text.length), isComplete: false });
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return { end: at + 1, isComplete: true };
    if (code < 0x20) return broken(at);
    if (code !== 0x5c) continue;
    at += 1;
    if (!'"\\/bfnrtu'.includes(text.charAt(at))) return broken(at);
    for (let digits = text.charAt(at) === 'u' ? 4 : 0; digits > 0; digits--) {
      at += 1;
      if (!hexadecimal.test(text.charAt(at))) return broken(at);
    }
  }
  return broken(text.length);
}

function scalarFrom(text: string, start: number): Token {
  const word = ['true', 'false', 'null'].find((candidate) => candidate.startsWith(text.charAt(start)));
  if (word === undefined) {
    const at = matchEnd(number, text, start);
    return { end: at, isComplete: /\d/.test(text.charAt(at - 1)) && at > start };
  }
  let length = 1;
  while (length < word.length && text.charAt(start + length) === word.charAt(length)) length++;
  return { end: start + length, isComplete: length === word.length };
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}
