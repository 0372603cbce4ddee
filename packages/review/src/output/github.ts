import { effectOf, tally, type Report } from '../report.ts';

const maxAnnotations = 50;

/** Returns the annotations that GitHub shows beside the changed files. */
export function toAnnotations(report: Report): string {
  const lines = report.findings
    .filter(({ level }) => level !== 'patch')
    .slice(0, maxAnnotations)
    .map((finding) => {
      const { level, message, proof, witness, source, allowed } = finding;
      const command = level === 'major' && allowed === undefined ? 'error' : 'notice';
      const place = source ? `file=${property(source.file)},line=${source.line},` : '';
      const text = [message, effectOf(finding), witness?.refusal].filter((part) => part !== undefined).join('. ');
      return `::${command} ${place}title=${property(`Contract: ${level}, ${proof}`)}::${data(text)}`;
    });
  return [
    ...lines,
    ...report.problems.slice(0, maxAnnotations).map((problem) => `::error title=Contract review::${data(problem)}`),
    `::notice title=Contract review::${data(tally(report))}`,
    '',
  ].join('\n');
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
