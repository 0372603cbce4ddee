import { sentenceOf } from '../model.ts';
import { cellLine, tally, type Report } from '../report.ts';
import type { Names } from '../callers/index.ts';

/** For people at a terminal; plain text, so that it can be read in a log as well. */
export function toTerminal(report: Report): string {
  const lines = [
    `${report.base} → ${report.revision}: ${report.bump === 'none' ? 'nothing changed' : `a ${report.bump} change`} (${tally(report)})`,
    '',
  ];
  for (const finding of report.findings) {
    lines.push(`${finding.level.toUpperCase().padEnd(5)} ${finding.proof.padEnd(8)} ${sentenceOf(finding)}`);
    lines.push(
      `      ${finding.fingerprint}  ${finding.rule}, ${finding.position}  ${finding.source ? `${finding.source.file}:${finding.source.line}` : finding.pointer}`,
    );
    if (finding.allowed !== undefined) lines.push(`      allowed: ${finding.allowed}`);
    if (finding.witness && finding.level === 'major')
      lines.push(
        ...finding.witness.http.split('\n').map((line) => `      | ${line}`),
        `      fine for the ${finding.witness.validIn}; ${finding.witness.refusal}`,
      );
    if (finding.proof === 'unproven') lines.push('      no message was found that shows it; look at it yourself');
    lines.push('');
  }
  const { functions, types, matrix, run, programs } = report.callers;
  lines.push(
    'Callers',
    ...names('functions', functions),
    ...names('types', types),
    `  ${programs.says}`,
    ...programs.errors.map((line) => `    ${line}`),
  );
  for (const cell of matrix) lines.push(`  ${cellLine(cell)}`, ...cell.failed.map((what) => `    not: ${what}`));
  lines.push(`  (${run.says})`, '');
  lines.push(report.redocly, '');
  lines.push(
    ...(report.problems.length === 0
      ? ['Nothing stands in the way.']
      : ['In the way:', ...report.problems.map((problem) => `  - ${problem}`)]),
  );
  return `${lines.map(printable).join('\n')}\n`;
}

const names = (what: string, { added, removed, changed }: Names): string[] =>
  [['added', added] as const, ['removed', removed] as const, ['changed', changed] as const]
    .filter(([, list]) => list.length > 0)
    .map(
      ([how, list]) =>
        `  ${what} ${how}: ${list.slice(0, 12).join(', ')}${list.length > 12 ? ` and ${list.length - 12} more` : ''}`,
    );

/** What is under review gives no orders to the terminal. */
const printable = (line: string): string => line.replaceAll(/[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
