import type { Cause } from '../model.ts';
import { nameLines } from '../names.ts';
import type { Report } from '../run.ts';
import { differenceTexts, trafficSummary, trafficTexts } from '../traffic/words.ts';
import { sentence } from '../words/values.ts';
import { oneLine, placeText, printable } from './text.ts';
import {
  answerOf,
  causeList,
  count,
  effectTexts,
  notReviewedTexts,
  otherProblems,
  sortCauses,
  whatToDo,
  whomTexts,
  witnessOf,
} from './verdict.ts';

const maxProofLines = 14;
const labels = { major: 'BREAKS', formal: 'formal', minor: 'minor ', patch: 'text  ' } as const;

/** About as many lines as fit on two screens. */
const maxLines = 60;
const maxListed = 30;

/** Returns the reports as plain text for a terminal or a log. Without `all`, a report has about 60 lines. */
export const toTerminal = (reports: Report[], all = false): string =>
  `${reports
    .flatMap((report) => linesOf(report, all))
    .map(printable)
    .join('\n')}\n`;

function linesOf(report: Report, all: boolean): string[] {
  const { blocking, allowed, passing, formal, minor, patch } = sortCauses(report);
  const { approvals } = report;
  const others = otherProblems(report);
  const name = report.contract === undefined ? '' : `${oneLine(report.contract)}: `;
  const answer = sentence(answerOf(report));
  const steps = whatToDo(report);
  const most = all ? Infinity : maxListed;
  const list = causeList(blocking);
  const blocks = (causes: Cause[], withProof: boolean): Block[] =>
    causes.map((cause) => ({ lines: causeLines(cause, report, withProof) }));
  return fitting(
    [
      {
        isKept: true,
        lines: [
          `${name}${oneLine(report.base)} → ${oneLine(report.revision)}`,
          `${answer}.`,
          ...whomTexts(blocking, report).map((text) => `  ${oneLine(text)}`),
          ...(steps === undefined ? [] : [oneLine(`What to do: ${steps}`)]),
          '',
          ...listed(`What breaks (${list.length}):`, list, most),
        ],
      },
      ...blocks(blocking, true).map((block) => ({ ...block, isKept: list.length === 0 })),
      {
        lines: approvals
          ? [`To approve, paste into ${oneLine(approvals.file)} under approvals:`, '', ...approvals.text.split('\n')]
          : [],
      },
      { isKept: true, lines: listed('Recorded requests:', trafficSummary(report), most) },
      { lines: listed('Recorded messages that a contract does not allow:', differenceTexts(report), most) },
      { isKept: true, lines: listed('Before you merge:', others, most) },
      {
        isKept: true,
        lines: listed('Not reviewed:', notReviewedTexts(report), most),
      },
      { lines: listed('To tidy up:', report.hints, most) },
      ...blocks([...passing, ...formal], true),
      ...blocks([...allowed, ...minor, ...patch], false),
      { lines: listed('Names in generated clients:', nameLines(report.names, 12), Infinity) },
      { isKept: true, lines: [blocking.length + others.length > 0 ? `${answer}.` : 'Nothing blocks the merge.'] },
    ],
    all ? Infinity : maxLines,
  );
}

interface Block {
  lines: string[];
  /** Whether the block is printed even if the report then has too many lines. */
  isKept?: boolean;
}

/** Returns the blocks that fit into `most` lines. A line before the last block says how many lines are hidden. */
function fitting(blocks: Block[], most: number): string[] {
  let left = most - blocks.reduce((sum, { lines, isKept }) => sum + (isKept === true ? lines.length : 0), 0);
  let hidden = 0;
  const shown = blocks.flatMap(({ lines, isKept }) => {
    if (isKept === true) return [lines];
    if (hidden === 0 && lines.length <= left) {
      left -= lines.length;
      return [lines];
    }
    hidden += lines.length;
    return [];
  });
  const more = hidden === 0 ? [] : [`… ${count(hidden, 'more line')}: --all prints them.`, ''];
  return [...shown.slice(0, -1).flat(), ...more, ...(shown.at(-1) ?? [])];
}

const listed = (title: string, sentences: string[], most: number): string[] => {
  if (sentences.length === 0) return [];
  const more = sentences.length > most ? [`  … and ${sentences.length - most} more`] : [];
  return [title, ...sentences.slice(0, most).map((one) => `  - ${oneLine(one)}`), ...more, ''];
};

function causeLines(cause: Cause, report: Report, withProof: boolean): string[] {
  const { level, title, sources, rule, fingerprint, blocks, canBeApproved, allowed, levelReason } = cause;
  const [first, ...more] = sources;
  const recorded = cause.traffic?.example?.http.split('\n') ?? [];
  const indented = (lines: string[]) => lines.map((line) => `       ${line}`);
  return [
    `${labels[level]} ${oneLine(title)}`,
    ...indented([
      ...[...effectTexts(cause, report), ...trafficTexts(cause, report)].map((text) => oneLine(text)),
      ...(blocks === undefined || canBeApproved === true ? [] : [`what to do: ${oneLine(blocks)}`]),
      ...(allowed === undefined ? [] : [`allowed: ${oneLine(allowed)}`]),
      ...(levelReason === undefined ? [] : [`level ${level} by your configuration: ${oneLine(levelReason)}`]),
      [
        ...(first ? [`${oneLine(placeText(first))}${more.length > 0 ? ` and ${more.length} more` : ''}`] : []),
        rule,
        fingerprint,
      ].join('  '),
      ...(withProof ? [...recorded.map((line) => `> ${oneLine(line)}`), ...proofLines(cause, report)] : []),
    ]),
    '',
  ];
}

function proofLines({ proof, findings }: Cause, report: Report): string[] {
  const witness = witnessOf(findings, report);
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
