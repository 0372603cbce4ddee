/**
 * Runs tasks of turbo.json: `node scripts/turbo.ts typecheck`. Turbo skips a task that passed before if the inputs of
 * the task have not changed.
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
    // The tests start hundreds of Node.js processes with the same code, so a shared compile cache saves time.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  },
});
process.exitCode = status ?? 1;
