import { CORE_SCHEMA, EVENT_ID, getScalarValue, load, SCALAR_STYLE } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import type { Place } from '../model.ts';

/** A node of a parsed text. `start` is the offset of its key, or of the node itself if it has no key. */
export interface PlacedNode {
  start: number;
  items?: PlacedNode[];
  members?: Map<string, PlacedNode>;
  /** The nodes whose members a YAML merge key (`<<`) adds. */
  merged?: PlacedNode[];
}

/** `depth`: how many keys of the requested path exist in the text. */
export interface Position extends Omit<Place, 'file'> {
  depth: number;
}

/**
 * Returns a function that finds the place of the value at a path of keys, or of the nearest enclosing value. `spacesOf`
 * returns how many spaces `parseYaml` added at the beginning of a line. Columns do not count the added spaces.
 */
export function positionsOf(
  text: string,
  read: () => PlacedNode | undefined,
  spacesOf = (_line: number): number => 0,
): (keys: readonly string[]) => Position {
  let known: { root: PlacedNode | undefined; lineStarts: number[] } | undefined;
  return (keys) => {
    // The tree is only built on the first call: most texts need no positions, because nothing changed in them.
    known ??= { root: read(), lineStarts: lineStartsIn(text) };
    const { root, lineStarts } = known;
    let [node, start, depth] = [root, root?.start ?? 0, 0];
    for (const key of keys) {
      node = node && childOf(node, key);
      if (!node) break;
      ({ start } = node);
      depth += 1;
    }
    const line = lastAtMost(lineStarts, start);
    const column = Math.max(0, start - (lineStarts[line] ?? 0) - spacesOf(line));
    return { line: line + 1, column: column + 1, depth };
  };
}

function childOf(node: PlacedNode, key: string): PlacedNode | undefined {
  if (node.items) return node.items[Number(key)];
  return node.members?.get(key) ?? node.merged?.map((one) => childOf(one, key)).find((found) => found !== undefined);
}

function lineStartsIn(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
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

export function treeOf(text: string, events: Event[]): PlacedNode | undefined {
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

/** Returns the offset at which a scalar begins, including its quote. */
const startOfScalar = ({ valueStart, style }: ScalarEvent): number =>
  style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED ? valueStart - 1 : valueStart;
