import { correctColumn, harmless, idColumn, inputPrefix, outputPrefix } from '@jurybox/scenario-files';
import { inputsByColumn, type ExportColumns, type ExportedScenario, type ExportFormat } from '../services/export.ts';
import { pieceOf, type Piece } from './stream.ts';

/** The columns of the CSV export, as the contract lists them. */
const columns: { [Name in keyof ExportedScenario]?: (scenario: ExportedScenario) => string } = {
  evaluation_scenario_id: (row) => row.evaluation_scenario_id,
  position: (row) => String(row.position),
  vote: (row) => row.vote ?? '',
  vote_variant_name: (row) => row.vote_variant_name ?? '',
  score: (row) => String(row.score ?? ''),
  judged_at: (row) => row.judged_at ?? '',
  judged_by_id: (row) => row.judged_by_id ?? '',
  is_pinned: (row) => String(row.is_pinned),
  note: (row) => row.note ?? '',
  correct_answer: (row) => row.correct_answer ?? '',
  inputs: (row) => JSON.stringify(row.inputs),
  outputs: (row) => JSON.stringify(row.outputs),
  revision: (row) => String(row.revision),
};

/** The additional columns of an export with one row for each judge and scenario. */
const judgeColumns: typeof columns = {
  judge_name: (row) => row.judge_name ?? '',
  first_shown: (row) => row.first_shown ?? '',
};

const csvColumns = ({ hasJudges }: ExportColumns) => (hasJudges ? { ...columns, ...judgeColumns } : columns);

/** A CSV file (RFC 4180) with a header line, CRLF line ends and quotes around cells that need them. */
export const csv: ExportFormat<Piece> = {
  head: (of) => lineOf(Object.keys(csvColumns(of))),
  write(rows, of) {
    const cells = Object.values(csvColumns(of));
    return pieceOf(rows.map((row) => lineOf(cells.map((cell) => cell(row)))).join(''));
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
