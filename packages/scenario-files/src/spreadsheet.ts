/** The CSV file that the server exports for spreadsheets. The import undoes what the export changed. */
import type { FileRow, Table } from './problems.ts';

/** The first column, by which the import recognizes the file. */
export const idColumn = 'scenario id';
export const inputPrefix = 'input: ';
export const outputPrefix = 'output: ';
export const correctColumn = 'correct answer';

/** Puts an apostrophe before a text that a spreadsheet would take for a formula, or for one after apostrophes. */
export function harmless(text: string): string {
  return /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

function original(text: string): string {
  return /^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text;
}

/** Returns the delimiter of an exported file, or undefined for any other file. A spreadsheet may have changed it. */
export function exportedDelimiter(text: string): string | undefined {
  return new RegExp(`^"?${idColumn}"?([,;\\t])`).exec(text)?.[1];
}

/**
 * Returns the columns of an exported file that an evaluation is created from, with one row for each scenario. The file
 * has one row for each judge of a scenario.
 */
export function withoutJudgements({ columns, rows, problems }: Table): Table {
  const isKept = (name: string) =>
    name.startsWith(inputPrefix) || name.startsWith(outputPrefix) || name === correctColumn;
  const kept = columns.filter(isKept);
  const scenarios = new Map<string, FileRow>();
  for (const { line, cells } of rows) {
    // A row that somebody added has no id.
    const id = cells.get(idColumn) || `line ${line}`;
    if (scenarios.has(id)) continue;
    scenarios.set(id, { line, cells: new Map(kept.map((name) => [name, original(cells.get(name) ?? '')])) });
  }
  return { columns: kept, rows: [...scenarios.values()], problems, isExport: true };
}
