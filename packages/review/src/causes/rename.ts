import { isObject, resolveReference, unescapeToken, type Document } from '@jurybox/openapi';
import { mapCompared, type Compared, type Side } from '../compared.ts';
import { stable, without } from '../equal.ts';
import type { Finding } from '../model.ts';
import { reviewedOperations } from '../operations.ts';

/** Returns the last part of a pointer, for example the name of a member. */
const lastToken = (pointer: string): string => unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1));
const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/**
 * Groups the findings about the members of one schema. Added members with the same level are one group, and so are
 * removed members with the same level. A finding about `required` joins a group if it only concerns members of this
 * group.
 */
export function memberGroups(findings: Finding[]): Finding[][] {
  const groups = groupBy(findings, (finding) =>
    finding.rule === 'property-added' || finding.rule === 'property-removed'
      ? `${placeOf(finding)} ${finding.rule} ${finding.level}`
      : undefined,
  );
  const required = requirements(findings);
  return [...groups.values()].map((members) => {
    const [first] = members as [Finding];
    return withRequirement(members, required.get(placeOf(first)));
  });
}

/** Returns the place of the object that has a member. */
const placeOf = ({ position, pointer }: Finding): string => `${position} ${parentOf(pointer)}`;

/** Returns the finding about `required` of each object. */
const requirements = (findings: Finding[]): Map<string, Finding> =>
  new Map(
    findings
      .filter(({ rule }) => rule === 'required')
      .map((finding) => [`${finding.position} ${finding.pointer}/properties`, finding]),
  );

/** Adds a finding about `required` to findings about members if it only concerns these members. */
function withRequirement(members: Finding[], required: Finding | undefined): Finding[] {
  if (!required) return members;
  const names = new Set<unknown>(members.map(({ pointer }) => lastToken(pointer)));
  const { base, revision } = mapCompared({ base: required.base, revision: required.revision }, listOf);
  const changed = [...without(base, revision), ...without(revision, base)];
  return changed.every((name) => names.has(name)) ? [...members, required] : members;
}

export interface Rename {
  kind: 'member' | 'parameter' | 'operation';
  from: string;
  to: string;
}

interface Renamed {
  rename: Rename;
  /** The findings that the rename causes. */
  members: Finding[];
}

/**
 * Finds renamed members, parameters and operations. If one name is removed at a place and exactly one name with the
 * same schema is added there, the change is a rename. If several added names match, their findings stay separate.
 */
export function renamesIn(findings: Finding[], documents: Compared<Document>): Renamed[] {
  return [...members(findings), ...parameters(findings, documents), ...operations(findings, documents)];
}

/**
 * Pairs a removal with an addition: the findings of both must have the same key, and no other finding may have this
 * key.
 */
function pairs(
  removed: Finding[],
  added: Finding[],
  keyOf: (finding: Finding, side: Side) => string | undefined,
): { from: Finding; to: Finding }[] {
  const groups = {
    base: groupBy(removed, (finding) => keyOf(finding, 'base')),
    revision: groupBy(added, (finding) => keyOf(finding, 'revision')),
  };
  return [...groups.base].flatMap(([key, [from, ...others]]) => {
    const [to, ...more] = groups.revision.get(key) ?? [];
    return from && to && others.length === 0 && more.length === 0 ? [{ from, to }] : [];
  });
}

function members(findings: Finding[]): Renamed[] {
  const byPlace = groupBy(
    findings.filter(({ rule }) => rule === 'property-removed' || rule === 'property-added'),
    placeOf,
  );
  const required = requirements(findings);
  return [...byPlace].flatMap(([key, place]) => {
    const removed = place.filter(({ rule }) => rule === 'property-removed');
    const added = place.filter(({ rule }) => rule === 'property-added');
    return pairs(removed, added, (finding, side) => stable(plain(finding[side]))).map(({ from, to }) => ({
      rename: { kind: 'member' as const, from: lastToken(from.pointer), to: lastToken(to.pointer) },
      members: withRequirement([from, to], required.get(key)),
    }));
  });
}

/** Returns a schema without its title, description and similar texts, because people often change these in a rename. */
function plain(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const texts = ['title', 'description', 'example', 'examples'];
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !texts.includes(key)));
}

function parameters(findings: Finding[], documents: Compared<Document>): Renamed[] {
  const byOperation = groupBy(
    findings.filter(({ rule }) => rule === 'parameter-removed' || rule === 'parameter-added'),
    ({ operations: labels }) => labels.join(' '),
  );
  return [...byOperation.values()].flatMap((place) => {
    const removed = place.filter(({ rule }) => rule === 'parameter-removed');
    const added = place.filter(({ rule }) => rule === 'parameter-added');
    if (removed.length === 0 || added.length === 0) return [];
    const nodeOf = (finding: Finding, side: Side) => parameterAt(documents[side], finding.pointer);
    return pairs(removed, added, (finding, side) => {
      const node = nodeOf(finding, side);
      return node && stable([node.in, plain(node.schema)]);
    }).map(({ from, to }) => ({
      rename: {
        kind: 'parameter' as const,
        from: nodeOf(from, 'base')?.name ?? '',
        to: nodeOf(to, 'revision')?.name ?? '',
      },
      members: [from, to],
    }));
  });
}

function parameterAt(document: Document, pointer: string): { name: string; in: unknown; schema: unknown } | undefined {
  try {
    const node = resolveReference(document, pointer);
    return isObject(node) && typeof node['name'] === 'string'
      ? { name: node['name'], in: node['in'], schema: node['schema'] }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Finds operations that moved: the revision has the same `operationId` at another path or with another method. */
function operations(findings: Finding[], documents: Compared<Document>): Renamed[] {
  const idOf = (side: Side) =>
    new Map(
      [...reviewedOperations(documents[side]).values()].map(({ method, path, operationId }) => [
        `${method} ${path}`,
        operationId,
      ]),
    );
  const removed = findings.filter(({ rule }) => rule === 'operation-removed');
  const added = findings.filter(({ rule }) => rule === 'operation-added');
  if (removed.length === 0 || added.length === 0) return [];
  const ids = { base: idOf('base'), revision: idOf('revision') };
  const labelOf = ({ operations: [label = ''] }: Finding): string => label;
  return pairs(removed, added, (finding, side) => ids[side].get(labelOf(finding))).map(({ from, to }) => ({
    rename: { kind: 'operation' as const, from: labelOf(from), to: labelOf(to) },
    members: [from, to],
  }));
}

/** Groups values by a key. Values without a key are in no group. */
function groupBy<T>(values: T[], keyOf: (value: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = key === undefined ? undefined : groups.get(key);
    if (group) group.push(value);
    else if (key !== undefined) groups.set(key, [value]);
  }
  return groups;
}
