import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Runs a tool from `node_modules` in `folder`. Resolves to an empty text if it succeeds, otherwise to its output. */
export function runTool(script: string, args: string[], folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules', script), ...args],
      { cwd: folder, maxBuffer: 1 << 26, env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => {
        resolve(error === null ? '' : `${stdout}${stderr}`.trim() || error.message);
      },
    );
  });
}
