import { isObject, resolveReference, unescapeToken, type Document } from '@jurybox/openapi';
import type { Compared, Side } from '../compared.ts';
import { stable, without } from '../equal.ts';
import type { Finding } from '../model.ts';

/** Returns the name of a member. */
const nameOf = ({ pointer }: Finding): string => unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1));
/** Returns the place of the object that has a member. */
const placeOf = ({ position, pointer }: Finding): string => `${position} ${pointer.slice(0, pointer.lastIndexOf('/'))}`;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/**
 * Groups the findings about the members of one schema. Added members with the same level are one group, and so are
 * removed members with the same level. A finding about `required` joins a group or a rename if it only concerns members
 * of this group.
 */
export function memberGroups(findings: Finding[], renames: Finding[][]): Finding[][] {
  const groups = groupBy(findings, (finding) =>
    finding.rule.startsWith('property-') ? `${placeOf(finding)} ${finding.rule} ${finding.level}` : undefined,
  );
  const required = groupBy(findings, ({ rule, position, pointer }) =>
    rule === 'required' ? `${position} ${pointer}/properties` : undefined,
  );
  return [...renames, ...groups.values()].map((members) => {
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

/** How to find renamed parts of one kind. The findings have the rules `…-removed` and `…-added`. */
interface Renamed {
  kind: Rename['kind'];
  rule: string;
  /** Two findings are only about the same part if they have the same place and the same content. */
  placeOf: (finding: Finding) => string;
  contentOf: (finding: Finding, side: Side) => unknown;
  nameOf: (finding: Finding, side: Side) => string;
}

const renamed = (documents: Compared<Document>): Renamed[] => [
  {
    kind: 'member',
    rule: 'property',
    placeOf,
    contentOf: (finding, side) => plain(finding[side]),
    nameOf,
  },
  {
    kind: 'parameter',
    rule: 'parameter',
    placeOf: ({ operations }) => operations.join(' '),
    contentOf: ({ pointer }, side) => parameterAt(documents[side], pointer),
    nameOf: (finding, side) => (finding[side] as { name: string }).name,
  },
  {
    // An operation moved if the revision has the same `operationId` at another path or with another method.
    kind: 'operation',
    rule: 'operation',
    placeOf: () => '',
    contentOf: (finding, side) => finding[side],
    nameOf: ({ operations: [label = ''] }) => label,
  },
];

/**
 * Finds renamed members, parameters and operations. If one name is removed at a place and exactly one name with the
 * same content is added there, the change is a rename. If several added names match, their findings stay separate.
 */
export const renamesIn = (
  findings: Finding[],
  documents: Compared<Document>,
): { rename: Rename; members: Finding[] }[] =>
  renamed(documents).flatMap(({ kind, rule, ...of }) => {
    const groupsOf = (name: string, side: Side) =>
      groupBy(findings, (finding) => {
        const content = finding.rule === name ? of.contentOf(finding, side) : undefined;
        return content === undefined ? undefined : `${of.placeOf(finding)} ${stable(content)}`;
      });
    const added = groupsOf(`${rule}-added`, 'revision');
    return [...groupsOf(`${rule}-removed`, 'base')].flatMap(([key, [from, ...others]]) => {
      const [to, ...more] = added.get(key) ?? [];
      if (!from || !to || others.length > 0 || more.length > 0) return [];
      return [{ rename: { kind, from: of.nameOf(from, 'base'), to: of.nameOf(to, 'revision') }, members: [from, to] }];
    });
  });

/** Returns a schema without its title, description and similar texts, because people often change these in a rename. */
function plain(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const texts = ['title', 'description', 'example', 'examples'];
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !texts.includes(key)));
}

/** Returns where a parameter is sent, and its schema; undefined if the document has no parameter at this place. */
function parameterAt(document: Document, pointer: string): unknown {
  try {
    const node = resolveReference(document, pointer);
    return isObject(node) && typeof node['name'] === 'string' ? [node['in'], plain(node['schema'])] : undefined;
  } catch {
    return undefined;
  }
}

/** Groups values by a key. Values without a key are in no group. */
export function groupBy<T>(values: T[], keyOf: (value: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = key === undefined ? undefined : groups.get(key);
    if (group) group.push(value);
    else if (key !== undefined) groups.set(key, [value]);
  }
  return groups;
}
