import { constructFromEvents, CORE_SCHEMA, EVENT_ID, mergeTag, parseEvents, YAMLException, type Event } from 'js-yaml';
import { CannotReview } from '../errors.ts';
import { limits } from './files.ts';

const schema = CORE_SCHEMA.withTags(mergeTag);

/**
 * A parsed text. Some texts are only readable after spaces are added at the beginning of some lines. `spaces` maps the
 * number of such a line to the number of added spaces.
 */
export interface ParsedText {
  value: unknown;
  /** The text including the added spaces. */
  text: string;
  spaces: Map<number, number>;
}

/**
 * Parses the text of one YAML or JSON file. Throws `CannotReview` with the line and column of an error, or if the text
 * exceeds the limits for values or nesting.
 */
export function parseYaml(written: string, name: string): ParsedText {
  const json = parseJson(written);
  if (json) return { value: json.value, text: written, spaces: new Map() };
  try {
    return parseRepaired(written, name);
  } catch (error) {
    throw error instanceof CannotReview ? error : new CannotReview(`${name}${messageOf(error, written)}`);
  }
}

/**
 * Parses a text, and repairs its indentation if needed. YAML requires that `}` and `]` are indented further than the
 * key before them. Many contracts break this rule, and many programs read them anyway.
 */
function parseRepaired(written: string, name: string): ParsedText {
  const repairs = new Indentation(written);
  for (let tries = 0; ; tries += 1) {
    const { text, spaces } = repairs;
    let events: Event[];
    try {
      events = parseEvents(text, { maxDepth: limits.depth });
    } catch (error) {
      if (tries * text.length >= limits.repairedCharacters || !repairs.repair(lineToIndent(error))) throw error;
      continue;
    }
    if (!repairs.undoIn(events)) return { value: valueOf(events, text, name), text, spaces };
  }
}

function lineToIndent(error: unknown): number | undefined {
  const isIndentation = error instanceof YAMLException && /deficient indentation/.test(error.reason);
  return isIndentation ? error.mark?.line : undefined;
}

function valueOf(events: Event[], text: string, name: string): unknown {
  let hasAliases = false;
  let spelledOut = 0;
  for (const { type } of events) {
    if (type === EVENT_ID.ALIAS) hasAliases = true;
    else if (type !== EVENT_ID.POP) spelledOut += 1;
  }
  if (spelledOut > limits.values) throw new CannotReview(`${name} has more than ${limits.values} values`);
  const documents = constructFromEvents(events, { source: text, schema, maxTotalMergeKeys: limits.aliasValues });
  if (documents.length > 1)
    throw new CannotReview(
      `${name} contains ${documents.length} YAML documents; put each document into a file of its own`,
    );
  if (hasAliases) refuseAliasBombs(documents[0], spelledOut, name);
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
  const measured = new Map<object, { size: number; depth: number } | undefined>();
  const refuse = (what: string): never => {
    throw new CannotReview(`${name}: the YAML aliases expand to ${what}`);
  };
  const measure = (node: unknown, above: number): { size: number; depth: number } => {
    if (typeof node !== 'object' || node === null) return { size: 1, depth: 0 };
    if (above > limits.depth) refuse(`more than ${limits.depth} levels`);
    const known = measured.get(node);
    if (known === undefined && measured.has(node)) refuse('themselves');
    if (known) return known;
    measured.set(node, undefined);
    const total = { size: 1, depth: 0 };
    for (const item of Object.values(node)) {
      const { size, depth } = measure(item, above + 1);
      total.size += size;
      total.depth = Math.max(total.depth, depth + 1);
    }
    if (total.size > 2 * spelledOut + limits.aliasValues) refuse('too many nodes');
    if (total.depth + above > limits.depth) refuse(`more than ${limits.depth} levels`);
    measured.set(node, total);
    return total;
  };
  measure(value, 0);
}

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
  let isInside = false;
  for (const [token, colon] of text.matchAll(/\\.|"(\s*:)?/gs)) {
    // A backslash occurs only inside a string. It protects the next character.
    if (token.startsWith('\\')) continue;
    isInside = !isInside;
    if (!isInside && colon !== undefined) count += 1;
  }
  return count;
}

const spacesToAdd = 2 * limits.depth;

/** Repairs a YAML text by adding spaces to lines whose indentation is too small. Line numbers start at 0. */
class Indentation {
  text: string;
  spaces = new Map<number, number>();
  private readonly written: string;
  private readonly lines: string[];
  /** The numbers of the lines that are inside a text value. Added spaces would change this value. */
  private readonly values = new Set<number>();
  /**
   * Whether one repair indents all lines that contain only closing brackets. This saves time, because the text is
   * parsed again after every repair.
   */
  private together = true;

  constructor(written: string) {
    [this.written, this.text] = [written, written];
    // Each line keeps its line break at the end.
    this.lines = written.split(/(?<=\r\n|\n|\r(?!\n))/);
  }

  /**
   * Indents the line in which the parser found an error. Returns whether the text changed. If wrong indentation did not
   * cause the error, `line` is undefined: an earlier repair of all bracket lines may have caused the error, so the
   * function undoes this repair.
   */
  repair(line: number | undefined): boolean {
    if (line === undefined || this.spaces.has(line)) {
      // The repair of all bracket lines may have caused this error.
      if (!this.together || this.spaces.size === 0) return false;
      this.together = false;
      this.set([]);
      return true;
    }
    const isClosing = (index: number) => /^\s*[}\]][}\],\s]*$/.test(this.lines[index] ?? '');
    const more =
      this.together && isClosing(line)
        ? [...this.lines.keys()].filter((index) => isClosing(index) && !this.values.has(index))
        : [];
    this.set([...this.spaces.keys(), line, ...more]);
    return true;
  }

  /** Removes added spaces from lines that turned out to be inside a text value. Returns whether the text changed. */
  undoIn(events: Event[]): boolean {
    if (this.spaces.size === 0) return false;
    const starts: [line: number, at: number][] = [];
    let at = 0;
    for (const [index, line] of this.lines.entries()) {
      if (this.spaces.has(index)) starts.push([index, at]);
      at += line.length + (this.spaces.get(index) ?? 0);
    }
    const wrong = new Set<number>();
    let next = 0;
    for (const event of events) {
      if (event.type !== EVENT_ID.SCALAR) continue;
      while (next < starts.length && (starts[next]?.[1] ?? 0) < event.valueStart) next += 1;
      for (; next < starts.length && (starts[next]?.[1] ?? 0) < event.valueEnd; next += 1)
        wrong.add(starts[next]?.[0] ?? 0);
    }
    for (const line of wrong) this.values.add(line);
    if (wrong.size > 0) this.set([...this.spaces.keys()].filter((line) => !wrong.has(line)));
    return wrong.size > 0;
  }

  private set(lines: number[]): void {
    this.spaces = new Map(lines.map((line) => [line, spacesToAdd]));
    const indentation = ' '.repeat(spacesToAdd);
    this.text =
      lines.length === 0
        ? this.written
        : this.lines.map((line, index) => (this.spaces.has(index) ? indentation + line : line)).join('');
  }
}
