import type { FileProblem, FileRow, Table } from './problems.ts';

/**
 * Reads a JSON Lines file, which has one object in each line, or a JSON file with a list of objects. Each member
 * becomes a column. If `inputs` and `outputs` have the form of the contract, they become one column for each input name
 * and each variant id.
 */
export function readJson(text: string): Table {
  const content = text.replace(/^\uFEFF/, '');
  const items = content.trimStart().startsWith('[') ? itemsOf(content) : linesOf(content);
  const problems: FileProblem[] = [];
  const rows: FileRow[] = [];
  const columns = new Set<string>();
  for (const { line, value, problem } of items) {
    const cells = problem ?? cellsOf(value);
    if (typeof cells === 'string') problems.push({ line, message: cells });
    else {
      for (const name of cells.keys()) columns.add(name);
      rows.push({ line, cells });
    }
  }
  if (rows.length === 0 && problems.length === 0) problems.push({ line: 1, message: 'The file is empty.' });
  return { columns: [...columns], rows, problems };
}

interface Item {
  line: number;
  value?: unknown;
  problem?: string;
}

function* linesOf(text: string): Generator<Item> {
  for (const [at, content] of text.split('\n').entries()) {
    if (content.trim() === '') continue;
    let item: Omit<Item, 'line'>;
    try {
      item = { value: JSON.parse(content) };
    } catch {
      item = { problem: 'The line is not valid JSON.' };
    }
    yield { line: at + 1, ...item };
  }
}

/** Returns the items of a list, each with the line in which it begins. */
function itemsOf(text: string): Item[] {
  let values: unknown[];
  try {
    values = JSON.parse(text) as unknown[];
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
    return [{ line: text.slice(0, position).split('\n').length, problem: 'The file is not valid JSON.' }];
  }
  const lines: number[] = [];
  let [line, depth, isAtItem] = [1, 0, false];
  // A JSON string cannot contain a line end, so each line end is a token of its own.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[^])*"?|[[\]{},\n]|[^\s"[\]{},]+/g)) {
    if (token === '\n') line += 1;
    else if (token === ',') isAtItem ||= depth === 1;
    else {
      if (isAtItem && token !== ']') lines.push(line);
      isAtItem = token === '[' && depth === 0;
      if (token === '[' || token === '{') depth += 1;
      else if (token === ']' || token === '}') depth -= 1;
    }
  }
  return values.map((value, at) => ({ line: lines[at] ?? 1, value }));
}

function cellsOf(value: unknown): Map<string, string> | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'The line is not a JSON object.';
  const cells = new Map<string, string>();
  let repeated: string | undefined;
  const add = (name: string, cell: unknown) => {
    if (cells.has(name)) repeated = name;
    cells.set(name, textOf(cell));
  };
  for (const [name, member] of Object.entries(value)) {
    if (name === 'inputs' && isListOf(member, 'input_name', 'input_value'))
      for (const item of member) add(textOf(item['input_name']), item['input_value']);
    else if (name === 'outputs' && isListOf(member, 'variant_id', 'variant_output'))
      for (const item of member) add(textOf(item['variant_id']), item['variant_output']);
    else add(name, member);
  }
  return repeated === undefined ? cells : `Two members have the name "${repeated}".`;
}

function isListOf(value: unknown, ...names: string[]): value is Record<string, unknown>[] {
  const hasNames = (item: unknown) => typeof item === 'object' && item !== null && names.every((name) => name in item);
  return Array.isArray(value) && value.every(hasNames);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
