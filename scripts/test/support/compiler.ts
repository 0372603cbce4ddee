import { spawnSync } from 'node:child_process';
import { isAbsolute, join } from 'node:path';
import { root } from '../../paths.ts';

/** The TypeScript compiler for one project. Each call of a function compiles the project again. */
export interface Compiler {
  /** Returns the absolute path of every compiled file, and the errors in all files. */
  compile: () => { files: string[]; errors: string[] };
  /**
   * Returns the errors in the files whose path contains `part`. Each error is a text like `path(line,column): error
   * code: message`.
   */
  errorsIn: (part: string) => string[];
}

/** `folder` contains the project. The paths in the errors are relative to it. */
export function createCompiler(folder: string, tsconfig: string): Compiler {
  const run = (...args: string[]): string[] => {
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    const { stdout, stderr, error } = spawnSync(
      process.execPath,
      [compiler, '-p', tsconfig, '--noEmit', '--pretty', 'false', ...args],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    if (error !== undefined || stderr !== '') throw error ?? new Error(stderr);
    // The details of an error follow in indented lines.
    return stdout.replaceAll(/\n\s+/g, ' ').split('\n').filter(Boolean);
  };
  return {
    compile: () => {
      const lines = run('--listFiles');
      const isFile = (line: string) => isAbsolute(line);
      return { files: lines.filter(isFile), errors: lines.filter((line) => !isFile(line)) };
    },
    errorsIn: (part) => run().filter((line) => line.slice(0, line.indexOf('(')).includes(part)),
  };
}
