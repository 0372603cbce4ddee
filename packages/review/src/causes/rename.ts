import { isObject, unescapeToken, type Document } from '@jurybox/openapi';
import { stable, without, type Compared, type Side } from '../compared.ts';
import type { Finding } from '../model.ts';
import { targetIn } from '../sources/pointers.ts';

const nameOf = ({ pointer }: Finding): string => unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1));
const placeOf = ({ position, pointer }: Finding): string => `${position} ${pointer.slice(0, pointer.lastIndexOf('/'))}`;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/**
 * Groups findings about the members of an object. Each of `renames` is a group, the added members are a group, and the
 * removed members are a group. A finding about `required` belongs to a group if it only concerns members of this group.
 */
export function memberGroups(findings: Finding[], renames: { members: Finding[] }[]): Finding[][] {
  const groups = groupBy(findings, (finding) =>
    finding.rule.startsWith('property-') ? `${placeOf(finding)} ${finding.rule} ${finding.level}` : undefined,
  );
  const required = groupBy(findings, ({ rule, position, pointer }) =>
    rule === 'required' ? `${position} ${pointer}/properties` : undefined,
  );
  return [...renames.map(({ members }) => members), ...groups.values()].map((members) => {
    const names = members.map(nameOf);
    const isAboutMembers = ({ base, revision }: Finding) =>
      without(listOf(base), [...listOf(revision), ...names]).length === 0 &&
      without(listOf(revision), [...listOf(base), ...names]).length === 0;
    const [first] = members as [Finding];
    return [...members, ...(required.get(placeOf(first)) ?? []).filter(isAboutMembers)];
  });
}

export interface Rename {
  kind: 'member' | 'parameter' | 'operation';
  from: string;
  to: string;
}

/** Finds renames: exactly one name was removed at a place, and exactly one with the same content was added. */
export function renamesIn(
  findings: Finding[],
  documents: Compared<Document>,
): { rename: Rename; members: Finding[] }[] {
  const find = (
    kind: Rename['kind'],
    rule: string,
    placeAndContent: (finding: Finding, side: Side) => [place: string, content: unknown],
    nameIn: (finding: Finding, side: Side) => string,
  ) => {
    const groupsOf = (name: string, side: Side) =>
      groupBy(findings, (finding) => {
        const [place, content] = finding.rule === name ? placeAndContent(finding, side) : [];
        return content === undefined ? undefined : `${place} ${stable(content)}`;
      });
    const added = groupsOf(`${rule}-added`, 'revision');
    return [...groupsOf(`${rule}-removed`, 'base')].flatMap(([key, [from, ...others]]) => {
      const [to, ...more] = added.get(key) ?? [];
      if (!from || !to || others.length > 0 || more.length > 0) return [];
      return [{ rename: { kind, from: nameIn(from, 'base'), to: nameIn(to, 'revision') }, members: [from, to] }];
    });
  };
  return [
    ...find('member', 'property', (one, side) => [placeOf(one), plain(one[side])], nameOf),
    ...find(
      'parameter',
      'parameter',
      ({ operations, pointer }, side) => [operations.join(' '), parameterAt(documents[side], pointer)],
      (one, side) => (one[side] as { name: string }).name,
    ),
    // An operation moved if the revision has the same `operationId` at another path or with another method.
    ...find(
      'operation',
      'operation',
      (one, side) => ['', one[side]],
      ({ operations: [label = ''] }) => label,
    ),
  ];
}

/** Returns a schema without its title, description and similar texts, because people often change these in a rename. */
function plain(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const texts = ['title', 'description', 'example', 'examples'];
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !texts.includes(key)));
}

/** Returns where a parameter is sent, and its schema; undefined if the document has no parameter at this place. */
function parameterAt(document: Document, pointer: string): unknown {
  const node = targetIn(document, pointer);
  return isObject(node) && typeof node['name'] === 'string' ? [node['in'], plain(node['schema'])] : undefined;
}

/** Groups values by key, and leaves out values whose key is undefined. */
export function groupBy<T>(values: T[], keyOf: (value: T) => string | undefined): Map<string | undefined, T[]> {
  const groups = Map.groupBy(values, keyOf);
  groups.delete(undefined);
  return groups;
}
