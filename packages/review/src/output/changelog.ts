import { sentenceOf } from '../model.ts';
import type { Report } from '../report.ts';
import { escape } from './markdown.ts';

const titles = { major: 'What breaks', minor: 'What is new', patch: 'Words' } as const;

/** The entry for the contract's changelog: what was allowed and what breaks nobody. What stands in the way is not in it. */
export function toChangelog(report: Report, version: string): string {
  const lines = [`## ${escape(version)}`, ''];
  for (const level of ['major', 'minor', 'patch'] as const) {
    const findings = report.findings.filter(
      (finding) => finding.level === level && (level !== 'major' || finding.allowed !== undefined),
    );
    if (findings.length === 0) continue;
    lines.push(
      `### ${titles[level]}`,
      '',
      ...findings.map(
        (finding) =>
          `- ${escape(sentenceOf(finding))}${finding.allowed === undefined ? '' : `. ${escape(finding.allowed)}`}`,
      ),
      '',
    );
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
