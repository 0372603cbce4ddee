import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Before any test: the site as it would be published. Does nothing when it is up to date. */
export default function setup(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../src/run.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
