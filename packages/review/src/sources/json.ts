import { limits } from './limits.ts';

/**
 * Parses JSON, faster than the YAML parser would. Returns undefined if only the YAML parser can handle the text. This
 * is the case if the text is not JSON, if it is too large or nested too deeply, or if an object has the same member
 * twice.
 */
export function parseJson(text: string): { value: object } | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  let value: object;
  try {
    value = JSON.parse(text) as object;
  } catch {
    return undefined;
  }
  const size = { members: 0, values: 0, isTooDeep: false };
  measure(value, 1, size);
  const isWithin = !size.isTooDeep && size.values + size.members < limits.values;
  return isWithin && size.members === membersIn(text) ? { value } : undefined;
}

function measure(value: unknown, depth: number, size: { members: number; values: number; isTooDeep: boolean }): void {
  size.values += 1;
  if (typeof value !== 'object' || value === null) return;
  if (depth >= limits.depth) {
    size.isTooDeep = true;
    return;
  }
  const items = Object.values(value);
  if (!Array.isArray(value)) size.members += items.length;
  for (const item of items) measure(item, depth + 1, size);
}

/** Counts the members that a JSON text contains, which are the strings before a colon. */
function membersIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    at = endOfString(text, at);
    if (text[afterSpace(text, at)] === ':') count += 1;
  }
  return count;
}

/** Returns the offset after the end of the string that begins at `start`. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end + 1;
  }
  return text.length;
}

/** Returns the offset of the first character at or after `start` that is not white space. */
export function afterSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return at;
}
