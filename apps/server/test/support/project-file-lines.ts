/** Reads and writes the lines of project files. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** The first line of a project file, or a row. */
export type Line = { table: string; row: Record<string, unknown> } & Record<string, unknown>;

/**
 * Writes a project file with these lines. Adds the last line, which contains the correct number of rows and checksum.
 */
export function writeLines(file: string, lines: object[]): void {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(file, `${text}${JSON.stringify({ rows: lines.length - 1, sha256 })}\n`);
}

/** Reads the lines of a project file, without the last line. */
export function readLines(file: string): Line[] {
  const all = readFileSync(file, 'utf8').trim().split('\n');
  return all.slice(0, -1).map((line) => JSON.parse(line) as Line);
}
