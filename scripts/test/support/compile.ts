import { spawnSync } from 'node:child_process';
import { isAbsolute, join } from 'node:path';
import { root } from '../../paths.ts';

/**
 * Compiles `tsconfig` in `folder`. Returns the absolute paths of all files that the compiler reads, and its errors as
 * `path(line,column): error code: message`, with a path relative to `folder`.
 */
export function compile(folder: string, tsconfig: string): { files: string[]; errors: string[] } {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [compiler, '-p', tsconfig, '--noEmit', '--pretty', 'false', '--listFiles'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (error !== undefined || stderr !== '') throw error ?? new Error(stderr);
  // Indented lines belong to the error above them.
  const lines = stdout.replaceAll(/\n\s+/g, ' ').split('\n').filter(Boolean);
  const isFile = (line: string) => isAbsolute(line);
  return { files: lines.filter(isFile), errors: lines.filter((line) => !isFile(line)) };
}
