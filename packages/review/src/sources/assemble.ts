import { posix } from 'node:path';
import { isObject, type Document } from '@jurybox/openapi';
import type { Place } from '../model.ts';
import type { ComponentKind } from './grammar.ts';
import { followPath, keysOf, memberOf, pointerTo, valueAt } from './pointers.ts';
import type { SourceFile, Target } from './references.ts';
import type { Version } from './shapes.ts';

/** A part of the bundle: the root document, or a component from another file. */
export interface Part {
  kind?: ComponentKind;
  target: Target;
  content: unknown;
  name?: string;
}

/** A place in the bundle (`keys` lead to it inside `part`) and in the sources (`source` leads to it inside `file`). */
export interface Spot {
  part: Part;
  keys: string[];
  file: SourceFile;
  source: string[];
  /** If copies of `$ref` targets contain the place: the file and pointer of each copied target, the outermost first. */
  copied: string[];
}

/** A `$ref` in the bundle whose text is still missing. It is written after all components have names. */
export interface Pending {
  node: Record<string, unknown>;
  key: string;
  to: Pick<Spot, 'part' | 'keys'>;
  isSchema: boolean;
  at: Spot;
}

/** Returns the bundled document, and the places of the references whose targets are left out of it. */
export function assemble(parts: Part[], pending: Pending[], version: Version) {
  const [root, ...others] = parts as [Part, ...Part[]];
  const document = root.content as Document;
  if (!document.openapi.startsWith(version)) document.openapi = version;
  document.info ??= {};
  const components = (document.components ??= {});
  // Root components that are only a `$ref` to another file, for example `User: { $ref: user.yaml }`. The content of
  // `user.yaml` then gets the name `User`.
  const aliases = new Map<unknown, Part>(
    pending.flatMap(({ node, to, at }) =>
      Object.keys(node).length > 1 || at.copied.length > 0 ? [] : [[node, to.part]],
    ),
  );
  const names = new Set<string>();
  // If several files have the same name, the component from the file with the fewest parent folders gets this name. The
  // order of the references has no effect on the names.
  const rank = ({ target: { file, keys } }: Part): string =>
    `${String(file.path.split('/').length).padStart(4, '0')} ${file.path}#/${keys.join('/')}`;
  for (const part of others.toSorted((left, right) => (rank(left) < rank(right) ? -1 : 1))) {
    part.name = nameFor(part, (name) => {
      const own = valueAt(components, [part.kind ?? '', name]);
      return names.has(`${part.kind}/${name}`) || (own !== undefined && aliases.get(own) !== part);
    });
    names.add(`${part.kind}/${part.name}`);
  }
  for (const { kind = '', name = '', content } of others) {
    const group = (components[kind] ??= {});
    if (content !== undefined) group[name] = content;
    else delete group[name];
  }
  for (const { node, key, to } of pending) node[key] = pointerOf(to);
  return { document, dangling: withoutDangling(document, pending) };
}

/** Returns the JSON pointer of a place in the bundle. Call this function only after all components have names. */
export const pointerOf = ({ part: { kind, name = '' }, keys }: Pick<Spot, 'part' | 'keys'>): string =>
  pointerTo([...(kind === undefined ? [] : ['components', kind, name]), ...keys]);

function nameFor({ target: { file, keys } }: Part, isTaken: (name: string) => boolean): string {
  const clean = (text: string) => text.replaceAll(/[^\w.-]+/g, '_').replace(/^__proto__$/, '_proto_');
  const { dir, name: base } = posix.parse(file.path);
  const simple = clean(keys.at(-1) ?? base) || 'unnamed';
  if (!isTaken(simple)) return simple;
  const long = clean([...dir.split('/'), base, ...keys].filter((part) => part !== '' && part !== '.').join('_'));
  let name = long;
  for (let i = 2; isTaken(name); i += 1) name = `${long}-${i}`;
  return name;
}

/** Removes each object with a `$ref` to a missing target. But a schema stays, and only loses its `$ref`. */
function withoutDangling(document: Document, pending: Pending[]): Spot[] {
  const found = new Set<Pending>();
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const one of pending) {
      const { node, key, to, isSchema, at } = one;
      if (found.has(one) || valueAt(document, keysOf(pointerOf(to))) !== undefined) continue;
      found.add(one);
      delete node[key];
      const [last = '', ...above] = keysOf(pointerOf(at)).toReversed();
      const parent = valueAt(document, above.toReversed());
      if (key !== '$ref' || isSchema) continue;
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else if (isObject(parent)) delete parent[last];
    }
  }
  return [...found].map(({ at }) => at);
}

/** The members that a rule is about. A rule that is not in this table is about the member with the name of the rule. */
const membersOf: Record<string, string[]> = {
  minimum: ['minimum', 'exclusiveMinimum'],
  maximum: ['maximum', 'exclusiveMaximum'],
  ...Object.fromEntries(['parameter', 'header', 'body'].map((part) => [`${part}-required`, ['required']])),
  'parameter-style': ['style', 'explode', 'allowReserved'],
  'operation-renamed': ['operationId'],
  sunset: ['x-sunset'],
};

/**
 * Returns a function that finds the place in the source files for a JSON pointer into the bundle. If a rule is given,
 * it finds the place of the member that the rule is about. `origins` contains the sources of objects and lists. A
 * value without an entry is in the file of the value around it, under the same key as in the bundle.
 */
export const placesIn =
  (document: Document, origins: WeakMap<object, Spot>, prefix: string) =>
  (pointer: string, rule?: string): Place => {
    const { keys } = followPath(document, keysOf(pointer));
    const members = rule === undefined ? [] : ((memberOf(membersOf, rule) ?? [rule]) as string[]);
    const found = [...members.map((member) => [...keys, member]), keys].map((path) => {
      let value: unknown = document;
      let at = origins.get(document) as Pick<Spot, 'file' | 'source'>;
      for (const key of path) {
        value = memberOf(value, key);
        at = origins.get(value as object) ?? { file: at.file, source: [...at.source, key] };
      }
      const { depth, ...position } = at.file.positionOf(at.source);
      return { place: { file: prefix + at.file.path, ...position }, isExact: depth === at.source.length };
    });
    return (found.find(({ isExact }) => isExact) ?? found.at(-1))?.place as Place;
  };
