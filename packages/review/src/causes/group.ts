import type { Document } from '@jurybox/openapi';
import type { Compared } from '../compared.ts';
import { stable } from '../equal.ts';
import type { Finding } from '../model.ts';
import { groupBy, memberGroups, renamesIn, type Rename } from './rename.ts';

/** The findings of one cause, worst first. If a rename is the cause, `rename` describes it. */
export interface Group {
  findings: Finding[];
  rename?: Rename;
}

/** Groups findings by their cause, and sorts the groups by their worst finding. */
export function groupFindings(findings: Finding[], documents: Compared<Document>): Group[] {
  const alike = new Map(findings.map((finding) => [finding, [finding]]));
  const join = ([first, ...others]: Finding[]): void => {
    for (const other of others) {
      const [few = [], many = []] = [alike.get(first as Finding), alike.get(other)].sort(
        (one = [], two = []) => one.length - two.length,
      );
      if (few === many) continue;
      for (const finding of few) {
        many.push(finding);
        alike.set(finding, many);
      }
    }
  };
  for (const keyOf of [samePlace, sameSentence]) for (const group of groupBy(findings, keyOf).values()) join(group);
  const renames = renamesIn(findings, documents);
  const renameOf = new Map(renames.flatMap(({ members, rename }) => members.map((member) => [member, rename])));
  for (const members of memberGroups(
    findings.filter((finding) => !renameOf.has(finding)),
    renames.map(({ members }) => members),
  ))
    join(members);
  const groups = new Map<Finding[] | undefined, Group>();
  for (const finding of findings) {
    const key = alike.get(finding);
    const group: Group = groups.get(key) ?? { findings: [] };
    const rename = renameOf.get(finding);
    group.findings.push(finding);
    if (rename && !group.rename) group.rename = rename;
    groups.set(key, group);
  }
  return [...groups.values()];
}

const changeKey = ({ rule, base, revision }: Finding): string => stable([rule, base, revision]);

/**
 * Returns the same key for findings of the same change at the same place, for example in a schema that requests and
 * responses share.
 */
const samePlace = (finding: Finding): string => `${changeKey(finding)} ${finding.pointer}`;

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
