import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import type { Result } from './result.ts';
import { runTool } from './tool.ts';

/** Lists exports that no other file imports, and files that nothing uses. The entry files are in knip.jsonc. */
export async function lintExports(folder = root): Promise<Result> {
  const config = existsSync(join(folder, 'knip.jsonc')) ? ['--config', 'knip.jsonc'] : [];
  const found = await runTool('knip/bin/knip.js', ['--no-progress', '--reporter=compact', ...config], folder);
  return {
    what: 'exports (knip)',
    problems:
      found === '' ? '' : `${found}\nDelete the unused code. If its own file uses it, delete only the word \`export\`.`,
  };
}
