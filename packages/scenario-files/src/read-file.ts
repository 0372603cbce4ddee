import { readCsv } from './csv.ts';
import { readJson } from './json.ts';
import type { Table } from './problems.ts';

/**
 * Reads the text of a file as CSV, JSON Lines or JSON. The ending of the file name decides which. If the ending is
 * unknown, the first character of the text decides.
 */
export function readTable(name: string, text: string): Table {
  const isJson = /\.(jsonl|ndjson|json)$/i.test(name) || (!/\.(csv|tsv|txt)$/i.test(name) && /^\s*[[{]/.test(text));
  return isJson ? readJson(text) : readCsv(text);
}
