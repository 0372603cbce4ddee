import { messageWithOperations, type Finding } from '../model.ts';
import { cellLine, effectOf, nameChangeLines, tally, type Report } from '../report.ts';

/** Returns the report as plain text for a terminal or a log. */
export function toTerminal(report: Report): string {
  const { functions, types, matrix, run, programs } = report.callers;
  const lines = [
    `${report.base} → ${report.revision}: ${
      report.bump === 'none' ? 'nothing changed' : `a ${report.bump} change`
    } (${tally(report)})`,
    '',
    ...report.findings.flatMap(findingLines),
    'Callers',
    ...[...nameChangeLines('functions', functions, 12), ...nameChangeLines('types', types, 12)].map(
      (line) => `  ${line}`,
    ),
    `  ${programs.says}`,
    ...programs.errors.map((line) => `    ${line}`),
    ...matrix.flatMap((cell) => [`  ${cellLine(cell)}`, ...cell.failed.map((what) => `    failed: ${what}`)]),
    `  (${run.says})`,
    '',
    report.redocly,
    '',
    ...(report.problems.length === 0
      ? ['Nothing blocks the merge.']
      : ['Problems that block the merge:', ...report.problems.map((problem) => `  - ${problem}`)]),
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

function findingLines(finding: Finding & { allowed?: string }): string[] {
  const { level, proof, fingerprint, rule, position, source, pointer, allowed, witness } = finding;
  const effect = effectOf(finding);
  return [
    `${level.toUpperCase().padEnd(5)} ${proof.padEnd(8)} ${messageWithOperations(finding)}`,
    `      ${fingerprint}  ${rule}, ${position}  ${source ? `${source.file}:${source.line}` : pointer}`,
    ...(effect === undefined ? [] : [`      ${effect}`]),
    ...(allowed === undefined ? [] : [`      allowed: ${allowed}`]),
    ...(witness && level === 'major'
      ? [
          ...witness.http.split('\n').map((line) => `      | ${line}`),
          `      valid in the ${witness.validIn}; ${witness.refusal}`,
        ]
      : []),
    ...(proof === 'unproven' ? ['      no message was found that shows the change; check the change yourself'] : []),
    '',
  ];
}

/** Replaces control characters, so that text from the contract cannot control the terminal. */
const printable = (line: string): string => line.replaceAll(/[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
