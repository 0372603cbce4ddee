import { constructFromEvents, CORE_SCHEMA, EVENT_ID, mergeTag, parseEvents, YAMLException, type Event } from 'js-yaml';
import { CannotReview } from '../errors.ts';
import { limits } from './files.ts';
import { positionsOf, type Position } from './positions.ts';

const schema = CORE_SCHEMA.withTags(mergeTag);

/** A parsed text. `positionOf` finds the place of the value at a path of keys. */
export interface ParsedText {
  value: unknown;
  positionOf: (keys: readonly string[]) => Position;
}

/** Parses the text of one YAML or JSON file. Throws `CannotReview`, with the line and column of an error. */
export function parseYaml(written: string, name: string): ParsedText {
  const json = parseJson(written);
  if (json) return { value: json.value, positionOf: positionsOf(written) };
  try {
    return parseRepaired(written, name);
  } catch (error) {
    throw error instanceof CannotReview ? error : new CannotReview(`${name}${messageOf(error, written)}`);
  }
}

/** The number of spaces that the repair adds to a line. */
const addedSpaces = 2 * limits.depth;

/**
 * Parses a text, and repairs its indentation if needed. YAML requires that `}` and `]` are indented further than the
 * key before them. Many contracts break this rule, and many programs read them anyway. The repair adds spaces at the
 * beginning of such a line, but not inside a text value, because the spaces would change the value.
 */
function parseRepaired(written: string, name: string): ParsedText {
  // Each line keeps its line break at the end.
  const lines = written.split(/(?<=\r\n|\n|\r(?!\n))/);
  const isClosing = (line: number) => /^\s*[}\]][}\],\s]*$/.test(lines[line] ?? '');
  const indented = new Set<number>();
  const inValues = new Set<number>();
  // One repair indents all lines of closing brackets. This saves time, because every repair parses the text again.
  let together = true;
  for (let tries = 0; ; tries += 1) {
    const spacesOf = (line: number) => (indented.has(line) ? addedSpaces : 0);
    const text = indented.size === 0 ? written : lines.map((line, i) => ' '.repeat(spacesOf(i)) + line).join('');
    let events: Event[];
    try {
      events = parseEvents(text, { maxDepth: limits.depth });
    } catch (error) {
      const isIndentation = error instanceof YAMLException && /deficient indentation/.test(error.reason);
      const wrong = isIndentation ? error.mark?.line : undefined;
      if (tries * text.length >= limits.repairedCharacters) throw error;
      if (wrong !== undefined && !indented.has(wrong) && !inValues.has(wrong)) {
        const others = together && isClosing(wrong) ? [...lines.keys()].filter(isClosing) : [];
        for (const line of [wrong, ...others]) if (!inValues.has(line)) indented.add(line);
      } else if (together && indented.size > 0) {
        // The repair of all lines of closing brackets may have caused this error.
        together = false;
        indented.clear();
      } else throw error;
      continue;
    }
    const inside = linesInValues(events, lines, spacesOf).filter((line) => indented.delete(line));
    if (inside.length === 0) return { value: valueOf(events, text, name), positionOf: positionsOf(text, spacesOf) };
    for (const line of inside) inValues.add(line);
  }
}

function valueOf(events: Event[], text: string, name: string): unknown {
  const nodes = events.filter(({ type }) => type !== EVENT_ID.POP);
  const spelledOut = nodes.filter(({ type }) => type !== EVENT_ID.ALIAS).length;
  if (spelledOut > limits.values) throw new CannotReview(`${name} has more than ${limits.values} values`);
  const documents = constructFromEvents(events, { source: text, schema, maxTotalMergeKeys: limits.aliasValues });
  if (documents.length > 1)
    throw new CannotReview(
      `${name} contains ${documents.length} YAML documents; put each document into a file of its own`,
    );
  if (spelledOut < nodes.length) refuseAliasBombs(documents[0], spelledOut, name);
  return documents[0];
}

function messageOf(error: unknown, text: string): string {
  if (!(error instanceof YAMLException)) return `: ${(error as Error).message}`;
  // The parser gives the position of an error in `mark`, in which lines and columns start at 0.
  const { mark, reason } = error;
  const place = mark ? `:${mark.line + 1}:${mark.column + 1}` : '';
  const what = /maxDepth/.test(reason) ? `lists and objects are nested deeper than ${limits.depth} levels` : reason;
  return `${place}: not readable as ${text.trimStart().startsWith('{') ? 'JSON' : 'YAML'}: ${what}`;
}

/** Throws if the YAML aliases of a text expand to too many values, are nested too deeply, or contain themselves. */
function refuseAliasBombs(value: unknown, spelledOut: number, name: string): void {
  const refuse = (what: string): never => {
    throw new CannotReview(`${name}: the YAML aliases expand to ${what}`);
  };
  let left = 2 * spelledOut + limits.aliasValues;
  const enclosing = new Set<object>();
  const measure = (node: unknown): void => {
    left -= 1;
    if (left < 0) refuse('too many nodes');
    if (typeof node !== 'object' || node === null) return;
    if (enclosing.has(node)) refuse('themselves');
    if (enclosing.size >= limits.depth) refuse(`more than ${limits.depth} levels`);
    enclosing.add(node);
    for (const item of Object.values(node)) measure(item);
    enclosing.delete(node);
  };
  measure(value);
}

/**
 * Parses JSON, faster than the YAML parser would. Returns undefined if the text is not JSON, is too large or nested too
 * deeply, or has an object with the same member twice. The YAML parser reports these texts.
 */
export function parseJson(text: string): { value: object } | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  let value: object;
  try {
    value = JSON.parse(text) as object;
  } catch {
    return undefined;
  }
  let [members, values, isTooDeep] = [0, 0, false];
  const measure = (one: unknown, depth: number): void => {
    values += 1;
    if (typeof one !== 'object' || one === null) return;
    isTooDeep ||= depth >= limits.depth;
    if (isTooDeep) return;
    const items = Object.values(one);
    if (!Array.isArray(one)) members += items.length;
    for (const item of items) measure(item, depth + 1);
  };
  measure(value, 1);
  return !isTooDeep && values + members < limits.values && members === membersIn(text) ? { value } : undefined;
}

/** Counts the members that a JSON text contains, which are the strings before a colon. */
function membersIn(text: string): number {
  let count = 0;
  let isInside = false;
  for (const [token, colon] of text.matchAll(/\\.|"(\s*:)?/gs)) {
    // A backslash occurs only inside a string. It protects the next character.
    if (token.startsWith('\\')) continue;
    isInside = !isInside;
    if (!isInside && colon !== undefined) count += 1;
  }
  return count;
}

/** Returns the lines that begin inside a text value. `spacesOf` returns the number of spaces added to a line. */
function linesInValues(events: Event[], lines: string[], spacesOf: (line: number) => number): number[] {
  const values = events.filter((event) => event.type === EVENT_ID.SCALAR);
  const inside: number[] = [];
  let [next, at] = [0, 0];
  for (const [i, line] of lines.entries()) {
    while ((values[next]?.valueEnd ?? Infinity) <= at) next += 1;
    if ((values[next]?.valueStart ?? Infinity) <= at) inside.push(i);
    at += line.length + spacesOf(i);
  }
  return inside;
}
