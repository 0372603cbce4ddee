import type { Cause } from '../model.ts';
import { nameLines } from '../names.ts';
import type { Report } from '../run.ts';
import { trafficTexts } from '../traffic/words.ts';
import { limited, sentence } from '../words/values.ts';
import { oneLine, placeText, printable } from './text.ts';
import { count, effectTexts, pageOf, witnessOf } from './verdict.ts';

const maxProofLines = 14;
const labels = { major: 'BREAKS', formal: 'formal', minor: 'minor ', patch: 'text  ' } as const;

/** About as many lines as fit on two screens. */
const maxLines = 60;
const maxListed = 30;

export const toTerminal = (reports: Report[], all = false): string =>
  `${reports
    .flatMap((report) => (all ? linesOf(report, Infinity, Infinity) : linesOf(report, maxLines, maxListed)))
    .map(printable)
    .join('\n')}\n`;

function linesOf(report: Report, mostLines: number, mostListed: number): string[] {
  const { approvals, contract } = report;
  const { list, others, ...page } = pageOf(report);
  const name = contract === undefined ? '' : `${oneLine(contract)}: `;
  const answer = `${sentence(page.answer)}.`;
  const listed = (title: string, sentences: string[], most = mostListed): string[] => {
    const lines = sentences.map((one) => `  - ${oneLine(one)}`);
    return lines.length === 0 ? [] : [title, ...limited(lines, most, (hidden) => `  … and ${hidden} more`), ''];
  };
  const blocks = (causes: Cause[], withProof: boolean): Block[] =>
    causes.map((cause) => ({ lines: causeLines(cause, report, withProof) }));
  return fitting(
    [
      {
        isKept: true,
        lines: [
          `${name}${oneLine(report.base)} → ${oneLine(report.revision)}`,
          answer,
          ...page.whom.map((text) => `  ${oneLine(text)}`),
          ...(page.whatToDo === undefined ? [] : [oneLine(`What to do: ${page.whatToDo}`)]),
          '',
          // The reader needs this list most, so it may be longer than the other lists.
          ...listed(`What breaks (${list.length}):`, list, mostListed * 1.5),
        ],
      },
      ...blocks(page.blocking, true).map((block) => ({ ...block, isKept: list.length === 0 })),
      {
        lines: approvals
          ? [`To approve, paste into ${oneLine(approvals.file)} under approvals:`, '', ...approvals.text.split('\n')]
          : [],
      },
      { isKept: true, lines: listed('Recorded requests:', page.recorded) },
      { lines: listed('Recorded messages that a contract does not allow:', page.differences) },
      { isKept: true, lines: listed('Before you merge:', others) },
      { isKept: true, lines: listed('Not reviewed:', page.notReviewed) },
      { lines: listed('To tidy up:', report.hints) },
      ...blocks([...page.major, ...page.formal], true),
      ...blocks([...page.allowed, ...page.minor, ...page.patch], false),
      { lines: listed('Changed names in generated clients:', nameLines(report.names, 12), Infinity) },
      { isKept: true, lines: [page.blocking.length + others.length > 0 ? answer : 'Nothing blocks the merge.'] },
    ],
    mostLines,
  );
}

/** `isKept`: these lines are printed even if the report then has more lines than its limit. */
interface Block {
  lines: string[];
  isKept?: boolean;
}

/** Returns the lines of the blocks that fit. If some do not, a line before the last block counts the hidden lines. */
function fitting(blocks: Block[], most: number): string[] {
  let left = most - blocks.reduce((sum, { lines, isKept }) => sum + (isKept === true ? lines.length : 0), 0);
  let hidden = 0;
  const shown = blocks.map(({ lines, isKept }) => {
    if (isKept === true) return lines;
    if (hidden > 0 || lines.length > left) {
      hidden += lines.length;
      return [];
    }
    left -= lines.length;
    return lines;
  });
  const more = hidden === 0 ? [] : [`… ${count(hidden, 'more line')}: --all prints them.`, ''];
  return [...shown.slice(0, -1).flat(), ...more, ...(shown.at(-1) ?? [])];
}

function causeLines(cause: Cause, report: Report, withProof: boolean): string[] {
  const { level, title, sources, rule, fingerprint, blocks, canBeApproved, allowed, levelReason } = cause;
  const [first, ...more] = sources;
  const recorded = cause.traffic?.example?.http.split('\n') ?? [];
  const place = first && `${oneLine(placeText(first))}${more.length > 0 ? ` and ${more.length} more` : ''}  `;
  const lines = [
    ...effectTexts(cause, report),
    ...trafficTexts(cause, report),
    ...(blocks === undefined || canBeApproved === true ? [] : [`what to do: ${blocks}`]),
    ...(allowed === undefined ? [] : [`allowed: ${allowed}`]),
    ...(levelReason === undefined ? [] : [`level ${level} by your configuration: ${levelReason}`]),
  ].map((text) => oneLine(text));
  lines.push(`${place ?? ''}${rule}  ${fingerprint}`);
  if (withProof) lines.push(...recorded.map((line) => `> ${oneLine(line)}`), ...proofLines(cause, report));
  return [`${labels[level]} ${oneLine(title)}`, ...lines.map((line) => `       ${line}`), ''];
}

function proofLines({ proof, findings }: Cause, report: Report): string[] {
  const witness = witnessOf(findings, report);
  if (witness === undefined)
    return proof === 'unproven'
      ? ['the review found no request or response that shows the change; check the change yourself']
      : [];
  const lines = witness.http.split('\n').map((line) => `| ${line}`);
  return [
    ...limited(lines, maxProofLines, (hidden) => `| … ${hidden} more lines`),
    `the ${witness.validIn} allows it; ${oneLine(witness.refusal)}`,
  ];
}
