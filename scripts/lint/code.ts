import { join } from 'node:path';
import { root } from '../paths.ts';
import type { Result } from './result.ts';
import { runTool } from './tool.ts';

/**
 * Runs oxlint with type information on all hand-written code, and also reports the errors of the TypeScript compiler.
 * This takes half the CPU time of separate runs of the linter and the compiler. A warning counts as an error. The rules
 * are in .oxlintrc.json.
 */
export async function lintCode(folder = root): Promise<Result> {
  const config = join(root, '.oxlintrc.json');
  const args = ['--type-aware', '--type-check', '--deny-warnings', '--format=stylish', '--config', config];
  return { what: 'code and types (oxlint)', problems: await runTool('oxlint/bin/oxlint', args, folder) };
}
