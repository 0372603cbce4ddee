import { limits } from './files.ts';
import { placedNode, type PlacedNode } from './positions.ts';

/**
 * Parses JSON, faster than the YAML parser would. Returns undefined if the text is not JSON, is too large or nested too
 * deeply, or has an object with the same member twice. The YAML parser reports these texts.
 */
export function parseJson(text: string): { value: object; tree: () => PlacedNode } | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value = JSON.parse(text) as object;
    // If an object has the same member twice, the value has fewer members than the text.
    return membersIn(value) === colonsIn(text) ? { value, tree: () => nodeAt(text, afterSpace(text, 0)) } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the number of members of all objects. Throws an error if the YAML parser must report the text. */
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

/** Returns the number of colons that are not in a string. */
function colonsIn(text: string): number {
  let colons = 0;
  for (let at = 0; at < text.length; at += 1)
    if (text[at] === '"') at = afterString(text, at) - 1;
    else if (text[at] === ':') colons += 1;
  return colons;
}

const nodeAt = (text: string, start: number, value = start): PlacedNode =>
  placedNode(start, () => ({ members: membersAt(text, value) }));

/** Reads the members of the object, or the items of the list, that begins at an offset. */
function membersAt(text: string, start: number): Map<string, PlacedNode> {
  const members = new Map<string, PlacedNode>();
  const isObject = text[start] === '{';
  if (!isObject && text[start] !== '[') return members;
  for (let at = afterSpace(text, start + 1); !isClosing(text[at]);) {
    const end = isObject ? afterString(text, at) : at;
    const value = isObject ? afterSpace(text, afterSpace(text, end) + 1) : at;
    const key = isObject ? (JSON.parse(text.slice(at, end)) as string) : String(members.size);
    members.set(key, nodeAt(text, at, value));
    at = afterValue(text, value);
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

/** Returns the offset of the comma or bracket after the value that begins at an offset. */
function afterValue(text: string, start: number): number {
  let [at, depth] = [start, 0];
  for (; depth > 0 || !(text[at] === ',' || isClosing(text[at])); at += 1)
    if (text[at] === '"') at = afterString(text, at) - 1;
    else if (text[at] === '{' || text[at] === '[') depth += 1;
    else if (isClosing(text[at])) depth -= 1;
  return at;
}

/** Returns the offset after the string that begins at an offset. */
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
