/**
 * Records which test files reach which marked places of the code. `scripts/plant-faults.ts` marks the places. Node.js
 * loads this file into every process and thread of the tests.
 */
import { appendFileSync } from 'node:fs';

const seen = new Set<string>();

Object.assign(globalThis, {
  reached(place: string) {
    // Empty while a test file is imported. Test files share a worker, so each might be the first that reaches the place.
    const line = `${place}\t${process.env['REACHED_BY'] ?? ''}\n`;
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(process.env['REACHED_FILE'] ?? '', line);
  },
});
