import { join } from 'node:path';
import { root } from '../paths.ts';
import type { Result } from './result.ts';
import { runTool } from './tool.ts';

/** Lists the files that `pnpm format` would change. The settings are in .oxfmtrc.jsonc. */
export async function lintFormat(folder = root): Promise<Result> {
  const args = ['--list-different', '--config', join(root, '.oxfmtrc.jsonc'), '.'];
  const files = await runTool('oxfmt/bin/oxfmt', args, folder);
  return {
    what: 'format (oxfmt)',
    problems: files === '' ? '' : `${files}\nThese files are not formatted. Run: pnpm format`,
  };
}
