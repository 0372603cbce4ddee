import { escapeToken, isObject, unescapeToken, type Document } from '@jurybox/openapi';
import { keysOf, mapCompared, equal, type Compared } from './compared.ts';
import { decoded } from './sources/pointers.ts';

/** Stands for the target of a reference that this module cannot resolve, for example of a reference to an anchor. */
const unknown = '#';

/**
 * Adds to `found` the JSON pointers of all components and paths that a value refers to. Ignores a `$ref` to a file: in
 * a bundled contract, only examples and extensions contain one, and no rule follows it.
 */
function addReferences(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addReferences(item, found);
  else if (typeof value === 'string') {
    if (value.startsWith('#/')) found.add(partAt(value));
  } else if (isObject(value))
    for (const [key, item] of Object.entries(value)) {
      if (isReference(key) && typeof item === 'string' && /^#(?!\/)/.test(item)) found.add(unknown);
      // The `mapping` of a discriminator can refer to a schema by its name alone.
      if (key === 'mapping' && isObject(item))
        for (const name of Object.values(item))
          if (typeof name === 'string' && !name.startsWith('#')) found.add(`#/components/schemas/${escapeToken(name)}`);
      addReferences(item, found);
    }
}

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

/**
 * Removes the parts that cannot lead to a finding from both documents. This makes the comparison of a large contract
 * much faster. Keeps a part if it changed, if its references lead to a changed part, or if a part that is kept refers
 * to it.
 */
export function changedParts(documents: Compared<Document>): Compared<Document> {
  const rest = mapCompared(documents, restOf);
  if (!equal(rest.base, rest.revision)) return documents;
  const parts = mapCompared(documents, partsOf);
  const names = keysOf(parts);
  const changed = new Set(names.filter((name) => !equal(parts.base.get(name), parts.revision.get(name))));
  const references = new Map<string, Set<string>>();
  const referring = new Map<string, Set<string>>();
  for (const name of names) {
    const found = new Set<string>();
    addReferences(parts.revision.get(name), found);
    if (changed.has(name)) addReferences(parts.base.get(name), found);
    if (found.has(unknown)) return documents;
    references.set(name, found);
    for (const to of found) referring.set(to, (referring.get(to) ?? new Set()).add(name));
  }
  const kept = reachable(reachable(changed, referring), references);
  return mapCompared(documents, (document) => filterParts(document, (pointer) => kept.has(pointer)));
}

const notForAll = ['info', 'tags', 'externalDocs', 'paths', 'webhooks', 'components'];

/** Returns the parts that concern every operation, such as `security`. If one changed, all operations are compared. */
const restOf = (document: Document): object => ({
  ...Object.fromEntries(Object.entries(document).filter(([key]) => !notForAll.includes(key) && !key.startsWith('x-'))),
  schemes: document.components?.['securitySchemes'],
});

function filterParts(document: Document, isKept: (pointer: string, part: unknown) => boolean): Document {
  const filtered = (pointer: string, map: unknown): unknown =>
    isObject(map)
      ? Object.fromEntries(
          Object.entries(map).filter(([name, part]) => isKept(`${pointer}/${escapeToken(name)}`, part)),
        )
      : map;
  const copy: Record<string, unknown> = { ...document };
  for (const key of ['paths', 'webhooks']) if (key in copy) copy[key] = filtered(`#/${key}`, copy[key]);
  const components = Object.entries(document.components ?? {}).map(([kind, map]) => [
    kind,
    kind === 'securitySchemes' ? map : filtered(`#/components/${kind}`, map),
  ]);
  if (document.components) copy['components'] = Object.fromEntries(components);
  return copy as unknown as Document;
}

/** Returns the parts of a document: its paths, webhooks and components. The key of each part is its JSON pointer. */
function partsOf(document: Document): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  filterParts(document, (pointer, part) => Boolean(parts.set(pointer, part)));
  return parts;
}

function reachable(from: Iterable<string>, references: Map<string, Set<string>>): Set<string> {
  const found = new Set(from);
  for (const name of found) for (const next of references.get(name) ?? []) found.add(next);
  return found;
}
