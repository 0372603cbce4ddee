import {
  CORE_SCHEMA,
  EVENT_ID,
  getScalarValue,
  load,
  parseEvents,
  SCALAR_STYLE,
  type Event,
  type ScalarEvent,
} from 'js-yaml';
import type { ParsedText } from './yaml.ts';
import { limits } from './files.ts';
import type { Document } from '@jurybox/openapi';
import type { Spot } from './parts.ts';
import { followPath, keysOf, pointerTo } from './pointers.ts';
import type { SourceFile } from './references.ts';

/** A node of a parsed text. `start` is the offset of its key, or of the node itself if it has no key. */
interface PlacedNode {
  start: number;
  items?: PlacedNode[];
  members?: Map<string, PlacedNode>;
  /** The nodes whose members a YAML merge key (`<<`) adds. */
  merged?: PlacedNode[];
}

/**
 * A line and a column of a text; both start at 1. `depth` is the number of keys of the requested path that exist in the
 * text.
 */
export interface Position {
  line: number;
  column: number;
  depth: number;
}

/**
 * Returns a function that finds the place of the value at a path of keys, for example `['paths', '/notes', 'get']`. If
 * the text has no such value, the function returns the place of the nearest enclosing value.
 */
export function positionsOf({
  text,
  spaces,
}: Pick<ParsedText, 'text' | 'spaces'>): (keys: readonly string[]) => Position {
  const root = treeOf(text);
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return (keys) => {
    let [node, start, depth] = [root, root?.start ?? 0, 0];
    for (const key of keys) {
      node = node && childOf(node, key);
      if (!node) break;
      ({ start } = node);
      depth += 1;
    }
    const line = lastAtMost(lineStarts, start);
    const column = Math.max(0, start - (lineStarts[line] ?? 0) - (spaces.get(line) ?? 0));
    return { line: line + 1, column: column + 1, depth };
  };
}

function childOf(node: PlacedNode, key: string): PlacedNode | undefined {
  if (node.items) return node.items[Number(key)];
  return node.members?.get(key) ?? node.merged?.map((one) => childOf(one, key)).find((found) => found !== undefined);
}

