import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generatedFolders } from '../../generate/tree.ts';
import { root } from '../../paths.ts';

/** Copies the contract, scripts, packages and server. */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `jurybox-${name}-`));
  const server = ['src', 'generated', 'bin', '*.json'].map((part) => `apps/server/${part}`);
  const parts = ['spec', 'scripts', 'packages', ...server, '*.json'];
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...parts], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  for (const file of files) if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  // Some generated files are not in git.
  for (const folder of generatedFolders) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  linkModules(copy);
  for (const manifest of files.filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file))) {
    const modules = join(dirname(manifest), 'node_modules');
    if (existsSync(join(root, modules)))
      cpSync(join(root, modules), join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

/** Links the installed packages into a copy. Leaves out `.cache`, because `pnpm generate` stores a hash in it. */
export function linkModules(copy: string): void {
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
}
