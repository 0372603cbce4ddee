import type { Document } from '@jurybox/openapi';
import type { Compared } from '../compared.ts';
import { stable } from '../equal.ts';
import type { Finding } from '../model.ts';
import { memberGroups, renamesIn, type Rename } from './rename.ts';

/** The findings of one cause, worst first. If a rename is the cause, `rename` describes it. */
export interface Group {
  findings: Finding[];
  rename?: Rename;
}

/** Groups findings by their cause, and sorts the groups by their worst finding. */
export function groupFindings(findings: Finding[], documents: Compared<Document>): Group[] {
  const parents = findings.map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (parents[root] !== root) root = parents[root] as number;
    parents[i] = root;
    return root;
  };
  const join = (left: number, right: number): void => {
    const [one, other] = [rootOf(left), rootOf(right)].sort((a, b) => a - b) as [number, number];
    parents[other] = one;
  };
  const joinAlike = (keyOf: (finding: Finding) => string | undefined): void => {
    const first = new Map<string, number>();
    for (const [i, finding] of findings.entries()) {
      const key = keyOf(finding);
      if (key === undefined) continue;
      const known = first.get(key);
      if (known === undefined) first.set(key, i);
      else join(known, i);
    }
  };
  joinAlike(samePlace);
  joinAlike(sameSentence);
  const renames = renamesIn(findings, documents);
  const renameOf = new Map<Finding, Rename>();
  const indexOf = new Map(findings.map((finding, i) => [finding, i]));
  for (const { members, rename } of renames) {
    for (const member of members) {
      renameOf.set(member, rename);
      join(indexOf.get(members[0] as Finding) ?? 0, indexOf.get(member) ?? 0);
    }
  }
  // The findings of a rename are already in a group. Only the other findings are grouped by added and removed members.
  for (const [first, ...others] of memberGroups(findings.filter((finding) => !renameOf.has(finding))))
    for (const other of others) join(indexOf.get(first as Finding) ?? 0, indexOf.get(other) ?? 0);
  const groups = new Map<number, Group>();
  for (const [i, finding] of findings.entries()) {
    const root = rootOf(i);
    const group: Group = groups.get(root) ?? { findings: [] };
    const rename = renameOf.get(finding);
    group.findings.push(finding);
    if (rename && !group.rename) group.rename = rename;
    groups.set(root, group);
  }
  return [...groups.values()];
}

const changeKey = ({ rule, base, revision }: Finding): string => stable([rule, base, revision]);

/**
 * Returns the same key for findings of the same change at the same place, for example in a schema that requests and
 * responses share.
 */
const samePlace = (finding: Finding): string | undefined => `${changeKey(finding)} ${finding.pointer}`;

/**
 * Returns the same key for findings that report the same change in several operations, for example a new error response
 * of every operation.
 */
function sameSentence(finding: Finding): string | undefined {
  const { message, position, level, operations } = finding;
  const [label] = operations;
  if (label === undefined) return undefined;
  const words = operations.length === 1 ? message.replaceAll(label, '*') : message;
  return `${changeKey(finding)} ${position} ${level} ${words}`;
}
