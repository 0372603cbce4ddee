/** The CSV file that the server exports for spreadsheets. The import undoes what the export changed. */
import type { FileRow, Table } from './problems.ts';

/** The name of the first column, by which the import recognizes an exported file. */
export const idColumn = 'scenario id';
export const inputPrefix = 'input: ';
export const outputPrefix = 'output: ';
export const correctColumn = 'correct answer';

/**
 * Puts an apostrophe before a text that a spreadsheet would take for a formula. If the text already has apostrophes
 * before the formula, adds another one, because the import removes one.
 */
export function harmless(text: string): string {
  return /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

function original(text: string): string {
  return /^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text;
}

/** Returns undefined for a file that is not an export. A spreadsheet may change the delimiter when it saves a file. */
export function exportedDelimiter(text: string): string | undefined {
  return new RegExp(`^"?${idColumn}"?([,;\\t])`).exec(text)?.[1];
}

/**
 * Removes the judgements from an exported file: keeps only the columns with inputs, outputs and correct answers. Keeps
 * one row for each scenario, because the file has one row for each judge of a scenario.
 */
export function withoutJudgements({ columns, rows, problems }: Table): Table {
  const isKept = (name: string) =>
    name.startsWith(inputPrefix) || name.startsWith(outputPrefix) || name === correctColumn;
  const kept = columns.filter(isKept);
  const scenarios = new Map<string, FileRow>();
  for (const { line, cells } of rows) {
    // A row that somebody added to the exported file has no scenario id.
    const id = cells.get(idColumn) || `line ${line}`;
    if (scenarios.has(id)) continue;
    scenarios.set(id, { line, cells: new Map(kept.map((name) => [name, original(cells.get(name) ?? '')])) });
  }
  return { columns: kept, rows: [...scenarios.values()], problems, isExport: true };
}