function lastAtMost(sorted: number[], value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Builds the tree of a text in YAML or JSON. Returns undefined for an unreadable text. Every place is then the
 * beginning of the text.
 */
function treeOf(text: string): PlacedNode | undefined {
  let events: Event[];
  try {
    events = parseEvents(text, { maxDepth: limits.depth });
  } catch {
    return undefined;
  }
  const anchors = new Map<string, PlacedNode>();
  let at = 1;
  const read = (): PlacedNode => {
    const event = events[at] as Event;
    at += 1;
    if (event.type === EVENT_ID.ALIAS) {
      const target = anchors.get(text.slice(event.anchorStart, event.anchorEnd));
      return { ...target, start: event.anchorStart - 1 };
    }
    if (event.type !== EVENT_ID.SEQUENCE && event.type !== EVENT_ID.MAPPING && event.type !== EVENT_ID.SCALAR)
      return { start: 0 };
    const node: PlacedNode = { start: 'start' in event ? event.start : startOfScalar(event) };
    if (event.anchorStart !== -1) anchors.set(text.slice(event.anchorStart, event.anchorEnd), node);
    if (event.type === EVENT_ID.SEQUENCE) {
      node.items = [];
      while (events[at]?.type !== EVENT_ID.POP) node.items.push(read());
      at += 1;
    } else if (event.type === EVENT_ID.MAPPING) {
      node.members = new Map();
      while (events[at]?.type !== EVENT_ID.POP) addMember(node, node.members);
      at += 1;
    }
    return node;
  };
  const addMember = (node: PlacedNode, members: Map<string, PlacedNode>): void => {
    const keyEvent = events[at] as Event;
    const key = read();
    const name = keyEvent.type === EVENT_ID.SCALAR ? keyOf(text, keyEvent) : '';
    const value = read();
    if (name === '<<' && (keyEvent as ScalarEvent).style === SCALAR_STYLE.PLAIN) node.merged = value.items ?? [value];
    else members.set(name, { ...value, start: key.start });
  };
  return events.length > 2 ? read() : undefined;
}

/** Returns a key as the parser returns it, for example `404` for `0x194`. */
function keyOf(text: string, event: ScalarEvent): string {
  const written = getScalarValue(text, event);
  if (!/^[-+.\d~]|^(null|true|false)$/i.test(written) || event.style !== SCALAR_STYLE.PLAIN) return written;
  return Object.keys(load(`${written}: 0`, { schema: CORE_SCHEMA }) as object)[0] ?? written;
}

/** The position of a quoted scalar is the position of its first quote. */
const startOfScalar = ({ valueStart, style }: ScalarEvent): number =>
  style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED ? valueStart - 1 : valueStart;

/** A place in a source file. Lines and columns start at 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

interface Origin {
  file: SourceFile;
  source: string[];
}

/**
 * For each rule, the members that it is about. A rule that is not in this table is about the member with the name of
 * the rule.
 */
const memberOf: Record<string, string[]> = {
  minimum: ['minimum', 'exclusiveMinimum'],
  maximum: ['maximum', 'exclusiveMaximum'],
  'parameter-required': ['required'],
  'header-required': ['required'],
  'body-required': ['required'],
  'parameter-style': ['style', 'explode', 'allowReserved'],
  'operation-renamed': ['operationId'],
  sunset: ['x-sunset'],
};

/**
 * Finds the place in the source files for each part of a bundle. Inside a part, the bundle and the source file mostly
 * have the same keys. The map therefore only stores the places where the file or the path changes.
 */
export class SourceMap {
  private readonly spots: Spot[] = [];
  private readonly positions = new Map<SourceFile, ReturnType<typeof positionsOf>>();

  add(at: Spot): void {
    this.spots.push(at);
  }

  /** Returns a place as text, for example `schemas/Note.yaml:3`. */
  text({ file, source }: Spot): string {
    return `${file.path}:${this.position(file)(source).line}`;
  }

  /**
   * Returns a function that finds the place in the source files for a JSON pointer into the bundle. If you pass the
   * name of a rule, it returns the place of the member that this rule is about.
   */
  locator(document: Document, pointerOf: (at: Spot) => string): (pointer: string, rule?: string) => Place | undefined {
    const origins = new Map<string, Origin[]>();
    for (const at of this.spots) {
      const pointer = pointerOf(at);
      // Several places can be stored for a pointer. The search then begins with the last one. The place before it is
      // for the members beside a `$ref`.
      origins.set(pointer, [at, ...(origins.get(pointer) ?? [])]);
    }
    return (pointer, rule = '') => {
      const { keys } = followPath(document, keysOf(pointer));
      const members = Object.hasOwn(memberOf, rule) ? (memberOf[rule] ?? []) : [rule];
      const exact = members
        .filter((member) => member !== '')
        .map((member) => this.find(origins, [...keys, member]))
        .find((found) => found?.rest === 0);
      return (exact ?? this.find(origins, keys))?.place;
    };
  }

  /**
   * Finds the place in the source files for a path of keys. If a source file contains only the beginning of the path,
   * `rest` is the number of missing keys.
   */
  private find(origins: Map<string, Origin[]>, keys: string[]): { place: Place; rest: number } | undefined {
    let best: { place: Place; rest: number } | undefined;
    for (let length = keys.length; length >= 0; length -= 1) {
      for (const { file, source } of origins.get(pointerTo(keys.slice(0, length))) ?? []) {
        const { depth, ...position } = this.position(file)([...source, ...keys.slice(length)]);
        const rest = Math.max(0, source.length + keys.length - length - depth);
        if (!best || rest < best.rest) best = { place: { file: file.path, ...position }, rest };
      }
      if (best) return best;
    }
    return undefined;
  }

  private position(file: SourceFile): ReturnType<typeof positionsOf> {
    const known = this.positions.get(file) ?? positionsOf(file);
    this.positions.set(file, known);
    return known;
  }
}
