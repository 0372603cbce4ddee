import { messageWithOperations } from '../model.ts';
import type { Report } from '../report.ts';
import { escape } from './markdown.ts';

const titles = { major: 'Breaking changes', minor: 'What is new', patch: 'Documentation' } as const;

/** Returns the entry for the contract's changelog: all findings except breaking findings that are not allowed. */
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
          `- ${escape(messageWithOperations(finding))}` +
          (finding.allowed === undefined ? '' : `. ${escape(finding.allowed)}`),
      ),
      '',
    );
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
