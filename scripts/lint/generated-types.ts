import { root } from '../paths.ts';
import type { Result } from './result.ts';
import { runTool } from './tool.ts';

/** The packages with generated TypeScript. oxlint does not read generated files, so it does not check their types. */
export const projects = ['packages/types', 'packages/validators', 'packages/client'];

/** Compiles the packages with generated TypeScript, which includes the test that both generators agree. */
export async function lintGeneratedTypes(folder = root): Promise<Result> {
  const found: string[] = [];
  for (const project of projects) {
    const args = ['-p', project, '--noEmit', '--pretty', 'false'];
    found.push(await runTool('typescript-7/bin/tsc', args, folder));
  }
  return { what: 'types of generated files (tsc)', problems: found.filter((text) => text !== '').join('\n') };
}
