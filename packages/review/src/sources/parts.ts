import { isObject, type Document } from '@jurybox/openapi';
import type { ComponentKind, Shape, Version } from './grammar.ts';
import type { References, SourceFile, Target } from './references.ts';
import { posix } from 'node:path';
import { followPath, keysOf, pointerTo, valueAt } from './pointers.ts';

/** A part of the bundle: the root document, or a component from another file. */
export interface Unit {
  kind?: ComponentKind;
  target: Target;
  content: unknown;
  /** The name of the component, which is chosen after all units are known. */
  name?: string;
}

/**
 * A place in the bundle: `keys` lead to it inside `unit`. The value comes from a place in the source files: `source`
 * contains the keys that lead to it inside `file`.
 */
export interface Spot {
  unit: Unit;
  keys: string[];
  file: SourceFile;
  source: string[];
  /** The targets of the `$ref`s that were replaced by copies on the way to this place, outermost first. */
  copied: string[];
}

/** A `$ref` in the bundle whose text is still missing. It is written after all components have names. */
export interface Pending {
  node: Record<string, unknown>;
  key: string;
  to: Pick<Spot, 'unit' | 'keys'>;
  isSchema: boolean;
  at: Spot;
}

/** The functions of the bundler for the modules that read one kind of object, for example schemas. */
export interface Reader {
  readonly version: Version;
  readonly references: References;
  /** Returns the value for the bundle; undefined if it is left out. */
  read(value: unknown, shape: Shape, at: Spot): unknown;
  /** Does the same as `read`, for the member `key` of the value at the place `at`. */
  readMember(value: unknown, shape: Shape, at: Spot, key: string): unknown;
  /** Writes a reference to a target into a member. The target becomes a component if it is in another file. */
  refer(node: Record<string, unknown>, key: string, target: Target, kind: ComponentKind, at: Spot): void;
  /**
   * Records that a part of the contract is left out. `isMeaningless` says that the part has no effect on messages in
   * this version of OpenAPI. Leaving it out then hides no change.
   */
  leaveOut(at: Spot, reason: string, key?: string, isMeaningless?: boolean): undefined;
}

export const child = (at: Spot, key: string, sourceKey = key): Spot => ({
  ...at,
  keys: [...at.keys, key],
  source: [...at.source, sourceKey],
});

interface Assembled {
  document: Document;
  /** The references whose targets are left out of the bundle. */
  dangling: Pending[];
}

/** Names every component, writes the references to the components, and assembles the document. */
export function assemble(units: Unit[], pending: Pending[], version: Version): Assembled {
  const [root, ...others] = units;
  const document = root?.content as Document;
  document.openapi =
    typeof document.openapi === 'string' && document.openapi.startsWith(version) ? document.openapi : version;
  document.info ??= {};
  const components = (document.components ??= {});
  const ownNames = aliases(pending, root as Unit);
  const names = new Set<string>();
  for (const unit of bySimplestPath(others)) {
    unit.name = nameFor(unit, (name) => {
      const id = `${unit.kind}/${name}`;
      const isTaken = Object.hasOwn(components[unit.kind as string] ?? {}, name) && ownNames.get(id) !== unit;
      return isTaken || names.has(id);
    });
    names.add(`${unit.kind}/${unit.name}`);
  }
  for (const { kind = '', name = '', content } of others) {
    const group = (components[kind] ??= {});
    if (content !== undefined) group[name] = content;
    else delete group[name];
  }
  for (const { node, key, to } of pending) node[key] = pointerOf(to);
  return { document, dangling: withoutDangling(document, pending) };
}

/** Returns the JSON pointer of a place in the bundle, after all components have names. */
export const pointerOf = ({ unit: { kind, name = '' }, keys }: Pick<Spot, 'unit' | 'keys'>): string =>
  pointerTo([...(kind === undefined ? [] : ['components', kind, name]), ...keys]);

/**
 * Finds components of the root document that consist only of a `$ref` to another file. The part of the bundle that is
 * made from this file then takes the name of the component, for example `schemas/Note`.
 */
