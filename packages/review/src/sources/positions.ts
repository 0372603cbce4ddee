import { CORE_SCHEMA, EVENT_ID, getScalarValue, load, SCALAR_STYLE } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import type { Place } from '../model.ts';

/** A node of a parsed text. `start` is the offset of its key, or of the node itself if it has no key. */
export interface PlacedNode {
  start: number;
  inside: () => Inside;
}

interface Inside {
  /** The members of an object, or the items of a list by their index. */
  members: Map<string, PlacedNode>;
  /** The nodes whose members a YAML merge key (`<<`) adds. */
  merged?: PlacedNode[];
}

/** Returns a node that reads what is inside it when this is first needed. Most nodes never need it. */
export function placedNode(start: number, read: () => Inside): PlacedNode {
  let inside: Inside | undefined;
  return { start, inside: () => (inside ??= read()) };
}

/** `depth` is the number of requested keys that the text has. */
export interface Position extends Omit<Place, 'file'> {
  depth: number;
}

/**
 * Returns a function that finds the place of the value at a path of keys, or of the nearest enclosing value. `spacesOf`
 * returns the number of spaces that were added to a line, which do not count.
 */
export function positionsOf(
  text: string,
  read: () => PlacedNode | undefined,
  spacesOf = (_line: number): number => 0,
): (keys: readonly string[]) => Position {
  let known: { root: PlacedNode | undefined; lineStarts: number[] } | undefined;
  return (keys) => {
    // Most texts need no positions, because nothing changed in them.
    known ??= {
      root: read(),
      lineStarts: lineStartsIn(text),
    };
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
  const { members, merged } = node.inside();
  return members.get(key) ?? merged?.map((one) => childOf(one, key)).find((found) => found !== undefined);
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

/** Returns the root of a text from the events of the YAML parser. */
export function treeOf(text: string, events: Event[]): PlacedNode | undefined {
  let targets: Map<number, number> | undefined;
  const targetOf = (at: number): number =>
    events[at]?.type === EVENT_ID.ALIAS ? ((targets ??= targetsIn(text, events)).get(at) ?? 0) : at;
  const nodeAt = (at: number, start = startOf(events[at] as Event)): PlacedNode =>
    placedNode(start, () => insideOf(targetOf(at)));
  /** Returns the index of the event after a node. */
  const after = (start: number): number => {
    let [at, depth] = [start, 0];
    do {
      const { type } = events[at] as Event;
      if (type === EVENT_ID.POP) depth -= 1;
      else if (type === EVENT_ID.SEQUENCE || type === EVENT_ID.MAPPING) depth += 1;
      at += 1;
    } while (depth > 0);
    return at;
  };
  const insideOf = (at: number): Inside => {
    const [members, merged] = [new Map<string, PlacedNode>(), [] as PlacedNode[]];
    const event = events[at] as Event;
    if (event.type === EVENT_ID.SEQUENCE)
      for (let item = at + 1; events[item]?.type !== EVENT_ID.POP; item = after(item))
        members.set(String(members.size), nodeAt(item));
    if (event.type === EVENT_ID.MAPPING)
      for (let key = at + 1; events[key]?.type !== EVENT_ID.POP; key = after(after(key))) {
        const [keyEvent, value] = [events[key] as Event, after(key)];
        const name = keyEvent.type === EVENT_ID.SCALAR ? keyOf(text, keyEvent) : '';
        if (name !== '<<' || (keyEvent as ScalarEvent).style !== SCALAR_STYLE.PLAIN)
          members.set(name, nodeAt(value, startOf(keyEvent)));
        else if (events[targetOf(value)]?.type === EVENT_ID.SEQUENCE)
          merged.push(...nodeAt(value).inside().members.values());
        else merged.push(nodeAt(value));
      }
    return { members, merged };
  };
  return events.length > 2 ? nodeAt(1) : undefined;
}

/** Returns the index of the event to which each alias refers, by the index of the alias. */
function targetsIn(text: string, events: Event[]): Map<number, number> {
  const [anchors, targets] = [new Map<string, number>(), new Map<number, number>()];
  for (const [at, event] of events.entries())
    if ('anchorStart' in event && event.anchorStart !== -1) {
      const name = text.slice(event.anchorStart, event.anchorEnd);
      if (event.type === EVENT_ID.ALIAS) targets.set(at, anchors.get(name) ?? 0);
      else anchors.set(name, at);
    }
  return targets;
}

/** Returns a key as the parser returns it, for example `404` for `0x194`. */
function keyOf(text: string, event: ScalarEvent): string {
  const written = getScalarValue(text, event);
  if (!/^[-+.\d~]|^(null|true|false)$/i.test(written) || event.style !== SCALAR_STYLE.PLAIN) return written;
  return Object.keys(load(`${written}: 0`, { schema: CORE_SCHEMA }) as object)[0] ?? written;
}

/** Returns the offset of a node, with its first quote. */
function startOf(event: Event): number {
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  if (event.type !== EVENT_ID.SCALAR) return 'start' in event ? event.start : 0;
  const isQuoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
  return event.valueStart - (isQuoted ? 1 : 0);
}
