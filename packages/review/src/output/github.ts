import { tally, type Report } from '../report.ts';

const most = 50;

/** Lines that GitHub shows beside the changed files. */
export function toAnnotations(report: Report): string {
  const lines = report.findings
    .filter(({ level }) => level !== 'patch')
    .slice(0, most)
    .map(({ level, message, proof, witness, source, allowed }) => {
      const command = level === 'major' && allowed === undefined ? 'error' : 'notice';
      const place = source ? `file=${property(source.file)},line=${source.line},` : '';
      return `::${command} ${place}title=${property(`Contract: ${level}, ${proof}`)}::${data(witness ? `${message}. ${witness.refusal}` : message)}`;
    });
  return [
    ...lines,
    ...report.problems.slice(0, most).map((problem) => `::error title=Contract review::${data(problem)}`),
    `::notice title=Contract review::${data(tally(report))}`,
    '',
  ].join('\n');
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
