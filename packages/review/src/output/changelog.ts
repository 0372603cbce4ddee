import type { Cause } from '../model.ts';
import type { Report } from '../run.ts';
import { escape, rendered } from './text.ts';
import { operationsText, sortCauses } from './verdict.ts';

/** Returns the entry for the contract's changelog: every change except those that block the merge. */
export function toChangelog(reports: Report[], version: string): string {
  const parts = reports.flatMap((report) => {
    const { allowed, major, formal, minor, patch } = sortCauses(report);
    return [
      ...(report.contract === undefined ? [] : [`**${escape(report.contract)}**`, '']),
      ...section('Breaking changes', [...major, ...allowed]),
      ...section('What is new', [...formal, ...minor]),
      ...section('Documentation', patch),
    ];
  });
  return `${[`## ${escape(version)}`, '', ...parts].join('\n').trimEnd()}\n`;
}

const section = (heading: string, causes: Cause[]): string[] =>
  causes.length === 0 ? [] : [`### ${heading}`, '', ...causes.map((cause) => `- ${changeOf(cause)}`), ''];

function changeOf(cause: Cause): string {
  const operations = operationsText(cause, 3, (label) => `\`${label}\``);
  const where = operations === '' ? '' : ` (${rendered(operations)})`;
  return `${rendered(cause.title)}${where}${cause.reason === undefined ? '' : `. ${escape(cause.reason)}`}`;
}
