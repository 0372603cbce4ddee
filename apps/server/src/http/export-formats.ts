import type { Export, ExportedScenario } from '../services/export.ts';
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

/** Generates a CSV file (RFC 4180) with a header line, CRLF line ends and quotes around cells that need them. */
export async function* csvFile(pieces: Export<Piece>): AsyncGenerator<Piece> {
  yield lineOf(Object.keys(pieces.hasJudges ? { ...columns, ...judgeColumns } : columns));
  yield* pieces;
}

/** Returns one CSV line per row. All rows must have the columns of a judge, or none. */
export function csvLines(rows: ExportedScenario[]): Piece {
  const all = rows[0]?.judge_name === undefined ? columns : { ...columns, ...judgeColumns };
  return pieceOf(rows.map((row) => lineOf(Object.values(all).map((cell) => cell(row)))).join(''));
}

/** Returns one line of a CSV file. */
export function lineOf(cells: string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

export function jsonLines(items: object[]): Piece {
  return pieceOf(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
}
