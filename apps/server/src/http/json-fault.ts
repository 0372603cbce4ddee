/**
 * Where text stops being JSON. `JSON.parse` tells in words that change with the engine, quote the text, and often name
 * no place; so it is looked for here, once the text is known to be no JSON.
 */

/** After a token that is whole, or at the character that breaks it. */
interface Step {
  at: number;
  whole: boolean;
}
type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

const space = /[ \t\n\r]*/y;
/** As much as can still become a number; it is one when it ends in a digit. */
const number = /-?(?:(?:0|[1-9]\d*)(?:\.(?:\d+(?:[eE][+-]?\d*)?)?|[eE][+-]?\d*)?)?/y;
const hexadecimal = /[\da-fA-F]/;

/** The index of the first character that no JSON goes on with; the text's length where the text only stops too early. */
export function faultAt(text: string): number {
  const ends: string[] = [];
  let expected: Expected = 'value';
  let at = past(space, text, 0);
  while (at < text.length) {
    const character = text.charAt(at);
    const end = ends.at(-1);
    let step: Step = { at: at + 1, whole: true };
    if (
      character === end &&
      (expected === 'comma or end' || expected === 'value or end' || expected === 'name or end')
    ) {
      ends.pop();
      expected = 'comma or end';
    } else if (expected === 'comma or end') {
      if (character !== ',' || end === undefined) return at;
      expected = end === '}' ? 'name' : 'value';
    } else if (expected === 'colon') {
      if (character !== ':') return at;
      expected = 'value';
    } else if (expected === 'name' || expected === 'name or end') {
      if (character !== '"') return at;
      step = stringFrom(text, at);
      expected = 'colon';
    } else if (character === '{' || character === '[') {
      ends.push(character === '{' ? '}' : ']');
      expected = character === '{' ? 'name or end' : 'value or end';
    } else {
      step = character === '"' ? stringFrom(text, at) : scalarFrom(text, at);
      expected = 'comma or end';
    }
    if (!step.whole) return step.at;
    at = past(space, text, step.at);
  }
  return text.length;
}

function stringFrom(text: string, start: number): Step {
  const broken = (at: number): Step => ({ at: Math.min(at, text.length), whole: false });
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return { at: at + 1, whole: true };
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

function scalarFrom(text: string, start: number): Step {
  const word = ['true', 'false', 'null'].find((candidate) => candidate.startsWith(text.charAt(start)));
  if (word === undefined) {
    const at = past(number, text, start);
    return { at, whole: /\d/.test(text.charAt(at - 1)) && at > start };
  }
  let length = 1;
  while (length < word.length && text.charAt(start + length) === word.charAt(length)) length++;
  return { at: start + length, whole: length === word.length };
}

function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}
