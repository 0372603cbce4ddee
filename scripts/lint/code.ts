import { join } from 'node:path';
import { root } from '../paths.ts';
import type { Result } from './result.ts';
import { runTool } from './tool.ts';

/** Runs oxlint on all hand-written code, with types. A warning counts as an error. The rules are in .oxlintrc.json. */
export async function lintCode(folder = root): Promise<Result> {
  const args = ['--type-aware', '--deny-warnings', '--format=stylish', '--config', join(root, '.oxlintrc.json')];
  return { what: 'code (oxlint)', problems: await runTool('oxlint/bin/oxlint', args, folder) };
}
