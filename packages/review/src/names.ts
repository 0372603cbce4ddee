import { dereference, isObject, type Document } from '@jurybox/openapi';
import { mapCompared, type Compared } from './compared.ts';
import { labelOf } from './findings/rule.ts';
import type { Finding } from './model.ts';

/** Names that were added, removed, or whose operation or schema changed. */
export interface NameChanges {
  added: string[];
  removed: string[];
  changed: string[];
}

/** The names that callers import from a generated client. Generators make them from the names in the contract. */
export interface Names {
  /** The `operationId`s, which become functions. */
  operations: NameChanges;
  /** The names of the schemas, which become types. */
  schemas: NameChanges;
}

/** Compares the names that callers import. A name counts as changed if a finding concerns its operation or schema. */
export function namesOf(documents: Compared<Document>, findings: Finding[]): Names {
  const effective = findings.filter(({ rule }) => rule !== 'documentation' && rule !== 'servers');
  const labels = new Set(effective.flatMap(({ operations }) => operations));
  const changedSchemas = new Set(
    effective.flatMap(({ pointer }) => /^#\/components\/schemas\/([^/]+)/.exec(pointer)?.[1] ?? []),
  );
  return {
    operations: compareNames(
      mapCompared(documents, (document) => {
        const ids = operationIds(document).map(([id, label]): [string, boolean] => [id, labels.has(label)]);
        return new Map(ids);
      }),
    ),
    schemas: compareNames(
      mapCompared(documents, ({ components }) => {
        const names = Object.keys(components?.['schemas'] ?? {});
        return new Map(names.map((name) => [name, changedSchemas.has(name)]));
      }),
    ),
  };
}

/** Returns each `operationId` with the label of its operation. Reads nothing else, because contracts can be large. */
const operationIds = (document: Document): [id: string, label: string][] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(dereference<Record<string, unknown>>(document, item)).flatMap(
      ([method, operation]): [string, string][] =>
        isObject(operation) && typeof operation['operationId'] === 'string'
          ? [[operation['operationId'], labelOf({ method: method.toUpperCase(), path })]]
          : [],
    ),
  );

const compareNames = ({ base, revision }: Compared<Map<string, boolean>>): NameChanges => ({
  added: [...revision.keys()].filter((name) => !base.has(name)).sort(),
  removed: [...base.keys()].filter((name) => !revision.has(name)).sort(),
  changed: [...revision].flatMap(([name, isChanged]) => (isChanged && base.has(name) ? [name] : [])).sort(),
});

/** Lists the names: one line for each kind of name and change, with at most `most` names. */
export const nameLines = (names: Names, most: number, escape = (name: string) => name): string[] =>
  (['operations', 'schemas'] as const).flatMap((kind) =>
    (['added', 'removed', 'changed'] as const).flatMap((change) => {
      const all = names[kind][change];
      if (all.length === 0) return [];
      const more = all.length > most ? ` and ${all.length - most} more` : '';
      return [`${kind} ${change}: ${all.slice(0, most).map(escape).join(', ')}${more}`];
    }),
  );
