/**
 * Records which test files run which blocks of code. `reached-blocks.ts` plants the calls of `reached`, and makes
 * Node.js load this file into every process and thread of the tests.
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
