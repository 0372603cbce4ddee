import type { Document } from '@jurybox/openapi';
import { stable, type Compared } from '../compared.ts';
import type { Finding } from '../model.ts';
import { groupBy, memberGroups, renamesIn, type Rename } from './rename.ts';

/** The findings of one cause, worst first. If a rename is the cause, `rename` describes it. */
export interface Group {
  findings: Finding[];
  rename?: Rename | undefined;
}

export const operationsIn = (findings: Pick<Finding, 'operations'>[]): string[] =>
  [...new Set(findings.flatMap(({ operations }) => operations))].sort();

export function groupFindings(findings: Finding[], documents: Compared<Document>): Group[] {
  const alike = new Map(findings.map((finding) => [finding, [finding]]));
  const join = ([first, ...others]: Finding[]): void => {
    for (const other of others) {
      const groups = [alike.get(first as Finding) ?? [], alike.get(other) ?? []] as const;
      const [few, many] = groups[0].length < groups[1].length ? groups : [groups[1], groups[0]];
      if (few === many) continue;
      many.push(...few);
      for (const finding of few) alike.set(finding, many);
    }
  };
  for (const keyOf of [samePlace, sameSentence]) for (const group of groupBy(findings, keyOf).values()) join(group);
  const renames = renamesIn(findings, documents);
  const renameOf = new Map(renames.flatMap(({ members, rename }) => members.map((member) => [member, rename])));
  const others = findings.filter((finding) => !renameOf.has(finding));
  for (const members of memberGroups(others, renames)) join(members);
  return [...Map.groupBy(findings, (finding) => alike.get(finding)).values()].map((members) => ({
    findings: members,
    rename: members.map((finding) => renameOf.get(finding)).find((rename) => rename !== undefined),
  }));
}

const changeKey = ({ rule, base, revision }: Finding): string => stable([rule, base, revision]);

/** Returns the same text for all findings about one change at one place, such as a schema that messages share. */
const samePlace = (finding: Finding): string => `${changeKey(finding)} ${finding.pointer}`;

/** Returns the same text for findings about one change in several operations, such as a new response 429 of each. */
function sameSentence(finding: Finding): string | undefined {
  const { message, position, level, operations } = finding;
  const [label] = operations;
  if (label === undefined) return undefined;
  return `${changeKey(finding)} ${position} ${level} ${message.replaceAll(label, '*')}`;
}
