import type { FileProblem, FileRow, Table } from './problems.ts';

/**
 * Reads a JSON Lines file, which has one object in each line. Each member becomes a column. If `inputs` and
 * `outputs` have the form of the contract, they become one column for each input name and each variant id.
 */
export function readJsonLines(text: string): Table {
  const problems: FileProblem[] = [];
  const rows: FileRow[] = [];
  const columns = new Set<string>();
  for (const [at, content] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (content.trim() === '') continue;
    const cells = cellsOf(content);
    if (typeof cells === 'string') problems.push({ line: at + 1, message: cells });
    else {
      for (const name of cells.keys()) columns.add(name);
      rows.push({ line: at + 1, cells });
    }
  }
  if (rows.length === 0 && problems.length === 0) problems.push({ line: 1, message: 'The file is empty.' });
  return { columns: [...columns], rows, problems };
}

function cellsOf(content: string): Map<string, string> | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return 'The line is not valid JSON.';
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return 'The line is not a JSON object.';
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(parsed)) {
    if (name === 'inputs' && isListOf(value, 'input_name', 'input_value'))
      for (const item of value) cells.set(textOf(item['input_name']), textOf(item['input_value']));
    else if (name === 'outputs' && isListOf(value, 'variant_id', 'variant_output'))
      for (const item of value) cells.set(textOf(item['variant_id']), textOf(item['variant_output']));
    else cells.set(name, textOf(value));
  }
  return cells;
}

function isListOf(value: unknown, ...names: string[]): value is Record<string, unknown>[] {
  const hasNames = (item: unknown) => typeof item === 'object' && item !== null && names.every((name) => name in item);
  return Array.isArray(value) && value.every(hasNames);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
