/**
 * Defines the global function `reached`, which records that a test file runs a block of code. `reached-blocks.ts`
 * inserts a call of this function into each block, and makes Node.js load this file into every process and thread of
 * the tests.
 */
import { appendFileSync } from 'node:fs';

const seen = new Set<string>();

Object.assign(globalThis, {
  reached(place: string) {
    const line = `${place}\t${process.env['REACHED_BY'] ?? ''}\n`;
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(process.env['REACHED_FILE'] ?? '', line);
  },
});
