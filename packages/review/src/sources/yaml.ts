import { constructFromEvents, CORE_SCHEMA, EVENT_ID, mergeTag, parseEvents, YAMLException, type Event } from 'js-yaml';
import { CannotReview } from '../errors.ts';
import { Indentation } from './indentation.ts';
import { parseJson } from './json.ts';
import { limits } from './limits.ts';

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
  isJson: boolean;
}

/**
 * Parses the text of one YAML or JSON file. Throws `CannotReview` with the line and column of an error, or if the text
 * exceeds the limits for values or nesting.
 */
export function parseYaml(written: string, name: string): ParsedText {
  const json = parseJson(written);
  if (json) return { value: json.value, text: written, spaces: new Map(), isJson: true };
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
    if (!repairs.undoIn(events)) return { value: valueOf(events, text, name), text, spaces, isJson: false };
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
