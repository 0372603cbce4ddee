import { readCsv } from './csv.ts';
import { readJsonLines } from './json-lines.ts';
import type { Table } from './problems.ts';

/** Reads the text of a file. The name decides how; without a known ending, the first character does. */
export function readTable(name: string, text: string): Table {
  const isJson = /\.(jsonl|ndjson|json)$/i.test(name) || (!/\.(csv|tsv|txt)$/i.test(name) && /^\s*\{/.test(text));
  return isJson ? readJsonLines(text) : readCsv(text);
}
