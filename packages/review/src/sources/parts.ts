import { isObject, type Document } from '@jurybox/openapi';
import type { ComponentKind, Shape, Version } from './grammar.ts';
import type { References, SourceFile, Target } from './references.ts';
import { posix } from 'node:path';
import { keysOf, pointerTo, valueAt } from './pointers.ts';

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
  to: Unit | { pointer: string };
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
  pointerOf: (at: Spot) => string;
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
  const keysTo = ({ kind, name = '' }: Unit): string[] => (kind === undefined ? [] : ['components', kind, name]);
  for (const { node, key, to } of pending) node[key] = 'pointer' in to ? to.pointer : pointerTo(keysTo(to));
  const pointerOf = ({ unit, keys }: Spot): string => pointerTo([...keysTo(unit), ...keys]);
  return { document, pointerOf, dangling: withoutDangling(document, pending, pointerOf) };
}

/**
 * Finds components of the root document that consist only of a `$ref` to another file. The part of the bundle that is
 * made from this file then takes the name of the component, for example `schemas/Note`.
 */
function aliases(pending: Pending[], root: Unit): Map<string, Unit> {
  const found = new Map<string, Unit>();
  for (const { node, to, at } of pending) {
    const [components, kind = '', name = '', ...more] = at.keys;
    if (at.unit !== root || components !== 'components' || name === '' || more.length > 0 || 'pointer' in to) continue;
    if (Object.keys(node).length === 1 && at.copied.length === 0) found.set(`${kind}/${name}`, to);
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
  return units
    .map((unit) => ({ unit, key: rank(unit) }))
    .sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0))
    .map(({ unit }) => unit);
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
function withoutDangling(document: Document, pending: Pending[], pointerOf: (at: Spot) => string): Pending[] {
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
