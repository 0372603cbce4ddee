/** A fault in a file. The first line of the file is line 1. */
export interface FileProblem {
  line: number;
  message: string;
}

/** A row in a file: the text of each cell by the name of its column. */
export interface FileRow {
  line: number;
  cells: Map<string, string>;
}

export interface Table {
  columns: string[];
  rows: FileRow[];
  problems: FileProblem[];
  /** Whether the server exported the file for a spreadsheet, with column names such as `input: question`. */
  isExport?: boolean;
}
