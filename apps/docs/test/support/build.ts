import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the site before the tests, unless it is up to date. */
export default function setup(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../src/run.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
