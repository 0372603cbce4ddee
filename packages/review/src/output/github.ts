import type { Cause } from '../model.ts';
import type { Report } from '../run.ts';
import { oneLine, plainWords } from './text.ts';
import { answerOf, count, notReviewedTexts, otherProblems, wordsOf } from './verdict.ts';

/** GitHub shows only ten annotations of each kind for a step. More annotations would only lengthen the log. */
const maxAnnotations = 50;

/** Returns the annotations that GitHub shows beside the changed files. */
export function toAnnotations(reports: Report[]): string {
  const lines = reports.flatMap((report) => {
    const shown = report.causes.filter(({ level }) => level !== 'patch');
    return [
      ...shown.slice(0, maxAnnotations).map((cause) => annotation(cause, report)),
      ...(shown.length > maxAnnotations
        ? [message('notice', {}, `${count(shown.length - maxAnnotations, 'more change')} without an annotation`)]
        : []),
      ...otherProblems(report)
        .slice(0, maxAnnotations)
        .map((problem) => message('error', {}, problem)),
      ...notReviewedTexts(report)
        .slice(0, maxAnnotations)
        .map((text) => message('warning', {}, `not reviewed: ${text}`)),
      message('notice', {}, answerOf(report)),
    ];
  });
  return `${lines.join('\n')}\n`;
}

function annotation(cause: Cause, report: Report): string {
  const { level, sources, blocks, allowed } = cause;
  const [source] = sources;
  const kind = blocks !== undefined ? 'error' : level === 'minor' ? 'notice' : 'warning';
  return message(
    allowed === undefined ? kind : 'notice',
    source ? { file: source.file, line: String(source.line), col: String(source.column) } : {},
    wordsOf(cause, report).join('. '),
  );
}

function message(kind: 'error' | 'warning' | 'notice', place: Record<string, string>, text: string): string {
  const properties = { ...place, title: 'Contract review' };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  return `::${kind} ${list.join(',')}::${data(oneLine(plainWords(text), 1_000))}`;
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
