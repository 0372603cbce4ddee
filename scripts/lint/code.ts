import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.ts';
import type { Result } from './result.ts';

/** oxlint on all hand-written code, with types; a warning counts like an error. The rules are in .oxlintrc.json. */
export function lintCode(folder = root): Promise<Result> {
  const script = join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, '--type-aware', '--deny-warnings', '--format=stylish', '--config', join(root, '.oxlintrc.json')],
      { cwd: folder, maxBuffer: 1 << 26, env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => {
        resolve({
          what: 'code (oxlint)',
          problems: error === null ? '' : `${stdout}${stderr}`.trim() || error.message,
        });
      },
    );
  });
}
