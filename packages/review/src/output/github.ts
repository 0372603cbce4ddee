import type { Cause } from '../model.ts';
import type { Report } from '../run.ts';
import { limited, sentence } from '../words/values.ts';
import { oneLine, plainWords } from './text.ts';
import { answerOf, count, notReviewedTexts, otherProblems, wordsOf } from './verdict.ts';

/** GitHub shows only ten annotations of each kind for a step. The log shows the others, up to this number. */
const maxAnnotations = 50;

export function toAnnotations(reports: Report[]): string {
  const lines = reports.flatMap((report) => {
    const causes = report.causes.filter(({ level }) => level !== 'patch').map((cause) => annotation(cause, report));
    const more = (hidden: number) => message('notice', `${count(hidden, 'more change')} without an annotation`);
    const problems = otherProblems(report).slice(0, maxAnnotations);
    const unread = notReviewedTexts(report).slice(0, maxAnnotations);
    return [
      ...limited(causes, maxAnnotations, more),
      ...problems.map((problem) => message('error', problem)),
      ...unread.map((text) => message('warning', `Not reviewed: ${text}`)),
      message('notice', answerOf(report)),
    ];
  });
  return `${lines.join('\n')}\n`;
}

function annotation(cause: Cause, report: Report): string {
  const { level, sources, blocks, allowed } = cause;
  const kind = blocks !== undefined ? 'error' : allowed !== undefined || level === 'minor' ? 'notice' : 'warning';
  const [place] = sources.map(({ file, line, column }) => ({ file, line, col: column }));
  return message(kind, wordsOf(cause, report).join('. '), place);
}

function message(
  kind: 'error' | 'warning' | 'notice',
  text: string,
  place: Record<string, string | number> = {},
): string {
  const properties: typeof place = { ...place, title: 'Contract review' };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${kind} ${list.join(',')}::${data(oneLine(plainWords(sentence(text)), 1_000))}`;
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
