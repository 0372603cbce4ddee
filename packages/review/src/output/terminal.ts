import type { Cause } from '../causes/cause.ts';
import { cellLine, nameChangeLines, type Report } from '../report.ts';
import { sentence } from '../words/values.ts';
import { placeText } from './links.ts';
import { oneLine, printable } from './plain.ts';
import { openSections } from './sections.ts';
import { answerOf, effectTexts, otherProblems, sortCauses, whatToDo, whomTexts } from './verdict.ts';

const maxProofLines = 14;
const labels = { major: 'BREAKS', formal: 'formal', minor: 'minor ', patch: 'text  ' } as const;

/** Returns the reports as plain text for a terminal or a log. */
export const toTerminal = (reports: Report[]): string => `${reports.flatMap(linesOf).map(printable).join('\n')}\n`;

function linesOf(report: Report): string[] {
  const { blocking, allowed, passing, formal, minor, patch } = sortCauses(report);
  const others = otherProblems(report);
  const name = report.contract === undefined ? '' : `${oneLine(report.contract)}: `;
  const answer = sentence(answerOf(report));
  const steps = whatToDo(report);
  return [
    `${name}${oneLine(report.base)} → ${oneLine(report.revision)}`,
    `${answer}.`,
    ...whomTexts(blocking, report).map((text) => `  ${oneLine(text)}`),
    ...(steps === undefined ? [] : [oneLine(`What to do: ${steps}`)]),
    '',
    ...blocking.flatMap((cause) => causeLines(cause, report, true)),
    ...(report.approvals === undefined
      ? []
      : [
          `To approve, paste into ${oneLine(report.approvals.file)} under approvals:`,
          '',
          ...report.approvals.text.split('\n'),
        ]),
    ...listed('Before you merge:', others),
    ...listed('Not reviewed:', [
      ...report.notReviewed.map(({ contract, pointer, reason }) => `${pointer} of the ${contract}: ${reason}`),
      ...openSections(report),
    ]),
    ...listed('To tidy up:', report.hints),
    ...[...passing, ...formal].flatMap((cause) => causeLines(cause, report, true)),
    ...[...allowed, ...minor, ...patch].flatMap((cause) => causeLines(cause, report, false)),
    ...callerLines(report),
    ...(blocking.length + others.length > 0 ? [`${answer}.`] : ['Nothing blocks the merge.']),
  ];
}

const listed = (title: string, sentences: string[]): string[] =>
  sentences.length === 0 ? [] : [title, ...sentences.map((one) => `  - ${oneLine(one)}`), ''];

function causeLines(cause: Cause, report: Report, withProof: boolean): string[] {
  const { level, title, sources, rule, fingerprint, blocks, canBeApproved, allowed, levelReason } = cause;
  const [first, ...more] = sources;
  const finding = report.findings.find((one) => cause.findings.includes(one.fingerprint) && one.witness !== undefined);
  const indented = (lines: string[]) => lines.map((line) => `       ${line}`);
  return [
    `${labels[level]} ${oneLine(title)}`,
    ...indented([
      ...effectTexts(cause, report).map((text) => oneLine(text)),
      ...(blocks === undefined || canBeApproved === true ? [] : [`what to do: ${oneLine(blocks)}`]),
      ...(allowed === undefined ? [] : [`allowed: ${oneLine(allowed)}`]),
      ...(levelReason === undefined ? [] : [`level ${level} by your configuration: ${oneLine(levelReason)}`]),
      [
        ...(first ? [`${oneLine(placeText(first))}${more.length > 0 ? ` and ${more.length} more` : ''}`] : []),
        rule,
        fingerprint,
      ].join('  '),
      ...(withProof ? proofLines(cause, finding) : []),
    ]),
    '',
  ];
}

function proofLines({ proof }: Cause, finding: Report['findings'][number] | undefined): string[] {
  const { witness } = finding ?? {};
  if (witness === undefined)
    return proof === 'unproven'
      ? ['the review found no request or response that shows the change; check the change yourself']
      : [];
  const lines = witness.http.split('\n');
  return [
    ...lines.slice(0, maxProofLines).map((line) => `| ${line}`),
    ...(lines.length > maxProofLines ? [`| … ${lines.length - maxProofLines} more lines`] : []),
    `the ${witness.validIn} allows it; ${oneLine(witness.refusal)}`,
  ];
}

function callerLines({ callers, sections }: Report): string[] {
  const { functions, types, matrix, programs } = callers;
  const lines = [
    ...nameChangeLines('functions', functions, 12),
    ...nameChangeLines('types', types, 12),
    ...matrix.flatMap((cell) => [cellLine(cell), ...cell.failed.map((what) => `  failed: ${what}`)]),
    ...sections.filter(({ ran }) => ran).map(({ says }) => says),
    ...programs.errors.map((line) => `  ${line}`),
  ];
  return lines.length === 0
    ? []
    : ['Generated clients and other checks:', ...lines.map((line) => `  ${oneLine(line)}`), ''];
}
