import { posix } from 'node:path';
import { escapeToken, isObject, unescapeToken, type Document } from '@jurybox/openapi';
import type { Version } from './grammar.ts';
import type { Pending, Spot, Unit } from './parts.ts';

interface Assembled {
  document: Document;
  pointerOf: (at: Spot, key?: string) => string;
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
  const unitPointer = ({ kind, name }: Unit): string =>
    kind === undefined ? '#' : `#/components/${kind}/${escapeToken(name ?? '')}`;
  for (const { node, key, to } of pending) node[key] = 'pointer' in to ? to.pointer : unitPointer(to);
  const pointerOf = ({ unit, keys }: Spot, key?: string): string =>
    [unitPointer(unit), ...keys.map(escapeToken), ...(key === undefined ? [] : [escapeToken(key)])].join('/');
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
  const found: Pending[] = [];
  for (let again = true; again;) {
    again = false;
    for (const one of pending) {
      const { node, key, isSchema } = one;
      const ref = node[key];
      if (typeof ref !== 'string' || found.includes(one) || resolves(document, ref)) continue;
      found.push(one);
      again = true;
      delete node[key];
      if (key === '$ref' && !isSchema) remove(document, pointerOf(one.at));
    }
  }
  return found;
}

function resolves(document: Document, ref: string): boolean {
  let node: unknown = document;
  for (const token of ref.split('/').slice(1)) {
    const key = unescapeToken(token);
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return false;
    node = (node as Record<string, unknown>)[key];
  }
  return true;
}

function remove(document: Document, pointer: string): void {
  const tokens = pointer.split('/').slice(1);
  const last = tokens.pop() ?? '';
  let node: unknown = document;
  for (const token of tokens) {
    const key = unescapeToken(token);
    node = isObject(node) || Array.isArray(node) ? (node as Record<string, unknown>)[key] : undefined;
  }
  if (Array.isArray(node)) node.splice(Number(last), 1);
  else if (isObject(node)) delete node[unescapeToken(last)];
}
