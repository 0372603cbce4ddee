import Papa from 'papaparse';
import type { FileProblem, FileRow, Table } from './problems.ts';
import { exportedDelimiter, withoutJudgements } from './spreadsheet.ts';

interface Line {
  line: number;
  cells: string[];
}

/**
 * Reads a CSV file (RFC 4180). The first line contains the names of the columns. The delimiter is the comma, the
 * semicolon or the tab, whichever occurs most often in the first line. A cell in quotes may contain line ends.
 */
export function readCsv(file: string): Table {
  const text = file.replace(/^\uFEFF/, '');
  const exported = exportedDelimiter(text);
  const problems: FileProblem[] = [];
  const [head, ...lines] = linesOf(text, exported ?? delimiterOf(text), problems);
  // If the names of the columns cannot be read, the first line that can be read is not the names.
  if (head === undefined || (problems[0]?.line ?? Infinity) < head.line) {
    if (problems.length === 0) problems.push({ line: 1, message: 'The file is empty.' });
    return { columns: [], rows: [], problems };
  }
  const columns = head.cells.map((cell, at) => (exported ? cell : cell.trim() || `column ${at + 1}`));
  const repeated = new Set(columns.filter((name, at) => columns.indexOf(name) !== at));
  for (const name of repeated)
    problems.push({ line: head.line, message: `Two columns have the name "${name}". Rename one of them.` });
  // If two columns have the same name, it is not clear which one is meant, so no row is read.
  if (repeated.size > 0) return { columns: [...new Set(columns)], rows: [], problems };
  const rows: FileRow[] = [];
  const filled = lines.filter(({ cells }) => cells.length > 1 || cells[0]?.trim() !== '');
  if (filled.length === 0 && problems.length === 0)
    problems.push({ line: head.line, message: 'The file has only the line with the names of the columns.' });
  for (const { line, cells } of filled)
    if (cells.length !== columns.length) {
      const message = `The line has ${cells.length} cells, and the first line has ${columns.length}.`;
      problems.push({ line, message });
    } else rows.push({ line, cells: new Map(columns.map((name, at) => [name, cells[at] ?? ''])) });
  return exported ? withoutJudgements({ columns, rows, problems }) : { columns, rows, problems };
}

function linesOf(text: string, delimiter: string, problems: FileProblem[]): Line[] {
  // A line may also end with `\r\n`. The parser then leaves the `\r` at the end of the last cell.
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  // The first error of each row: an undoubled quotation mark also causes the error that the closing one is missing.
  const wrong = new Map(errors.toReversed().map(({ row, code }) => [row, code]));
  const lines: Line[] = [];
  let next = 1;
  for (const [row, cells] of data.entries()) {
    const line = next;
    next += cells.join('').split('\n').length;
    const last = cells.pop() ?? '';
    if (!wrong.has(row)) lines.push({ line, cells: [...cells, last.replace(/\r$/, '')] });
    else if (wrong.get(row) === 'MissingQuotes')
      problems.push({
        line: line + cells.join('').split('\n').length - 1,
        message: 'A cell in quotes has no closing quotation mark.',
      });
    else problems.push({ line, message: 'A cell in quotes contains a quotation mark that is not doubled.' });
  }
  return lines;
}

function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
}
