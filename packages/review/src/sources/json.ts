import { limits } from './files.ts';
import type { PlacedNode } from './positions.ts';

/**
 * Parses JSON, faster than the YAML parser would. Returns undefined if the text is not JSON, is too large or nested too
 * deeply, or has an object with the same member twice. The YAML parser then says what is wrong.
 */
export function parseJson(text: string): { value: object; tree: () => PlacedNode } | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value = JSON.parse(text) as object;
    // If an object has the same member twice, the value has fewer members than the text.
    const isWhole = membersIn(value) === extentOf(text, 0).members;
    return isWhole ? { value, tree: () => nodeAt(text, afterSpace(text, 0)) } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the number of members of all objects. Throws an error if `root` has too many levels or too many values. */
function membersIn(root: object): number {
  let [members, values] = [0, 0];
  const visit = (value: unknown, depth: number): void => {
    values += 1;
    if (typeof value !== 'object' || value === null) return;
    if (depth >= limits.depth) throw new Error('too many levels');
    const items = Object.values(value);
    if (!Array.isArray(value)) members += items.length;
    for (const item of items) visit(item, depth + 1);
  };
  visit(root, 1);
  if (members + values > limits.values) throw new Error('too many values');
  return members;
}

function nodeAt(text: string, start: number, valueStart = start): PlacedNode {
  let members: Map<string, PlacedNode> | undefined;
  return {
    start,
    get members() {
      return (members ??= membersAt(text, valueStart));
    },
  };
}

/** Reads the object or the list that begins at an offset. Returns its members or items. */
function membersAt(text: string, start: number): Map<string, PlacedNode> {
  const members = new Map<string, PlacedNode>();
  const isObject = text[start] === '{';
  if (!isObject && text[start] !== '[') return members;
  for (let at = afterSpace(text, start + 1); !isClosing(text[at]);) {
    const end = isObject ? afterString(text, at) : at;
    const value = isObject ? afterSpace(text, afterSpace(text, end) + 1) : at;
    const key = isObject ? (JSON.parse(text.slice(at, end)) as string) : String(members.size);
    members.set(key, nodeAt(text, at, value));
    at = extentOf(text, value).end;
    if (text[at] === ',') at = afterSpace(text, at + 1);
  }
  return members;
}

const isClosing = (char: string | undefined): boolean => char === '}' || char === ']';

function afterSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= 32) at += 1;
  return at;
}

/**
 * Returns the number of members of the value at an offset: it counts the colons outside strings. `end` is the offset of
 * the comma or bracket after the value.
 */
function extentOf(text: string, start: number): { members: number; end: number } {
  let [at, depth, members] = [start, 0, 0];
  for (; at < text.length && (depth > 0 || !(text[at] === ',' || isClosing(text[at]))); at += 1)
    if (text[at] === '"') at = afterString(text, at) - 1;
    else if (text[at] === ':') members += 1;
    else if (text[at] === '{' || text[at] === '[') depth += 1;
    else if (isClosing(text[at])) depth -= 1;
  return { members, end: at };
}

function afterString(text: string, start: number): number {
  let end = start;
  let backslashes: number;
  do {
    end = text.indexOf('"', end + 1);
    backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
  } while (backslashes % 2 === 1);
  return end + 1;
}
