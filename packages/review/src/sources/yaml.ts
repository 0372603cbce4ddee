import { constructFromEvents, CORE_SCHEMA, EVENT_ID, mergeTag, parseEvents, YAMLException, type Event } from 'js-yaml';
import { CannotReview } from '../errors.ts';
import { limits } from './files.ts';
import { parseJson } from './json.ts';
import { positionsOf, treeOf, type Position } from './positions.ts';

const schema = CORE_SCHEMA.withTags(mergeTag);

export interface ParsedText {
  value: unknown;
  positionOf: (keys: readonly string[]) => Position;
}

/** Parses a YAML or JSON file. If the text is invalid, throws `CannotReview` with the line and column of the error. */
export function parseYaml(written: string, name: string): ParsedText {
  const json = parseJson(written);
  if (json) return { value: json.value, positionOf: positionsOf(written, json.tree) };
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
 * key before them, but many contracts break this rule. The repair adds spaces, which YAML ignores there, at the
 * beginning of each line that the parser refuses. To save time, it adds them to all lines of closing brackets at once.
 */
function parseRepaired(written: string, name: string): ParsedText {
  let lines: string[] = [];
  const indented = new Set<number>();
  const spacesOf = (line: number) => (indented.has(line) ? addedSpaces : 0);
  for (let text = written, parsed = 0; ; text = lines.map((line, i) => ' '.repeat(spacesOf(i)) + line).join(''))
    try {
      const events = parseEvents(text, { maxDepth: limits.depth });
      const value = valueOf(events, text, name);
      return { value, positionOf: positionsOf(text, () => treeOf(text, events), spacesOf) };
    } catch (error) {
      const isIndentation = error instanceof YAMLException && /deficient indentation/.test(error.reason);
      const line = isIndentation ? error.mark?.line : undefined;
      parsed += text.length;
      if (lines.length === 0) lines = written.split(/(?<=\r\n|\n|\r(?!\n))/);
      if (line === undefined || indented.has(line) || parsed > limits.repairedCharacters) throw error;
      for (const one of [line, ...(indented.size === 0 ? closingLines(lines) : [])]) indented.add(one);
    }
}

/** Returns the lines of only closing brackets, to indent them. Omits block scalars (`|`): spaces would change them. */
function closingLines(lines: string[]): number[] {
  let outer = Infinity;
  return [...lines.keys()].filter((i) => {
    const line = lines[i] ?? '';
    const indentation = line.search(/\S/);
    if (indentation === -1 || indentation > outer) return false;
    outer = /[|>][-+\d]*\s*(?:#[^]*)?$/.test(line) ? indentation : Infinity;
    return /^\s*[}\]][}\],\s]*$/.test(line);
  });
}

function valueOf(events: Event[], text: string, name: string): unknown {
  let [spelledOut, aliases] = [0, 0];
  for (const { type } of events)
    if (type === EVENT_ID.ALIAS) aliases += 1;
    else if (type !== EVENT_ID.POP) spelledOut += 1;
  if (spelledOut > limits.values) throw new CannotReview(`${name} has more than ${limits.values} values`);
  const documents = constructFromEvents(events, { source: text, schema, maxTotalMergeKeys: limits.aliasValues });
  if (documents.length > 1)
    throw new CannotReview(`${name} contains ${documents.length} YAML documents; put each into a file of its own`);
  if (aliases > 0) refuseAliasBombs(documents[0], spelledOut, name);
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

function refuseAliasBombs(value: unknown, spelledOut: number, name: string): void {
  const refuse = (what: string): never => {
    throw new CannotReview(`${name}: with its YAML aliases expanded, the file has ${what}`);
  };
  let left = 2 * spelledOut + limits.aliasValues;
  const enclosing = new Set<object>();
  const measure = (node: unknown): void => {
    left -= 1;
    if (left < 0) refuse('too many values');
    if (typeof node !== 'object' || node === null) return;
    if (enclosing.has(node)) refuse('a value that contains itself');
    if (enclosing.size >= limits.depth) refuse(`more than ${limits.depth} levels`);
    enclosing.add(node);
    for (const item of Object.values(node)) measure(item);
    enclosing.delete(node);
  };
  measure(value);
}
