/** A fault of the file. `line` is the line of the file, from 1. */
export interface FileProblem {
  line: number;
  message: string;
}

/** A row of the file: the text of each cell by the name of its column. */
export interface FileRow {
  line: number;
  cells: Map<string, string>;
}

export interface Table {
  columns: string[];
  rows: FileRow[];
  problems: FileProblem[];
  /** Whether the server exported the file for a spreadsheet. Then prefixes tell the roles of the columns. */
  isExport?: boolean;
}
