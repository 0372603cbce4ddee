import { equal } from './equal.ts';
import { isObject, operationsOf, type Document, type Operation } from './document.ts';
import type { Finding } from './model.ts';
import { matrixOf, type Cell } from './matrix.ts';

export interface Names {
  added: string[];
  removed: string[];
  changed: string[];
}

/** What a change does to the programs that call the service. */
export interface Callers {
  /** Generated functions, one per operation, named after its operationId. */
  functions: Names;
  /** Generated types, one per schema of the contract. */
  types: Names;
  matrix: Cell[];
  /** What earlier releases' programs say, or why they were not asked. */
  programs: { ran: boolean; says: string; errors: string[] };
}

export function effectOnCallers(base: Document, revision: Document, findings: Finding[], programs: Callers['programs']): Callers {
  const [before, after] = [operationsOf(base), operationsOf(revision)];
  const touched = new Set(findings.filter(({ rule }) => rule !== 'documentation' && rule !== 'servers').flatMap(({ operations }) => operations));
  const functions = compareNames(
    new Map([...before.values()].map((operation) => [functionName(operation), `${operation.method} ${operation.path}`])),
    new Map([...after.values()].map((operation) => [functionName(operation), `${operation.method} ${operation.path}`])),
    (_, now) => touched.has(now as string),
  );
  return { functions, types: compareNames(schemasOf(base), schemasOf(revision), (old, now) => !equal(withoutWords(old), withoutWords(now))), matrix: matrixOf(base, revision), programs };
}

const functionName = ({ operationId, method, path }: Operation): string => operationId ?? `${method.toLowerCase()} ${path}`;
const schemasOf = (document: Document): Map<string, unknown> => new Map(Object.entries(document.components?.['schemas'] ?? {}));

function compareNames(before: Map<string, unknown>, after: Map<string, unknown>, differs: (old: unknown, now: unknown) => boolean): Names {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)).sort(),
    removed: [...before.keys()].filter((name) => !after.has(name)).sort(),
    changed: [...after.keys()].filter((name) => before.has(name) && differs(before.get(name), after.get(name))).sort(),
  };
}

/** What a generator makes types of: no words, no limits that types cannot say would be going too far; words only. */
function withoutWords(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutWords);
  if (!isObject(node)) return node;
  return Object.fromEntries(Object.entries(node).filter(([key, value]) => !((key === 'description' || key === 'title') && typeof value === 'string') && key !== 'examples' && key !== 'example').map(([key, value]) => [key, withoutWords(value)]));
}
