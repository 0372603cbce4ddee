import type { Cause } from '../causes/cause.ts';
import type { Report } from '../report.ts';
import { escape, rendered } from './markdown-text.ts';
import { operationsText, sortCauses } from './verdict.ts';

/** One change of a release, as the changelog and the feed describe it. */
export interface Change {
  /** One sentence. Code is between backticks. */
  title: string;
  operations: string;
  /** The reason in the approval of a breaking change. */
  reason?: string;
}

/** Returns the headings of a changelog with the changes under each heading. Leaves out headings without changes. */
export function changesOf(report: Report): { heading: string; changes: Change[] }[] {
  const { allowed, passing, formal, minor, patch } = sortCauses(report);
  const sections = [
    { heading: 'Breaking changes', causes: [...passing, ...allowed] },
    { heading: 'What is new', causes: [...formal, ...minor] },
    { heading: 'Documentation', causes: patch },
  ];
  return sections
    .filter(({ causes }) => causes.length > 0)
    .map(({ heading, causes }) => ({ heading, changes: causes.map(changeOf) }));
}

function changeOf(cause: Cause): Change {
  const { title, operations, reason } = cause;
  const [first = '\0'] = operations;
  return {
    title,
    operations:
      operations.length === 1 && title.includes(first) ? '' : operationsText(cause, 3, (label) => `\`${label}\``),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Returns the entry for the contract's changelog: every change except those that block the merge. */
export function toChangelog(reports: Report[], version: string): string {
  const parts = reports.flatMap((report) => [
    ...(report.contract === undefined ? [] : [`**${escape(report.contract)}**`, '']),
    ...changesOf(report).flatMap(({ heading, changes }) => [`### ${heading}`, '', ...changes.map(line), '']),
  ]);
  return `${[`## ${escape(version)}`, '', ...parts].join('\n').trimEnd()}\n`;
}

const line = ({ title, operations, reason }: Change): string =>
  `- ${rendered(title)}${operations === '' ? '' : ` (${rendered(operations)})`}` +
  (reason === undefined ? '' : `. ${escape(reason)}`);
