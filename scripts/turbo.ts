/**
 * Runs tasks of turbo.json, for example `node scripts/turbo.ts typecheck`. Turbo skips a task if the task passed before
 * and the files that it reads have not changed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.ts';

const turbo = join(root, 'node_modules/turbo/bin/turbo');
const { status } = spawnSync(process.execPath, [turbo, 'run', '--continue', '--ui=stream', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // Hundreds of test processes run the same code. They share the compiled code, which saves time.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  },
});
process.exitCode = status ?? 1;
