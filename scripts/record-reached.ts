/**
 * Records which test files reach which marked places of the code. `scripts/plant-faults.ts` marks the places. Node.js
 * loads this file into every process and thread of the tests.
 */
import { appendFileSync } from 'node:fs';

const seen = new Set<string>();

Object.assign(globalThis, {
  reached(place: string) {
    // The variable is empty while a test file is imported. Test files share a worker, so only the first one imports.
    const line = `${place}\t${process.env['REACHED_BY'] ?? ''}\n`;
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(process.env['REACHED_FILE'] ?? '', line);
  },
});