function aliases(pending: Pending[], root: Unit): Map<string, Unit> {
  const found = new Map<string, Unit>();
  for (const { node, to, at } of pending) {
    const [components, kind = '', name = '', ...more] = at.keys;
    if (at.unit !== root || components !== 'components' || name === '' || more.length > 0 || to.unit === root) continue;
    if (Object.keys(node).length === 1 && at.copied.length === 0) found.set(`${kind}/${name}`, to.unit);
  }
  return found;
}

/**
 * Sorts the units of the bundle by path, the path with the fewest folders first. If two files have the same name, the
 * file with the simpler path keeps this name. The order of the references does not matter.
 */
function bySimplestPath(units: Unit[]): Unit[] {
  const rank = ({ target: { file, keys } }: Unit): string =>
    `${String(file.path.split('/').length).padStart(4, '0')} ${file.path}#/${keys.join('/')}`;
  return units.toSorted((left, right) => (rank(left) < rank(right) ? -1 : rank(left) > rank(right) ? 1 : 0));
}

function nameFor({ target: { file, keys } }: Unit, isTaken: (name: string) => boolean): string {
  const clean = (text: string) => text.replaceAll(/[^\w.-]+/g, '_').replace(/^__proto__$/, '_proto_');
  const { dir, name: base } = posix.parse(file.path);
  const simple = clean(keys.at(-1) ?? base) || 'unnamed';
  if (!isTaken(simple)) return simple;
  const long = clean([...dir.split('/'), base, ...keys].filter((part) => part !== '' && part !== '.').join('_'));
  for (let i = 1; ; i += 1) {
    const name = i === 1 ? long : `${long}-${i}`;
    if (!isTaken(name)) return name;
  }
}

/** Removes references to targets that are not in the document. A schema stays in the document without its reference. */
function withoutDangling(document: Document, pending: Pending[]): Pending[] {
  const found = new Set<Pending>();
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const one of pending) {
      const { node, key, isSchema, at } = one;
      const ref = node[key];
      if (typeof ref !== 'string' || found.has(one) || valueAt(document, keysOf(ref)) !== undefined) continue;
      found.add(one);
      delete node[key];
      if (key === '$ref' && !isSchema) remove(document, keysOf(pointerOf(at)));
    }
  }
  return [...found];
}

function remove(document: Document, keys: string[]): void {
  const last = keys.at(-1) ?? '';
  const parent = valueAt(document, keys.slice(0, -1));
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (isObject(parent)) delete parent[last];
}

/** A place in a source file. Lines and columns start at 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
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
 * Returns a function that finds the place in the source files for a JSON pointer into the bundle. If you pass the name
 * of a rule, it returns the place of the member that this rule is about. Inside a part, the bundle and the source file
 * mostly have the same keys, so `spots` only contains the places where the file or the path changes.
 */
export function locator(document: Document, spots: Spot[]): (pointer: string, rule?: string) => Place | undefined {
  // Several places can be stored for a pointer. The search begins with the last one. The place before it is for the
  // members beside a `$ref`.
  const origins = Map.groupBy(spots.toReversed(), pointerOf);
  return (pointer, rule = '') => {
    const { keys } = followPath(document, keysOf(pointer));
    const members = Object.hasOwn(memberOf, rule) ? (memberOf[rule] ?? []) : rule === '' ? [] : [rule];
    const exact = members.map((member) => find(origins, [...keys, member])).find((found) => found?.rest === 0);
    return (exact ?? find(origins, keys))?.place;
  };
}

/**
 * Finds the place in the source files for a path of keys. If a source file contains only the beginning of the path,
 * `rest` is the number of missing keys.
 */
function find(origins: Map<string, Spot[]>, keys: string[]): { place: Place; rest: number } | undefined {
  for (let length = keys.length; length >= 0; length -= 1) {
    const found = (origins.get(pointerTo(keys.slice(0, length))) ?? []).map(({ file, source }) => {
      const { depth, ...position } = file.positionOf([...source, ...keys.slice(length)]);
      return { place: { file: file.path, ...position }, rest: source.length + keys.length - length - depth };
    });
    const [best] = found.sort((one, other) => one.rest - other.rest);
    if (best) return best;
  }
  return undefined;
}
