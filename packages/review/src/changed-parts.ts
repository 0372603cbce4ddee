import { escapeToken, isObject, unescapeToken, type Document } from '@jurybox/openapi';
import { keysOf, mapCompared, type Compared } from './compared.ts';
import { equal } from './equal.ts';
import { decoded } from './sources/pointers.ts';

/** Stands for the target of a reference that this module cannot resolve, for example of a reference to an anchor. */
const unknown = '#';

/**
 * Adds the JSON pointers of all parts that a value refers to, with `$ref` or in the mapping of a discriminator. Ignores
 * a `$ref` to a file. In the bundle, only examples and extensions contain such a `$ref`, and nothing follows it.
 */
function addReferences(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addReferences(item, found);
  else if (typeof value === 'string') {
    if (value.startsWith('#/')) found.add(partAt(value));
  } else if (isObject(value))
    for (const [key, item] of Object.entries(value)) {
      if (isReference(key) && typeof item === 'string' && /^#(?!\/)/.test(item)) found.add(unknown);
      if (key === 'mapping') for (const part of partsInMapping(item)) found.add(part);
      addReferences(item, found);
    }
}

/** Returns the JSON pointers of the schemas that the mapping of a discriminator refers to by name. */
const partsInMapping = (mapping: unknown): string[] =>
  Object.values(isObject(mapping) ? mapping : {})
    .filter((name) => typeof name === 'string' && !name.startsWith('#'))
    .map((name) => `#/components/schemas/${escapeToken(name as string)}`);

// Tests the first character first, because that is faster than the regular expression and excludes most keys.
const isReference = (key: string): boolean => key.startsWith('$') && /^\$(dynamic|recursive)?ref$/i.test(key);

/** Returns the JSON pointer of the part that contains the given pointer, for example `#/components/schemas/Note`. */
function partAt(pointer: string): string {
  const tokens = pointer.split('/', 4);
  return tokens
    .slice(0, tokens[1] === 'components' ? 4 : 3)
    .map((token) => (token.includes('%') ? escapeToken(unescapeToken(decoded(token))) : token))
    .join('/');
}

/** Whether a member of a document has no effect on operations, for example `info`. */
const isAboutDocument = (key: string): boolean =>
  ['info', 'tags', 'externalDocs', 'paths', 'webhooks', 'components'].includes(key) || key.startsWith('x-');

/**
 * Removes from both documents the parts that cannot lead to a finding. This makes the comparison of a large contract
 * with few changes much faster. A part is removed if it is equal in both documents, its references lead to no changed
 * part, and no remaining part refers to it.
 */
export function changedParts(documents: Compared<Document>): Compared<Document> {
  if (appliesToEverything(documents)) return documents;
  const parts = mapCompared(documents, partsOf);
  const names = keysOf(parts);
  const changed = new Set(names.filter((name) => !equal(parts.base.get(name), parts.revision.get(name))));
  const references = new Map<string, Set<string>>();
  for (const paths of alikePaths(names)) for (const name of paths) references.set(name, new Set(paths));
  for (const name of names) {
    const found = references.get(name) ?? new Set<string>();
    addReferences(parts.revision.get(name), found);
    // An unchanged part has the same references in both contracts, so the references in the revision are enough.
    if (changed.has(name)) addReferences(parts.base.get(name), found);
    if (found.has(unknown)) return documents;
    references.set(name, found);
  }
  const affected = reachable(changed, reversed(references));
  const kept = reachable(affected, references);
  return mapCompared(documents, (document) => filterParts(document, (pointer) => kept.has(pointer)));
}

/**
 * Whether every operation must be compared. This is true if a change concerns all operations, or if the two documents
 * have different versions of OpenAPI.
 */
function appliesToEverything({ base, revision }: Compared<Document>): boolean {
  const rest = (document: Document) =>
    Object.fromEntries(Object.entries(document).filter(([key]) => !isAboutDocument(key)));
  const schemes = (document: Document) => document.components?.['securitySchemes'];
  return !equal(rest(base), rest(revision)) || !equal(schemes(base), schemes(revision));
}

/** Returns a copy of a document with only the parts that `isKept` accepts by their JSON pointers. */
function filterParts(document: Document, isKept: (pointer: string, part: unknown) => boolean): Document {
  const filter = (pointer: string, map: unknown): unknown =>
    isObject(map)
      ? Object.fromEntries(
          Object.entries(map).filter(([name, part]) => isKept(`${pointer}/${escapeToken(name)}`, part)),
        )
      : map;
  const filtered = (pointer: string, all: object, isMap: (key: string) => boolean): object =>
    Object.fromEntries(
      Object.entries(all).map(([key, map]) => [key, isMap(key) ? filter(`${pointer}/${key}`, map) : (map as unknown)]),
    );
  const copy = filtered('#', document, (key) => key === 'paths' || key === 'webhooks') as Document;
  if (document.components === undefined) return copy;
  const components = filtered('#/components', document.components, (kind) => kind !== 'securitySchemes');
  return { ...copy, components: components as NonNullable<Document['components']> };
}

/** Returns the parts of a document: its paths, webhooks and components. The key of each part is its JSON pointer. */
function partsOf(document: Document): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  filterParts(document, (pointer, part) => {
    parts.set(pointer, part);
    return true;
  });
  return parts;
}

/**
 * Groups paths that differ only in the names of their path parameters, because these paths have the same operations.
 */
const alikePaths = (names: string[]): Iterable<string[]> =>
  Map.groupBy(
    names.filter((name) => name.startsWith('#/paths/')),
    (name) => name.replaceAll(/\{[^{}]*\}/g, '{}'),
  ).values();

function reversed(references: Map<string, Set<string>>): Map<string, Set<string>> {
  const result = new Map<string, Set<string>>();
  for (const [from, targets] of references)
    for (const to of targets) {
      const known = result.get(to) ?? new Set();
      result.set(to, known.add(from));
    }
  return result;
}

/** Returns the names of the given parts, and of every part that can be reached from them through references. */
function reachable(from: Iterable<string>, references: Map<string, Set<string>>): Set<string> {
  const found = new Set(from);
  for (const name of found) for (const next of references.get(name) ?? []) found.add(next);
  return found;
}
