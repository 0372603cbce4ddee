import { correctColumn, harmless, idColumn, inputPrefix, outputPrefix } from '@jurybox/scenario-files';
import { inputsByColumn, type ExportColumns, type ExportedScenario, type ExportFormat } from '../services/export.ts';
import { pieceOf, type Piece } from './stream.ts';

/** The columns of the CSV export, as the contract lists them. */
const columns = [
  ...(['evaluation_scenario_id', 'position', 'vote', 'vote_variant_name', 'score', 'judged_at'] as const),
  ...(['judged_by_id', 'is_pinned', 'note', 'correct_answer', 'inputs', 'outputs', 'revision'] as const),
];

/** An export with one row for each judge and scenario has two more columns. */
const csvColumns = ({ hasJudges }: ExportColumns): (keyof ExportedScenario)[] =>
  hasJudges ? [...columns, 'judge_name', 'first_shown'] : columns;

const csvCell = (value: string | number | boolean | object | null | undefined) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** A CSV file (RFC 4180) with a header line, CRLF line ends and quotes around cells that need them. */
export const csv: ExportFormat<Piece> = {
  head: (of) => lineOf(csvColumns(of)),
  write(rows, of) {
    const names = csvColumns(of);
    return pieceOf(rows.map((row) => lineOf(names.map((name) => csvCell(row[name])))).join(''));
  },
};

type SheetCell = (scenario: ExportedScenario, inputs: Map<string, string>) => string | number;

/** Returns the columns of the CSV file for spreadsheets, as the contract lists them. */
function sheetCells({ inputs, variants, type, hasJudges }: ExportColumns): [name: string, cell: SheetCell][] {
  const nameOf = (id: string | null | undefined) => variants.find((each) => each.variant_id === id)?.variant_name;
  const voteOf = ({ vote }: ExportedScenario) =>
    nameOf(vote) ?? (vote === '1' ? 'both good' : vote === '0' ? 'both bad' : '');
  return [
    [idColumn, (row) => row.evaluation_scenario_id],
    ['number', (row) => row.position + 1],
    ...inputs.map((name): [string, SheetCell] => [`${inputPrefix}${name}`, (_, cells) => cells.get(name) ?? '']),
    ...variants.map(({ variant_id: id, variant_name: name }): [string, SheetCell] => [
      `${outputPrefix}${name}`,
      ({ outputs }) => outputs.find((output) => output.variant_id === id)?.variant_output ?? '',
    ]),
    [correctColumn, (row) => row.correct_answer ?? ''],
    type === 'human_a_b_testing' ? ['vote', voteOf] : ['score', (row) => row.score ?? ''],
    ['note', (row) => row.note ?? ''],
    ['flagged', (row) => (row.is_pinned ? 'yes' : '')],
    ...(hasJudges
      ? ([
          ['judge', (row) => row.judge_name ?? ''],
          ['shown first', (row) => nameOf(row.first_shown) ?? ''],
        ] satisfies [string, SheetCell][])
      : []),
    ['judged at', (row) => row.judged_at ?? ''],
  ];
}

/** A CSV file for spreadsheets. Without the byte order mark, some spreadsheets would not read the file as UTF-8. */
export const sheet: ExportFormat<Piece> = {
  hasInputs: true,
  head: (of) => `\uFEFF${sheetLine(sheetCells(of).map(([name]) => name))}`,
  write(rows, of) {
    const cells = sheetCells(of);
    const line = (row: ExportedScenario) => {
      const inputs = inputsByColumn(row);
      return sheetLine(cells.map(([, cell]) => cell(row, inputs)));
    };
    return pieceOf(rows.map(line).join(''));
  },
};

/**
 * Returns one line of the file for spreadsheets, in which no text can be read as a formula. Cells with a semicolon or a
 * tab get quotes, because some spreadsheets use these characters as delimiters.
 */
function sheetLine(cells: (string | number)[]): string {
  return lineOf(
    cells.map((cell) => (typeof cell === 'number' ? String(cell) : harmless(cell))),
    /[",;\t\r\n]/,
  );
}

export function lineOf(cells: string[], needsQuotes = /[",\r\n]/): string {
  return `${cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

export const jsonLines: ExportFormat<Piece> = {
  write: (items) => pieceOf(items.map((item) => `${JSON.stringify(item)}\n`).join('')),
};
