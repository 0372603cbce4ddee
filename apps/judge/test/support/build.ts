import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the page before the tests. Does nothing if it is up to date. */
export default function setup(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../build/run.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
