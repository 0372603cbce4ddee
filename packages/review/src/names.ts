import { dereference, isObject, type Document } from '@jurybox/openapi';
import { mapCompared, type Compared } from './compared.ts';
import { labelOf } from './findings/rule.ts';
import type { Finding } from './model.ts';

type NameChanges = Record<'added' | 'removed' | 'changed', string[]>;

/** The names that callers import from a generated client: `operationId`s become functions, and schemas become types. */
export type Names = Record<'operations' | 'schemas', NameChanges>;

/** A name counts as changed if a finding concerns its operation or schema. */
export function namesOf(documents: Compared<Document>, findings: Finding[]): Names {
  const effective = findings.filter(({ rule }) => rule !== 'documentation' && rule !== 'servers');
  const labels = new Set(effective.flatMap(({ operations }) => operations));
  const changed = new Set(
    effective.flatMap(({ pointer }) => /^#\/components\/schemas\/([^/]+)/.exec(pointer)?.[1] ?? []),
  );
  const ids = mapCompared(documents, operationIds);
  const schemas = mapCompared(documents, ({ components }) => new Set(Object.keys(components?.['schemas'] ?? {})));
  return {
    operations: compareNames(ids, (id) => labels.has(ids.revision.get(id) ?? '')),
    schemas: compareNames(schemas, (name) => changed.has(name)),
  };
}

/** Maps each `operationId` to the method and path of its operation. Reads nothing else: contracts can be large. */
const operationIds = (document: Document): Map<string, string> =>
  new Map(
    Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(dereference<Record<string, unknown>>(document, item)).flatMap(
        ([method, operation]): [string, string][] =>
          isObject(operation) && typeof operation['operationId'] === 'string'
            ? [[operation['operationId'], labelOf({ method: method.toUpperCase(), path })]]
            : [],
      ),
    ),
  );

type Keys = Set<string> | Map<string, unknown>;

const compareNames = ({ base, revision }: Compared<Keys>, isChanged: (name: string) => boolean): NameChanges => ({
  added: [...revision.keys()].filter((name) => !base.has(name)).sort(),
  removed: [...base.keys()].filter((name) => !revision.has(name)).sort(),
  changed: [...revision.keys()].filter((name) => base.has(name) && isChanged(name)).sort(),
});

/** Returns one line for each kind of name and change, such as `schemas added: A, B`, with at most `most` names. */
export const nameLines = (names: Names, most: number, escape = (name: string) => name): string[] =>
  Object.entries(names).flatMap(([kind, changes]: [string, NameChanges]) =>
    Object.entries(changes).flatMap(([change, all]: [string, string[]]) => {
      if (all.length === 0) return [];
      const more = all.length > most ? ` and ${all.length - most} more` : '';
      return [`${kind} ${change}: ${all.slice(0, most).map(escape).join(', ')}${more}`];
    }),
  );
