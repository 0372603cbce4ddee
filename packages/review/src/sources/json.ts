import { limits } from './files.ts';
import type { PlacedNode } from './positions.ts';

/**
 * Parses JSON, faster than the YAML parser would. Returns undefined if the text is not JSON, is too large or nested too
 * deeply, or has an object with the same member twice. The YAML parser reports these texts.
 */
export function parseJson(text: string): { value: object; tree: () => PlacedNode } | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value = JSON.parse(text) as object;
    treeOf(text, false);
    return { value, tree: () => treeOf(text, true) };
  } catch {
    return undefined;
  }
}

const nothing: PlacedNode = { start: 0 };

/** Builds the tree of a valid JSON text, or only checks it. Throws an error if the YAML parser must report the text. */
function treeOf(text: string, isKept: boolean): PlacedNode {
  let [at, values] = [0, 0];
  const skip = (end: number) => {
    at = end;
    while (text.charCodeAt(at) <= 32) at += 1;
  };
  const read = (depth: number): PlacedNode => {
    const first = text[at];
    const node: PlacedNode = { start: at };
    values += 1;
    if (values > limits.values) throw new Error('too many values');
    if (first === '"') skip(afterString(text, at));
    else if (first === '{' || first === '[') {
      if (depth >= limits.depth) throw new Error('too many levels');
      const [items, members] = [[] as PlacedNode[], new Map<string, PlacedNode>()];
      Object.assign(node, first === '[' ? { items } : { members });
      skip(at + 1);
      while (text[at] !== '}' && text[at] !== ']') {
        const start = at;
        if (first === '[') items.push(read(depth + 1));
        else {
          skip(afterString(text, at));
          const key = JSON.parse(text.slice(start, at)) as string;
          if (members.has(key)) throw new Error('the same member twice');
          values += 1;
          skip(at + 1);
          members.set(key, Object.assign(read(depth + 1), { start }));
        }
        if (text[at] === ',') skip(at + 1);
      }
      skip(at + 1);
    } else {
      while (/[^,\]}\s]/.test(text.charAt(at))) at += 1;
      skip(at);
    }
    return isKept ? node : nothing;
  };
  skip(0);
  return read(1);
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
